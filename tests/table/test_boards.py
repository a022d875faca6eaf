"""The files of a board that a package brings: those of its folder and no others, and they open as no page."""

from pathlib import Path

import pytest

from boomtown.table import boards
from tests.table.harness import Server


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The board of a game, beside something that is nobody's business."""
    folder = tmp_path / "room" / "board"
    (folder / "parts").mkdir(parents=True)
    (folder / "board.js").write_text("export default () => ({ draw() {} })", "utf-8")
    (folder / "parts" / "more.css").write_text(".x {}", "utf-8")
    (folder / "page.html").write_text("<script>alert(1)</script>", "utf-8")
    (folder / "nugget.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>", "utf-8")
    (folder.parent / "secret.js").write_text("secret", "utf-8")
    (folder / "link.js").symlink_to(folder.parent / "secret.js")
    monkeypatch.setattr(boards, "board_folder", lambda game_id: folder if game_id == "wagons" else None)
    return folder


def test_the_files_of_the_folder_are_served(tmp_path: Path, folder: Path) -> None:
    with Server(tmp_path) as server:
        module = server.http.get("/api/games/wagons/board/board.js")
        assert module.text == (folder / "board.js").read_text("utf-8")
        assert "javascript" in module.headers["content-type"]
        assert server.http.get("/api/games/wagons/board/parts/more.css").headers["content-type"].startswith("text/css")
        again = server.http.get("/api/games/wagons/board/board.js", headers={"If-None-Match": module.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "page.html",
        "missing.js",
        "parts",
        "",
        "link.js",
        "../secret.js",
        "..%2fsecret.js",
        "%2e%2e/secret.js",
        "parts/..%2f..%2fsecret.js",
        "%00.js",
        "a" * 300 + ".js",
    ],
)
def test_nothing_else_is(tmp_path: Path, folder: Path, path: str) -> None:
    with Server(tmp_path) as server:
        answer = server.http.get(f"/api/games/wagons/board/{path}")
        assert answer.status_code == 404 and "secret" not in answer.text.replace("secret.js", "")


def test_a_game_without_a_board_and_no_game_have_none(tmp_path: Path, folder: Path) -> None:
    with Server(tmp_path) as server:
        assert server.http.get("/api/games/carson/board/board.js").status_code == 404
        assert server.http.get("/api/games/nowhere/board/board.js").status_code == 404


def test_opened_as_a_page_a_file_may_do_nothing(tmp_path: Path, folder: Path) -> None:
    with Server(tmp_path) as server:
        headers = server.http.get("/api/games/wagons/board/nugget.svg").headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "sandbox" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
