import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const root = "/srv/shop";
const DATABASE_URL = "postgres://owner:pw@localhost:6432/shop";
const DATABASE_DIRECT_URL = "postgres://owner:pw@localhost/shop";

test("INST-15 DATABASE_URL may lead to a pooler where the address of the server itself is there, too", () => {
  expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL }, root)).toMatchObject({
    databaseUrl: DATABASE_DIRECT_URL,
    poolerUrl: DATABASE_URL,
    demo: false,
  });
  const alone = readConfig({ DATABASE_URL }, root);
  expect([alone.databaseUrl, alone.poolerUrl]).toEqual([DATABASE_URL, undefined]);
});

test("INST-15 the address of the server itself is not enough", () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL }, root)).toThrow(
    new ConfigError(["DATABASE_URL: must be set as well, because DATABASE_DIRECT_URL is."]),
  );
});

test("INST-15 the address of the server itself must not travel in clear either", () => {
  const elsewhere = "postgres://owner:hunter2@db.example/shop";
  expect(() => readConfig({ DATABASE_URL, DATABASE_DIRECT_URL: elsewhere }, root)).toThrow(
    /^DATABASE_DIRECT_URL: must not travel in clear to db\.example: (?!.*hunter2)/,
  );
});
