/** What each environment variable may hold. How they fit together is judged in config.ts. */
import { BlockList, isIP } from "node:net";
import { z } from "zod";

export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
export type LogLevel = (typeof logLevels)[number];

/** An address that only this computer can reach. */
export function isLoopback(host: string): boolean {
  if (host === "localhost") return true;
  const bare = host.replace(/^\[(.*)\]$/, "$1");
  const loopback = new BlockList();
  loopback.addSubnet("127.0.0.0", 8, "ipv4");
  loopback.addAddress("::1", "ipv6");
  const family = isIP(bare);
  return family !== 0 && loopback.check(bare, family === 6 ? "ipv6" : "ipv4");
}

function isAddressOrNetwork(text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    prefix === undefined ||
    // Not 0: if all the world is a proxy, everybody may call themselves what they like.
    (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32))
  );
}

/** An address below which other addresses begin: nothing stands behind its path, and nobody signs in with it. */
function isBaseAddress(text: string): boolean {
  if (!hasProtocol(text, web)) return false;
  const { search, hash, username, password } = new URL(text);
  return `${search}${hash}${username}${password}` === "" && !/[?#]/.test(text);
}

function hasProtocol(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** Passwords with a bare "%" are common, and the driver fails on them without a word about where. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  if (!hasProtocol(text, web)) return false;
  const url = new URL(text);
  return (
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === "" &&
    url.password === ""
  );
}

/** An address that nobody on the way can listen in on, or answer in the name of. */
function isPrivateAddress(text: string): boolean {
  if (!hasProtocol(text, web)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  // Names and passwords are no part of addresses that are asked by fetch.
  return `${username}${password}` === "" && (protocol === "https:" || isLoopback(hostname));
}

const web = ["http:", "https:"];
const word = /^[\x21-\x7e]+$/;
const secret = z.string().regex(word, "must not contain spaces or control characters");

function urlOf(protocols: readonly string[], example: string) {
  return z
    .string()
    .refine((text) => hasProtocol(text, protocols), `must be an address such as ${example}`);
}

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
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, "must be an address without a path, such as https://shop.example")
    .transform((text) => new URL(text).origin)
    .optional(),
  DATABASE_URL: urlOf(["postgres:", "postgresql:"], "postgres://owner:password@host/database")
    .refine(isDecodable, "must have each % in it written as %25")
    .optional(),
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
  STRIPE_API_URL: z
    .string()
    .refine(
      (text) => isOrigin(text) && isPrivateAddress(text),
      "must be an address without a path, such as https://api.stripe.com; http:// only on this computer",
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  BACKUPS: z.enum(["nightly", "off"], "must be nightly or off").optional(),
  BACKUP_DIR: z
    .string()
    .refine((text) => !text.includes("\0"), "must be a folder")
    .optional(),
  BACKUP_KEEP: z
    .string()
    // Not 1: the one before goes when the new one is written, which is proven to be good only after that.
    .refine(
      (text) => /^[1-9]\d{0,3}$/.test(text) && text !== "1",
      "must be a whole number from 2 to 9999",
    )
    .transform(Number)
    .default(7),
  SMTP_URL: urlOf(["smtp:", "smtps:"], "smtps://user:password@host").optional(),
  MAILJET_API_KEY: secret.optional(),
  MAILJET_API_SECRET: secret.optional(),
  S3_ENDPOINT: z
    .string()
    .refine(
      isBaseAddress,
      "must be an address such as https://s3.example.com, without a name, a password or a query",
    )
    .transform((text) => text.replace(/\/+$/, ""))
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
  TRUSTED_PROXIES: z
    .string()
    .transform((text) =>
      text
        .split(",")
        .map((part) => part.trim())
        .filter((part) => part !== ""),
    )
    .refine(
      (parts) => parts.every(isAddressOrNetwork),
      "must be IP addresses or networks separated by commas, such as 10.0.0.0/8, 2001:db8::1",
    )
    .default([]),
  EXCHANGE_RATES_URL: z
    .string()
    .refine(
      isPrivateAddress,
      "must be an address such as https://open.er-api.com/v6/latest/USD; http:// only on this computer",
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
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf(web, "http://127.0.0.1:4318").optional(),
});

export type Variables = z.infer<typeof variables>;
export type VariableName = keyof Variables;

/** May hold a password or be one: an error names it and keeps quiet about its value. */
export const secretNames: ReadonlySet<string> = new Set<VariableName>([
  "DATABASE_URL",
  "STRIPE_SECRET_KEY",
  "STRIPE_WEBHOOK_SECRET",
  "SMTP_URL",
  "MAILJET_API_KEY",
  "MAILJET_API_SECRET",
  "S3_ENDPOINT",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
  "EXCHANGE_RATES_URL",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
]);
