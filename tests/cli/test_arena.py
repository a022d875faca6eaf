"""`boomtown arena`: the standings of a small tournament."""

from tests.cli.runner import refused, run


def test_a_tournament_prints_its_standings() -> None:
    result = run("arena", "wagons", "greenhorn", "deputy", "--games", "2")
    assert result.exit_code == 0
    assert "95 % interval" in result.stdout
    rows = [line.split() for line in result.stdout.splitlines()]
    assert any(row[:3] == ["Deputy", "2", "2"] for row in rows)


def test_a_wrong_tournament_is_refused() -> None:
    assert "There is no game “monopoly”" in refused("arena", "monopoly", "deputy", "deputy")
    assert "There is no bot “robot”" in refused("arena", "wagons", "deputy", "robot")
    assert "cannot be played by 3" in refused("arena", "wagons", "deputy", "deputy", "deputy")
    assert "BOT is missing" in refused("arena", "wagons")
