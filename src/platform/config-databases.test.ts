import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const root = "/srv/shop";
const DATABASE_URL = "postgres://owner:pw@localhost:6432/shop";
const DATABASE_DIRECT_URL = "postgres://owner:pw@localhost/shop";

test("INST-15 DATABASE_URL may be a pooler's address if the server's own address is given, too", () => {
  expect(readConfig({ DATABASE_URL, DATABASE_DIRECT_URL }, root)).toMatchObject({
    databaseUrl: DATABASE_DIRECT_URL,
    poolerUrl: DATABASE_URL,
    demo: false,
  });
  const alone = readConfig({ DATABASE_URL }, root);
  expect([alone.databaseUrl, alone.poolerUrl]).toEqual([DATABASE_URL, undefined]);
});

test("INST-15 the server's own address alone is not enough", () => {
  expect(() => readConfig({ DATABASE_DIRECT_URL }, root)).toThrow(
    new ConfigError(["DATABASE_URL: must be set, because DATABASE_DIRECT_URL is set."]),
  );
});

test("REPLICA-11 the address of a replica needs that of its primary, and an encrypted connection", () => {
  const replica = "postgres://owner:hunter2@replica.example/shop";
  const DATABASE_READ_URL = `${replica}?sslmode=verify-full`;
  expect(readConfig({ DATABASE_URL, DATABASE_READ_URL }, root)).toMatchObject({
    replicaUrl: DATABASE_READ_URL,
  });
  expect(() => readConfig({ DATABASE_READ_URL }, root)).toThrow(
    new ConfigError(["DATABASE_URL: must be set, because DATABASE_READ_URL is set."]),
  );
  expect(() => readConfig({ DATABASE_URL, DATABASE_READ_URL: replica }, root)).toThrow(
    /^DATABASE_READ_URL: must use encryption on the way to replica\.example: (?!.*hunter2)/,
  );
  expect(() => readConfig({ DATABASE_URL, DATABASE_READ_URL: "hunter2" }, root)).toThrow(
    /^DATABASE_READ_URL: must be an address such as (?!.*hunter2)/,
  );
});

test("INST-15 the connection to the server itself must be encrypted, too", () => {
  const elsewhere = "postgres://owner:hunter2@db.example/shop";
  expect(() => readConfig({ DATABASE_URL, DATABASE_DIRECT_URL: elsewhere }, root)).toThrow(
    /^DATABASE_DIRECT_URL: must use encryption on the way to db\.example: (?!.*hunter2)/,
  );
});
