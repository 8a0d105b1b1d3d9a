import { expect, test } from "vitest";
import { isPublicAddress } from "./post-public.ts";

test.each(["8.8.8.8", "142.250.75.74", "100.128.0.1", "172.32.0.1", "2a00:1450:4028::200a"])(
  "PUSH-11 %s is on the public internet",
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  "0.0.0.0",
  "10.0.0.1",
  "100.64.0.1",
  "127.0.0.1",
  "169.254.169.254",
  "172.31.255.255",
  "192.168.1.1",
  "198.18.0.1",
  "224.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "2001:db8::1",
  "2002:7f00:1::",
  "fd00::1",
  "fe80::1",
  "ff02::1",
  "push.example.com",
  "",
])("PUSH-11 %s is not", (address) => expect(isPublicAddress(address)).toBe(false));
