"""`python -m stardeck.server HOST PORT`: serve with settings from the environment; `stardeck serve` is for people."""

import sys

from stardeck.server.run import serve
from stardeck.server.settings import from_environment

if __name__ == "__main__":
    serve(from_environment(), sys.argv[1], int(sys.argv[2]))
