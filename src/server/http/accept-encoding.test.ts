import { expect, test } from "vitest";
import { negotiateEncoding, negotiateQuickEncoding } from "./accept-encoding.ts";

test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.1, gzip;q=0.9", "gzip"],
  ["gzip;q=0.9 , br ; q=0.9", "br"],
  ["*", "br"],
  ["*;q=0", "identity"],
  ["br;q=0, *;q=0.5", "gzip"],
  ["identity;q=1, br;q=0.5", "identity"],
  ["deflate, zstd", "identity"],
  ["brotli, gzipped", "identity"],
  ["br;q=high", "identity"],
  ["br;q=7, gzip;q=0.001", "gzip"],
  [",,;;=,", "identity"],
])("HTTP-01 a client that accepts %j gets %s", (header, expected) => {
  expect(negotiateEncoding(header)).toBe(expected);
  // The second answer comes from what is remembered.
  expect(negotiateEncoding(header)).toBe(expected);
});

test.each([
  ["gzip, deflate, br, zstd", "zstd"],
  ["gzip, deflate, br", "br"],
  ["zstd;q=0.5, gzip", "gzip"],
  [undefined, "identity"],
])("HTTP-34 a response for one visitor who accepts %j is sent as %s", (header, expected) => {
  expect(negotiateQuickEncoding(header)).toBe(expected);
});
