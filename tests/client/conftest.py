"""What tests of the built client share."""

from pathlib import Path

import pytest

BUILT = Path(__file__).parents[2] / "src" / "stardeck" / "web"


@pytest.fixture
def client_files():
    """The folder of the built client."""
    if not (BUILT / "index.html").is_file():
        pytest.skip("the client was not built: make web")
    return BUILT
