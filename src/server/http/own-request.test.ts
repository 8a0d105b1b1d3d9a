import { expect, test } from "vitest";
import { isOwnRequest } from "./own-request.ts";

const own = "https://shop.example";

test.each([
  ["GET", { origin: "https://evil.example" }, true],
  ["POST", {}, true],
  ["POST", { origin: own, host: "10.0.0.1:3000" }, true],
  ["POST", { origin: "http://10.0.0.1:3000", host: "10.0.0.1:3000" }, true],
  ["POST", { origin: "https://evil.example", host: "shop.example" }, false],
  ["POST", { origin: "https://shop.example.evil.example", host: "shop.example" }, false],
  ["POST", { origin: "https://shop.example:8443", host: "shop.example" }, false],
  ["POST", { origin: "null", host: "shop.example" }, false],
  ["POST", { origin: own, "sec-fetch-site": "cross-site" }, false],
  ["DELETE", { "sec-fetch-site": "same-origin" }, true],
])("HTTP-19 %s with %j is allowed: %j", (method, headers, expected) => {
  expect(isOwnRequest(new Request(`${own}/x`, { method, headers }), own)).toBe(expected);
});
