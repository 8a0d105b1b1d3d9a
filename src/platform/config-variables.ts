/** The allowed values of each environment variable. config.ts checks that they fit together. */
import { isIP } from "node:net";
import { z } from "zod";
import { cutEnd } from "#shared/cut-end.ts";
import {
  hasProtocol,
  isAddressOrNetwork,
  isBaseAddress,
  isDecodable,
  isOrigin,
  isPrivateAddress,
  web,
} from "./config-addresses.ts";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

function getParts(list: string): string[] {
  return list
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

const hexKey = /^[0-9a-f]{64}$/i;

function isKey(text: string): boolean {
  return hexKey.test(text) || /^[\w+/-]{43}=?$/.test(text);
}

/** The bytes of a valid key. */
function getKey(text: string): Buffer {
  // Both alphabets of base64 are read.
  return Buffer.from(text, hexKey.test(text) ? "hex" : "base64");
}

const word = /^[\x21-\x7e]+$/;
const secret = z.string().regex(word, "must not contain spaces or control characters");

/** The origin of a payment service's API. */
const createServiceUrl = (example: string) =>
  z
    .string()
    .refine(
      (text) => isOrigin(text) && isPrivateAddress(text),
      `must be an address without a path, such as ${example}; http:// is allowed only for this computer`,
    )
    .transform((text) => new URL(text).origin)
    .optional();

function getUrl(protocols: readonly string[], example: string) {
  return z
    .string()
    .refine((text) => hasProtocol(text, protocols), `must be an address such as ${example}`);
}

/** With any other value, the mail library would silently open no connection. */
function hasPossiblePool(text: string): boolean {
  const most = URL.canParse(text) ? new URL(text).searchParams.get("maxConnections") : null;
  return most === null || /^[1-9]\d?$/.test(most);
}

/** A mailbox always belongs to someone. */
function hasLogin(text: string): boolean {
  if (!URL.canParse(text)) return true; // The protocol says what is wrong.
  const { username, password } = new URL(text);
  return [username, password].every((part) => part !== "" && isDecodable(part));
}

const databaseUrl = getUrl(
  ["postgres:", "postgresql:"],
  "postgres://owner:password@host/database",
).refine(isDecodable, "must contain % only as %25");

export const variables = z.object({
  PORT: z
    .string()
    .refine(
      (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
      "must be a whole number from 0 to 65535",
    )
    .transform(Number)
    .default(3000),
  HOST: z.string().regex(word, "must be an address or a host name").default("127.0.0.1"),
  DATA_DIR: z
    .string()
    .refine((text) => !text.includes("\0"), "must be a folder")
    .default("./data"),
  WORKERS: z
    .string()
    .regex(/^([1-9]|[12]\d|3[0-2])$/, "must be a whole number from 1 to 32")
    .transform(Number)
    .default(1),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, "must be an address without a path, such as https://shop.example")
    .transform((text) => new URL(text).origin)
    .optional(),
  DATABASE_URL: databaseUrl.optional(),
  DATABASE_DIRECT_URL: databaseUrl.optional(),
  DATABASE_READ_URL: databaseUrl.optional(),
  DEMO: z
    .string()
    .toLowerCase()
    .pipe(z.enum(["1", "0", "true", "false", "on", "off", "yes", "no"], "must be on or off"))
    .transform((text) => ["1", "true", "on", "yes"].includes(text))
    .optional(),
  PAYMENTS: z.enum(["off", "manual", "stripe"], "must be off, manual or stripe").default("off"),
  STRIPE_SECRET_KEY: secret
    .regex(/^[sr]k_/, "must be a secret key, which starts with sk_ or rk_")
    .optional(),
  STRIPE_WEBHOOK_SECRET: secret
    .startsWith("whsec_", "must be a signing secret, which starts with whsec_")
    .optional(),
  STRIPE_API_URL: createServiceUrl("https://api.stripe.com"),
  PAYPAL_API_URL: createServiceUrl("https://api-m.paypal.com"),
  PAYPLUS_API_URL: createServiceUrl("https://restapi.payplus.co.il"),
  BACKUPS: z.enum(["nightly", "off"], "must be nightly or off").optional(),
  BACKUP_DIR: z
    .string()
    .refine((text) => !text.includes("\0"), "must be a folder")
    .optional(),
  BACKUP_KEEP: z
    .string()
    // Not 1: the old backup is removed when the new one is written, and the new one is tested only
    // after that.
    .refine(
      (text) => /^[1-9]\d{0,3}$/.test(text) && text !== "1",
      "must be a whole number from 2 to 9999",
    )
    .transform(Number)
    .default(7),
  SMTP_URL: getUrl(["smtp:", "smtps:"], "smtps://user:password@host")
    .refine(hasPossiblePool, "must have a number from 1 to 99 after maxConnections=")
    .optional(),
  MAILJET_API_KEY: secret.optional(),
  MAILJET_API_SECRET: secret.optional(),
  IMAP_URL: getUrl(["imap:", "imaps:"], "imaps://user:password@host")
    .refine(hasLogin, "must have a user name and a password, with % only as %25")
    .optional(),
  S3_ENDPOINT: z
    .string()
    .refine(
      isBaseAddress,
      "must be an address such as https://s3.example.com, without user name, password and query",
    )
    .transform((text) => cutEnd(text, "/"))
    .optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket name")
    .optional(),
  S3_ACCESS_KEY_ID: secret.optional(),
  S3_SECRET_ACCESS_KEY: secret.optional(),
  S3_REGION: z
    .string()
    .regex(/^[\w-]{1,40}$/, "must be the name of a region, such as eu-central-1")
    .optional(),
  SECOND_FACTOR_KEY: z
    .string()
    .transform(getParts)
    .refine(
      ([current, ...former]) =>
        [current, ...former].every((key) => key === undefined || isKey(key) || key === "none") &&
        !former.includes("none") &&
        (current !== "none" || former.length > 0),
      "must be 32 bytes in hexadecimal or base64 (openssl rand -hex 32); former keys may follow, separated by commas",
    )
    .transform(([current, ...former]) => ({
      current: current === undefined || current === "none" ? undefined : getKey(current),
      former: former.map(getKey),
    }))
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((text) => (text === "none" ? [] : getParts(text)))
    .refine(
      (parts) => parts.every(isAddressOrNetwork),
      "must be IP addresses or networks separated by commas, such as 10.0.0.0/8, 2001:db8::1, or none",
    )
    .default([]),
  PLAINTEXT_HOSTS: z
    .string()
    .toLowerCase()
    .transform(getParts)
    .refine(
      (parts) => parts.every((part) => /^[\w.-]+$/.test(part) || isIP(part) !== 0),
      "must be host names or IP addresses separated by commas, such as mail.internal, 10.0.0.5",
    )
    .default([]),
  EXCHANGE_RATES_URL: z
    .string()
    .refine(
      isPrivateAddress,
      "must be an address such as https://open.er-api.com/v6/latest/USD; http:// is allowed only for this computer",
    )
    .optional(),
  // It is written into pages and addresses, hence the narrow pattern.
  ANALYTICS_ID: z
    .string()
    .regex(
      /^(G|GTM)-[A-Z0-9]{4,20}$/,
      "must be a measurement id such as G-ABC123 or a container id such as GTM-ABC123",
    )
    .optional(),
  TEST_CLOCK: z.iso
    .datetime({
      offset: true,
      error: "must be a date and time, such as 2026-12-31T23:59:30+02:00",
    })
    .transform((text) => Date.parse(text))
    .optional(),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  OTEL_EXPORTER_OTLP_ENDPOINT: getUrl(web, "http://127.0.0.1:4318").optional(),
});

export type Variables = z.infer<typeof variables>;
export type VariableName = keyof Variables;

/** May contain a password or be one, so errors name the variable but not its value. */
export const secretNames: ReadonlySet<string> = new Set<VariableName>([
  "DATABASE_URL",
  "DATABASE_DIRECT_URL",
  "DATABASE_READ_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SECOND_FACTOR_KEY",
  "SMTP_URL",
  "MAILJET_API_KEY",
  "MAILJET_API_SECRET",
  "IMAP_URL",
  "S3_ENDPOINT",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "EXCHANGE_RATES_URL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
]);
