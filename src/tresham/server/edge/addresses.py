"""Where requests come from: which addresses are one neighbour, and which speak for others."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

HOUSE = 64
"""So many bits of an IPv6 address a provider gives to one house; the rest its people choose as they like."""


def neighbourhood(host: str) -> str:
    """All addresses that one person may well have at once, as one; whatever is no address stays as it is.

    >>> neighbourhood("192.0.2.7"), neighbourhood("2001:db8::7"), neighbourhood("2001:db8::8"), neighbourhood("")
    ('192.0.2.7', '2001:db8::/64', '2001:db8::/64', '')
    """
    address = read_address(host)
    if isinstance(address, IPv6Address):
        return str(ip_network((address, HOUSE), strict=False))
    return host if address is None else str(address)


def read_address(host: str) -> IPv4Address | IPv6Address | None:
    """The address in a text, if there is one. An old address in new clothes is the old one.

    >>> read_address("::ffff:192.0.2.7"), read_address("fe80::1%eth0"), read_address("testclient")
    (IPv4Address('192.0.2.7'), IPv6Address('fe80::1'), None)
    """
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (address.ipv4_mapped if isinstance(address, IPv6Address) else None) or address


class Proxies:
    """Addresses that speak for many, written as uvicorn wants them.

    >>> club = Proxies("127.0.0.1, 10.0.0.0/8")
    >>> club.include("10.1.2.3"), club.include("192.0.2.7"), club.include("::1"), Proxies("*").include("192.0.2.7")
    (True, False, False, True)
    """

    def __init__(self, text: str) -> None:
        words = [word.strip() for word in text.split(",")]
        self._everybody = "*" in words
        self._networks = []
        for word in words:
            try:
                self._networks.append(ip_network(word, strict=False))
            except ValueError:
                continue  # a name, or nothing: no address is one

    def include(self, host: str) -> bool:
        """Does this address speak for others?"""
        address = read_address(host)
        return self._everybody or (address is not None and any(address in one for one in self._networks))
