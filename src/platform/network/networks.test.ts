import { expect, test } from "vitest";
import { getNetwork, getNetworks } from "./networks.ts";

test("all spellings of an address give the same IPv6 network", () => {
  const spellings = [
    "2001:db8::1",
    "2001:DB8:0:0:ffff::2",
    "2001:db8:0:0:1:2:3:4",
    "2001:db8::%eth0",
  ];
  for (const address of spellings) expect(getNetwork(address)).toBe("2001:db8:0:0::/64");
  expect(getNetwork("2001:db8:0:1::1")).toBe("2001:db8:0:1::/64");
});

test("an IPv4 address is its own network, and so is any other text", () => {
  expect(getNetwork("192.0.2.7")).toBe("192.0.2.7");
  expect(getNetworks("somebody@mail.example/64")).toEqual(["somebody@mail.example/64"]);
});

test.each([
  ["2001:db8:1:2ff::7", ["2001:db8:1:2ff::/64", "2001:db8:1:200::/56", "2001:db8:1::/48"]],
  ["2001:db8::7", ["2001:db8:0:0::/64", "2001:db8:0:0::/56", "2001:db8:0::/48"]],
  ["192.0.2.7", ["192.0.2.7", "192.0.2.0/24"]],
])("LIMIT-18 around %s are the networks that one customer may own", (address, networks) => {
  expect(getNetworks(address)).toEqual(networks);
  expect(getNetworks(getNetwork(address))).toEqual(networks);
});
