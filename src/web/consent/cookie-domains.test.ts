import { expect, test } from "vitest";
import { getDomains } from "./cookie-domains.ts";

test.each([
  ["www.shop.example.com", ["www.shop.example.com", "shop.example.com", "example.com"]],
  ["example.com", ["example.com"]],
  ["localhost", []],
  ["127.0.0.1", []],
  ["[::1]", []],
])(
  "CONS-17 the tag's cookies of %s are deleted for each domain that may have them",
  (host, domains) => {
    expect(getDomains(host)).toEqual(domains);
  },
);
