import { expect, test } from "vitest";
import { limitKey } from "./limit-key.ts";

test.each([
  ["2001:db8:1:2::7", "2001:db8:1:2:ffff:ffff:ffff:ffff"],
  ["2001:db8:1:2::", "2001:0DB8:0001:0002:0:0:0:1"],
  ["2001:db8::1", "2001:db8:0:0::ffff"],
  ["::1", "0:0:0:0:0:0:0:2"],
  ["fe80::1%eth0", "fe80::2"],
  ["Somebody@Mail.example ", "somebody@mail.example"],
])("LIMIT-05 %s and %s are counted together", (one, other) => {
  expect(limitKey(one)).toBe(limitKey(other));
});

test.each([
  ["2001:db8:1:2::7", "2001:db8:1:3::7"],
  ["2001:db8::1", "2001:db8:0:1::1"],
  ["192.0.2.1", "192.0.2.2"],
  ["a@mail.example", "b@mail.example"],
])("LIMIT-05 %s and %s are counted apart", (one, other) => {
  expect(limitKey(one)).not.toBe(limitKey(other));
});

test("LIMIT-05 a key reveals nothing about its parts", () => {
  expect(limitKey("somebody@mail.example")).toMatch(/^[\w-]{43}$/);
});
