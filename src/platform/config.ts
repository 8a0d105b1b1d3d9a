/** The only reader of environment variables. Everything else receives the frozen `Config`. */
import path from "node:path";
import {
  isLoopback,
  type LogLevel,
  secretNames,
  type VariableName,
  variables,
  type Variables,
} from "./config-variables.ts";
import { StartupError } from "./startup-error.ts";

export type Config = Readonly<{
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** Origin without a slash at the end. */
  publicUrl: string;
  databaseUrl?: string;
  demo: boolean;
  payments: "off" | "manual" | "stripe";
  stripe?: Readonly<{
    secretKey: string;
    webhookSecret: string;
    /** Origin of Stripe's API, when it is not Stripe's own. */
    apiUrl?: string | undefined;
  }>;
  /** Undefined when this instance makes no backups by itself. */
  backups?: Readonly<{
    /** Absolute. */
    folder: string;
    /** How many stay in it. */
    keep: number;
  }>;
  smtpUrl?: string;
  mailjet?: Readonly<{ apiKey: string; apiSecret: string }>;
  s3?: Readonly<{
    /** Without a slash at the end. */
    endpoint: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
    region?: string | undefined;
  }>;
  trustedProxies: readonly string[];
  exchangeRatesUrl?: string;
  analyticsId?: string;
  logLevel: LogLevel;
  otlpEndpoint?: string;
  /** The folder of the project: content, media, migrations and build are found below it. */
  root: string;
}>;

/** One line per wrong variable, each naming the variable. Values of secrets are never part of it. */
export class ConfigError extends StartupError {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "ConfigError";
    this.lines = lines;
  }
}

/** Sets that only make sense whole. */
const groups: readonly (readonly VariableName[])[] = [
  ["MAILJET_API_KEY", "MAILJET_API_SECRET"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
];

function contradictions(env: Partial<Record<VariableName, unknown>>): string[] {
  const lines: string[] = [];
  for (const group of groups) {
    const missing = group.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      lines.push(
        `${missing.join(", ")}: must be set as well, because ${group.find((name) => env[name] !== undefined)} is.`,
      );
    }
  }
  if (env.PAYMENTS === "stripe") {
    for (const name of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const) {
      if (env[name] === undefined) lines.push(`${name}: must be set, because PAYMENTS is stripe.`);
    }
  }
  return lines;
}

/**
 * Checks all variables and returns the frozen configuration; relative folders count from `root`.
 * An empty variable is an absent one. Throws `ConfigError`.
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  root: string,
): Config {
  const given: Partial<Record<VariableName, string>> = {};
  for (const name of variables.keyof().options) {
    const value = env[name]?.trim();
    if (value !== undefined && value !== "") given[name] = value;
  }
  const parsed = variables.safeParse(given);
  const lines = new Map<string, string>();
  for (const issue of parsed.error?.issues ?? []) {
    const name = String(issue.path[0]);
    const shown = secretNames.has(name)
      ? ""
      : ` It is ${JSON.stringify(env[name]?.slice(0, 100))}.`;
    // The first thing wrong with a variable is enough.
    if (!lines.has(name)) lines.set(name, `${name}: ${issue.message}.${shown}`);
  }
  const all = [...lines.values(), ...contradictions(given)];
  const host = given.HOST ?? "127.0.0.1";
  const demo = parsed.data?.DEMO ?? given.DATABASE_URL === undefined;
  if (parsed.success && demo && !isLoopback(host)) {
    all.push(
      `HOST: must be a loopback address such as 127.0.0.1 in demo mode, whose passwords are public. It is ${JSON.stringify(host)}. Set DEMO=off to open the shop to others.`,
    );
  }
  if (!parsed.success || all.length > 0) throw new ConfigError(all);
  return Object.freeze(toConfig(parsed.data, demo, root));
}

function toConfig(values: Variables, demo: boolean, root: string): Config {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, MAILJET_API_KEY, MAILJET_API_SECRET } = values;
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const dataDir = path.resolve(root, values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    databaseUrl: values.DATABASE_URL,
    demo,
    payments: values.PAYMENTS,
    stripe:
      values.PAYMENTS === "stripe" && STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
        ? Object.freeze({
            secretKey: STRIPE_SECRET_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
            apiUrl: values.STRIPE_API_URL,
          })
        : undefined,
    backups: makesBackups(values, demo)
      ? Object.freeze({
          // Apart from backups that somebody made by hand: only the shop's own are ever removed.
          folder:
            values.BACKUP_DIR === undefined
              ? path.join(dataDir, "backups", "nightly")
              : path.resolve(root, values.BACKUP_DIR),
          keep: values.BACKUP_KEEP,
        })
      : undefined,
    smtpUrl: values.SMTP_URL,
    mailjet:
      MAILJET_API_KEY && MAILJET_API_SECRET
        ? Object.freeze({ apiKey: MAILJET_API_KEY, apiSecret: MAILJET_API_SECRET })
        : undefined,
    s3:
      S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? Object.freeze({
            endpoint: S3_ENDPOINT,
            bucket: S3_BUCKET,
            accessKeyId: S3_ACCESS_KEY_ID,
            secretAccessKey: S3_SECRET_ACCESS_KEY,
            region: values.S3_REGION,
          })
        : undefined,
    trustedProxies: Object.freeze(values.TRUSTED_PROXIES),
    exchangeRatesUrl: values.EXCHANGE_RATES_URL,
    analyticsId: values.ANALYTICS_ID,
    logLevel: values.LOG_LEVEL,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    root,
  };
}

/** By itself only where nobody else does and something would be lost: a server may have backups of its own. */
function makesBackups({ BACKUPS, BACKUP_DIR, DATABASE_URL }: Variables, demo: boolean): boolean {
  if (BACKUPS !== undefined) return BACKUPS === "nightly";
  return BACKUP_DIR !== undefined || (!demo && DATABASE_URL === undefined);
}
