"""The guide: complete, in sections, with every ruling once."""

import re

from stardeck.games.rock_the_galaxy.options import RockOptions

from .positions import CARDS, GAME

GUIDE = (GAME.folder / "guide.md").read_text(encoding="utf-8")


def test_the_guide_has_its_sections():
    """How to play, from the idea to the rulings."""
    assert re.findall(r"^## (.*)$", GUIDE, re.M) == [
        "What it is about",
        "Setting up",
        "A turn",
        "Action cards",
        "Sets and music cards",
        "Singles, fans and yoinking",
        "End of the game",
        "Options",
        "Reconstructed cards",
        "Rulings",
    ]


def test_every_ruling_has_its_line():
    """R1 to R63, then our own, each as question and ruling."""
    lines = re.findall(r"^\*\*(R[\w-]+)\*\* (.+): (.+)\.$", GUIDE, re.M)
    ours = [name for name, _, _ in lines if name.startswith("R-new")]

    assert [name for name, _, _ in lines] == [f"R{n}" for n in range(1, 64)] + [
        f"R-new{n + 1}" for n in range(len(ours))
    ]
    assert len(ours) == 9


def test_every_option_preset_theme_and_band_is_explained():
    """Nothing that can be chosen or held is left out."""
    for option in RockOptions.__struct_fields__:
        assert f"**{option}" in GUIDE, option
    for preset in GAME.presets:
        assert f"`{preset}`" in GUIDE
    for entry in (*CARDS.file.theme, *CARDS.file.band):
        assert entry.name in GUIDE, entry.name


def test_the_numbers_of_the_guide_are_those_of_the_card_file():
    """The supply table is the one that is dealt."""
    for players in (2, 3, 4):
        first, later = CARDS.supply["first", players], CARDS.supply["later", players]
        assert f"| {players} | {first[0]} | {first[1]} | {later[0]} | {later[1]} |" in GUIDE
