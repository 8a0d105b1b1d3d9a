import { expect, test } from "vitest";
import { isPrivateAddress } from "./private-address.ts";

test.each(["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.7", "169.254.1.1", "::1", "fd00::1"])(
  "SALE-38 %s is an address that identifies no customer",
  (address) => expect(isPrivateAddress(address)).toBe(true),
);

test.each(["203.0.113.7", "8.8.8.8", "172.32.0.1", "2001:db8::1"])(
  "SALE-38 %s is a public internet address",
  (address) => expect(isPrivateAddress(address)).toBe(false),
);
