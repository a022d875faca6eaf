"""What `boomtown serve` prints: where it is found, a QR code for phones; and whom the address of a guest stands for."""

import re

import pytest

from boomtown.table import addresses
from boomtown.table.addresses import greeting, network_address, own_address, payer, qr_code, read_networks
from boomtown.table.refusals import CannotServe


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "outward_host", lambda: "192.168.1.7")


def test_a_server_for_this_machine_alone_has_one_address() -> None:
    assert greeting("127.0.0.1", 8765, with_picture=True) == "Boomtown: http://127.0.0.1:8765/"
    for host in ("localhost", "::1", "127.0.0.9"):
        assert network_address(host, 8765) is None


def test_a_server_for_everybody_says_where_others_find_it() -> None:
    lines = greeting("0.0.0.0", 8765, with_picture=True).splitlines()
    assert lines[0] == "Boomtown: http://127.0.0.1:8765/"
    assert lines[1].strip() == "http://192.168.1.7:8765/"
    assert "\n".join(lines[2:]).strip() == qr_code("http://192.168.1.7:8765/").strip()
    assert "\u2588" not in greeting("0.0.0.0", 8765, with_picture=False)


def test_an_address_of_the_network_is_that_of_others() -> None:
    assert own_address("10.0.0.2", 80) == network_address("10.0.0.2", 80) == "http://10.0.0.2:80/"
    assert own_address("::", 80) == "http://[::1]:80/"
    assert greeting("10.0.0.2", 80, with_picture=False).count("http") == 1


def test_a_machine_in_no_network_serves_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "outward_host", lambda: None)
    assert network_address("0.0.0.0", 8765) is None


def test_the_picture_is_square() -> None:
    lines = [line for line in qr_code("http://192.168.1.7:8765/").splitlines() if line]
    assert len(lines[0]) == 29 and len(lines) == 15  # two rows of the code in each line
    assert re.fullmatch("[ \u2580\u2584\u2588]+", lines[3])


def test_this_machine_finds_its_own_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    found = addresses.outward_host()
    assert found is None or re.fullmatch(r"\d+(\.\d+){3}", found)


@pytest.mark.parametrize(
    ("address", "charged"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unknown", "unknown"),
    ],
)
def test_whoever_has_a_network_of_ipv6_is_one(address: str, charged: str) -> None:
    assert payer(address) == charged


@pytest.mark.parametrize("wrong", ["localhost", "*", "10.0.0.1/8", "300.0.0.1", ""])
def test_a_proxy_that_cannot_be_known_is_told(wrong: str) -> None:
    assert [str(network) for network in read_networks(["127.0.0.1", "fd00::/8"])] == ["127.0.0.1/32", "fd00::/8"]
    with pytest.raises(CannotServe) as refused:
        read_networks(["127.0.0.1", wrong])
    assert refused.value.key == "table-proxy"
