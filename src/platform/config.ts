/** The only reader of environment variables. Everything else receives the frozen `Config`. */
import path from "node:path";
import { isLoopback } from "./config-addresses.ts";
import { findContradictions, findMisplacedClock } from "./config-contradictions.ts";
import {
  type LogLevel,
  secretNames,
  type VariableName,
  variables,
  type Variables,
} from "./config-variables.ts";
import { findPlaintextProblem, plaintextVariables } from "./plaintext.ts";
import type { BoxKeys } from "./secret-box.ts";
import { StartupError } from "./startup-error.ts";

export type Config = Readonly<{
  /** 0 lets the system choose. */
  port: number;
  host: string;
  /** The number of processes that answer visitors. */
  workers: number;
  /** Absolute. */
  dataDir: string;
  /** Origin without a slash at the end. */
  publicUrl: string;
  /** The address of the database server itself, with the owner's login. */
  databaseUrl?: string;
  /** A pooler before it, for transactions. */
  poolerUrl?: string;
  /** A streaming replica, for figures and files. */
  replicaUrl?: string;
  demo: boolean;
  payments: "off" | "manual" | "stripe";
  stripe?: Readonly<{
    secretKey: string;
    webhookSecret: string;
  }>;
  /** Origins of the payment services' APIs by their codes, where those are not their own. */
  serviceUrls?: Readonly<Partial<Record<string, string>>>;
  /** Undefined when this instance makes no backups by itself. */
  backups?: Readonly<{
    /** Absolute. */
    folder: string;
    /** The number of backups that stay in it. */
    keep: number;
  }>;
  smtpUrl?: string;
  mailjet?: Readonly<{ apiKey: string; apiSecret: string }>;
  /** The mailbox whose mails come into the inbox. */
  imapUrl?: string;
  s3?: Readonly<{
    /** Without a slash at the end. */
    endpoint: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
    region?: string | undefined;
  }>;
  /** The keys with which secrets of second factors are wrapped. */
  secondFactorKeys?: BoxKeys;
  trustedProxies: readonly string[];
  /** Other machines to which connections may go without encryption, in lower case. */
  plaintextHosts?: readonly string[];
  exchangeRatesUrl?: string;
  analyticsId?: string;
  /** How far the shop's clock is ahead of the computer's, in milliseconds: 0 but in a test shop. */
  clockOffsetMs: number;
  logLevel: LogLevel;
  otlpEndpoint?: string;
  /** The folder of the project: content, media, migrations and build are found below it. */
  root: string;
}>;

/**
 * One line per wrong variable, each naming the variable. Values of secrets are never part of it.
 */
export class ConfigError extends StartupError {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super(lines.join("\n"));
    this.name = "ConfigError";
    this.lines = lines;
  }
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
  const all = [...lines.values(), ...findContradictions(given)];
  all.push(...findMisplacedClock(given, env["NODE_ENV"]));
  const host = given.HOST ?? "127.0.0.1";
  const demo = parsed.data?.DEMO ?? given.DATABASE_URL === undefined;
  if (parsed.success && demo && !isLoopback(host)) {
    all.push(
      `HOST: must be a loopback address such as 127.0.0.1 in demo mode, because the passwords of a demo are public. It is ${JSON.stringify(host)}. Set DEMO=off to let other computers reach the shop.`,
    );
  }
  if (parsed.success) all.push(...openConnections(parsed.data));
  if (parsed.success && !demo && isForgottenProxy(given)) {
    all.push(
      "TRUSTED_PROXIES: must name the proxy that serves https:// for PUBLIC_URL, such as 127.0.0.1, because the shop itself serves only http://. Without it, all visitors seem to have the address of the proxy and share its rate limits. Set TRUSTED_PROXIES=none if the shop sees the visitors' own addresses.",
    );
  }
  if (!parsed.success || all.length > 0) throw new ConfigError(all);
  return Object.freeze(toConfig(parsed.data, demo, root));
}

/** One line for each address without encryption to another machine. */
function openConnections(values: Variables): string[] {
  return plaintextVariables.flatMap((name) => {
    const address = values[name];
    const problem = address && findPlaintextProblem(name, address, values.PLAINTEXT_HOSTS);
    return problem ? [`${name}: ${problem}`] : [];
  });
}

/**
 * A proxy in front of the shop handles TLS. If it is not trusted, all visitors seem to come from
 * its address.
 */
function isForgottenProxy({
  PUBLIC_URL,
  TRUSTED_PROXIES,
}: Partial<Record<VariableName, string>>): boolean {
  return PUBLIC_URL?.startsWith("https:") === true && TRUSTED_PROXIES === undefined;
}

function toConfig(values: Variables, demo: boolean, root: string): Config {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, MAILJET_API_KEY, MAILJET_API_SECRET } = values;
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values;
  const dataDir = path.resolve(root, values.DATA_DIR);
  return {
    port: values.PORT,
    host: values.HOST,
    workers: values.WORKERS,
    dataDir,
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    databaseUrl: values.DATABASE_DIRECT_URL ?? values.DATABASE_URL,
    poolerUrl: values.DATABASE_DIRECT_URL && values.DATABASE_URL,
    replicaUrl: values.DATABASE_READ_URL,
    demo,
    payments: values.PAYMENTS,
    stripe:
      values.PAYMENTS === "stripe" && STRIPE_SECRET_KEY && STRIPE_WEBHOOK_SECRET
        ? Object.freeze({
            secretKey: STRIPE_SECRET_KEY,
            webhookSecret: STRIPE_WEBHOOK_SECRET,
          })
        : undefined,
    serviceUrls: Object.freeze({
      stripe: values.STRIPE_API_URL,
      paypal: values.PAYPAL_API_URL,
      payplus: values.PAYPLUS_API_URL,
    }),
    backups: isBackingUp(values, demo)
      ? Object.freeze({
          // In a folder of their own, apart from backups made by hand, because old ones are
          // removed.
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
    imapUrl: values.IMAP_URL,
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
    secondFactorKeys: values.SECOND_FACTOR_KEY,
    trustedProxies: Object.freeze(values.TRUSTED_PROXIES),
    plaintextHosts: Object.freeze(values.PLAINTEXT_HOSTS),
    exchangeRatesUrl: values.EXCHANGE_RATES_URL,
    analyticsId: values.ANALYTICS_ID,
    clockOffsetMs: computeOffset(values.TEST_CLOCK),
    logLevel: values.LOG_LEVEL,
    otlpEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    root,
  };
}

/** How far a moment is ahead of the computer's clock, in milliseconds; 0 without one. */
function computeOffset(momentMs: number | undefined): number {
  if (momentMs === undefined) return 0;
  return momentMs - Date.now(); // real time: counted from here
}

/**
 * The shop makes backups by default only with the embedded database; a database server may have
 * backups of its own.
 */
function isBackingUp({ BACKUPS, BACKUP_DIR, DATABASE_URL }: Variables, demo: boolean): boolean {
  if (BACKUPS !== undefined) return BACKUPS === "nightly";
  return BACKUP_DIR !== undefined || (!demo && DATABASE_URL === undefined);
}
