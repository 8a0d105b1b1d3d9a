import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

function getErrorLines(env: Record<string, string | undefined>): readonly string[] {
  try {
    readConfig(env, "/srv/shop");
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

test.each([
  ["SMTP_URL", "smtp://u:hunter2@mail.example?requireTLS=false"],
  ["SMTP_URL", "smtp://u:hunter2@mail.example?ignoreTLS=true"],
  ["SMTP_URL", "smtps://u:hunter2@mail.example?tls.rejectUnauthorized=false"],
  ["SMTP_URL", "smtps://u:hunter2@mail.example?secure=0"],
  ["S3_ENDPOINT", "http://mail.example:9000"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://mail.example:4318"],
  ["DATABASE_URL", "postgres://owner:hunter2@mail.example/shop"],
  ["DATABASE_URL", "postgres://owner:hunter2@mail.example/shop?sslmode=disable"],
  ["DATABASE_URL", "postgres://owner:hunter2@mail.example/shop?sslmode=no-verify"],
  [
    "DATABASE_URL",
    "postgres://owner:hunter2@mail.example/shop?sslmode=require&uselibpqcompat=true",
  ],
  ["DATABASE_URL", "postgres://owner:hunter2@localhost/shop?host=mail.example"],
])("RUN-44 refuses a %s without encryption, unless its host is named: %s", (name, value) => {
  const whole =
    name === "S3_ENDPOINT"
      ? { S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "id", S3_SECRET_ACCESS_KEY: "key" }
      : {};
  const [line, ...more] = getErrorLines({ [name]: value, ...whole });
  expect(more).toEqual([]);
  expect(line).toMatch(
    new RegExp(
      `^${name}: must use encryption on the way to mail\\.example: [^\n]* add mail\\.example to PLAINTEXT_HOSTS `,
    ),
  );
  expect(line).not.toContain("hunter2");
  const PLAINTEXT_HOSTS = "other.example, Mail.example";
  expect(getErrorLines({ [name]: value, ...whole, PLAINTEXT_HOSTS })).toEqual([]);
});

test.each([
  ["SMTP_URL", "smtp://u:p@mail.example"],
  ["SMTP_URL", "smtp://127.0.0.1:1025?ignoreTLS=true"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://[::1]:4318"],
  ["DATABASE_URL", "postgres://owner:pw@db.example/shop?sslmode=verify-full"],
  ["DATABASE_URL", "postgres://owner:pw@127.0.0.1/shop"],
  ["DATABASE_URL", "postgres://owner:pw@localhost/shop?host=/var/run/postgresql"],
  ["DATABASE_URL", "postgres://owner:pw@%2Fvar%2Frun%2Fpostgresql/shop"],
  ["DATABASE_URL", "postgres:///shop?host=/var/run/postgresql"],
])("RUN-44 accepts a %s that is encrypted or local: %s", (name, value) => {
  expect(getErrorLines({ [name]: value })).toEqual([]);
});
