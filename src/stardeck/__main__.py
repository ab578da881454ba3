"""`python -m stardeck` is the `stardeck` command."""

from stardeck.cli import main

if __name__ == "__main__":  # a worker process of the lab imports this file again
    main()
