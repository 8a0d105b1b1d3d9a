/** Finds configured addresses without encryption to other machines, and says how to fix them. */
import { isLoopback } from "./config-addresses.ts";

/**
 * Whether connections to `host` may go without encryption: it is this computer, or was named by the
 * owner.
 */
export function mayBePlain(host: string, plaintextHosts: readonly string[] = []): boolean {
  const bare = host.replace(/^\[(.*)\]$/, "$1").toLowerCase();
  return isLoopback(bare) || plaintextHosts.includes(bare);
}

/** How each address can ask for encryption; undefined when it does. */
const advice = {
  SMTP_URL: getMailAdvice,
  DATABASE_URL: getDatabaseAdvice,
  DATABASE_DIRECT_URL: getDatabaseAdvice,
  DATABASE_READ_URL: getDatabaseAdvice,
  S3_ENDPOINT: getWebAdvice,
  OTEL_EXPORTER_OTLP_ENDPOINT: getWebAdvice,
} as const satisfies Record<string, (url: URL) => string | undefined>;

export type PlaintextVariable = keyof typeof advice;
// The keys of our own object.
export const plaintextVariables = Object.keys(advice) as PlaintextVariable[];

/**
 * The problem with an address over which data would travel in clear to another machine, as one
 * sentence without the name of the variable; undefined when there is none.
 */
export function findPlaintextProblem(
  variable: PlaintextVariable,
  address: string,
  plaintextHosts: readonly string[] = [],
): string | undefined {
  const url = new URL(address);
  const host = advice[variable] === getDatabaseAdvice ? getDatabaseHost(url) : url.hostname;
  if (host === undefined || mayBePlain(host, plaintextHosts)) return undefined;
  const toDo = advice[variable](url);
  return (
    toDo &&
    `must use encryption on the way to ${host}: ${toDo}, or add ${host} to PLAINTEXT_HOSTS if the network in between is private.`
  );
}

function getWebAdvice({ protocol }: URL): string | undefined {
  return protocol === "https:" ? undefined : "use https://";
}

/** Encryption is required unless the address says otherwise. */
const mailLoopholes: readonly (readonly [name: string, value: string])[] = [
  ["secure", "false"],
  ["requireTLS", "false"],
  ["ignoreTLS", "true"],
  ["opportunisticTLS", "true"],
  ["tls.rejectUnauthorized", "false"],
];

function getMailAdvice({ searchParams }: URL): string | undefined {
  const found = mailLoopholes.find(
    ([name, value]) =>
      searchParams.has(name) && (searchParams.get(name) === "true") === (value === "true"),
  );
  return found && `remove ${found[0]} from it`;
}

/** The host that the driver connects to; undefined for a socket on this computer. */
function getDatabaseHost({ hostname, searchParams }: URL): string | undefined {
  const host = searchParams.get("host") ?? decodeURIComponent(hostname);
  return host === "" || host.startsWith("/") ? undefined : host;
}

/** By the driver's rules: all other values mean no encryption, or accept any certificate. */
function getDatabaseAdvice({ searchParams }: URL): string | undefined {
  const mode = searchParams.get("sslmode") ?? "";
  const checked =
    searchParams.get("uselibpqcompat") === "true"
      ? ["verify-ca", "verify-full"]
      : ["prefer", "require", "verify-ca", "verify-full"];
  return checked.includes(mode) ? undefined : "add sslmode=verify-full to it";
}
