import { expect, test } from "vitest";
import { createOwnHostCheck } from "./own-host.ts";

const isOwn = createOwnHostCheck("https://demo.example");

test.each([
  "localhost",
  "localhost:3000",
  "LOCALHOST:1",
  "127.0.0.1:3361",
  "127.8.8.8",
  "[::1]:3000",
  "demo.example",
  "demo.example:8443",
])("RUN-43 a demo answers to its own names at any port: %s", (host) => {
  expect(isOwn(host)).toBe(true);
});

test.each([
  undefined,
  "",
  "rebound.evil.example",
  "localhost.evil.example",
  "demo.example.evil.example",
  "10.0.0.1:3000",
  "0.0.0.0",
  "localhost@evil.example",
  "evil.example#@localhost",
  "[::1",
])("RUN-43 a demo knows no other name: %s", (host) => {
  expect(isOwn(host)).toBe(false);
});
