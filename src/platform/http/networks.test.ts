import { expect, test } from "vitest";
import { getNeighbourhood, getNetwork } from "./networks.ts";

test("all spellings of the addresses of an IPv6 network are that network", () => {
  const spellings = [
    "2001:db8::1",
    "2001:DB8:0:0:ffff::2",
    "2001:db8:0:0:1:2:3:4",
    "2001:db8::%eth0",
  ];
  for (const address of spellings) expect(getNetwork(address)).toBe("2001:db8:0:0::/64");
  expect(getNetwork("2001:db8:0:1::1")).toBe("2001:db8:0:1::/64");
});

test("an IPv4 address stands for itself, and has a neighbourhood", () => {
  expect(getNetwork("192.0.2.7")).toBe("192.0.2.7");
  expect(getNeighbourhood("192.0.2.7")).toBe("192.0.2.0/24");
  expect(getNeighbourhood("2001:db8::1")).toBeUndefined();
});
