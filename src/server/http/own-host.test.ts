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

test("RUN-43 a demo answers to its names repeatedly, and to new ones after many", () => {
  const hosts = Array.from({ length: 50 }, (_, port) => `localhost:${port + 1}`);
  expect([...hosts, ...hosts].every(isOwn)).toBe(true);
  expect(isOwn("rebound.evil.example")).toBe(false);
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
])("RUN-43 a demo refuses other names: %s", (host) => {
  expect(isOwn(host)).toBe(false);
});
