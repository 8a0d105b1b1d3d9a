/**
 * Structured logs: one JSON object per line on standard output, without secrets and without
 * people's addresses.
 */
import { pino } from "pino";
import type { LogLevel } from "./config-variables.ts";

export type Log = pino.Logger;

const secretKeys: ReadonlySet<string> = new Set([
  "email",
  "e-mail",
  "authorization",
  "cookie",
  "set-cookie",
  "claims",
]);
/** Between these characters an e-mail address may stand. */
const word = /[^\s"'<>()=,;:/]+/g;
/** In URLs the @ can be written as %40, or doubly encoded as %2540. */
const atSign = /@|%(?:25)*40/;
const childKeys = ["email", "password", "authorization", "cookie", "token"];
const hidden = "[hidden]";
const maxDepth = 6;

/** A text without e-mail addresses, and without the values of a failed query. */
export function removePeople(text: string): string {
  // Drizzle puts the values of a failed query into its message, after a line break.
  // The values may have line breaks of their own, so everything that follows goes.
  const [statement = "", values] = text.split("\nparams: ", 2);
  const shown = statement.replace(word, (each) => (isAddress(each) ? "[e-mail]" : each));
  return values === undefined ? shown : `${shown}\nparams: [hidden]`;
}

/** Whether two parts of a word stand around an @, of which the second has a dot inside. */
function isAddress(text: string): boolean {
  const parts = text.split(atSign);
  return parts.some((host, at) => {
    const dot = host.indexOf(".", 1);
    return at > 0 && parts[at - 1] !== "" && dot > 0 && dot < host.length - 1;
  });
}

function isSecret(key: string): boolean {
  const name = key.toLowerCase();
  return (
    secretKeys.has(name) ||
    name.includes("password") ||
    name.includes("secret") ||
    name.endsWith("token")
  );
}

function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function removeSecrets(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return removePeople(value);
  if (value instanceof Error) return removeSecretsFromError(value, depth);
  if (Array.isArray(value))
    return depth < maxDepth ? value.map((item) => removeSecrets(item, depth + 1)) : hidden;
  if (!isPlain(value)) return value;
  if (depth >= maxDepth) return hidden;
  const copy: Record<string, unknown> = {};
  for (const [key, item] of Object.entries(value))
    copy[key] = isSecret(key) ? hidden : removeSecrets(item, depth + 1);
  return copy;
}

/** The stack begins with the message; only what follows it are places in our code. */
function removeSecretsFromStack({ message, stack }: Error): string | undefined {
  const start = stack?.indexOf(message) ?? -1;
  if (stack === undefined || start < 0)
    return stack === undefined ? undefined : removePeople(stack);
  const end = start + message.length;
  return (
    removePeople(stack.slice(0, start)) + removePeople(message) + removePeople(stack.slice(end))
  );
}

/**
 * Only known fields: PostgreSQL's `detail` and `where` and Drizzle's `params` quote the row's
 * values.
 */
function removeSecretsFromError(error: Error, depth: number): Record<string, unknown> {
  const { code, constraint, table } = error as Error & {
    code?: unknown;
    constraint?: unknown;
    table?: unknown;
  };
  return {
    type: error.name,
    message: removePeople(error.message),
    stack: removeSecretsFromStack(error),
    code,
    constraint,
    table,
    cause:
      error.cause instanceof Error && depth < maxDepth
        ? removeSecretsFromError(error.cause, depth + 1)
        : undefined,
  };
}

type LogArguments = Parameters<pino.LogFn>;

/** Without a message pino writes the error's own, unseen by us: so there is always a message. */
function removeSecretsFromArguments(args: LogArguments): LogArguments {
  const [first, ...rest]: unknown[] = args;
  const error = first instanceof Error ? first : isPlain(first) ? first["err"] : undefined;
  const message = rest.length === 0 && error instanceof Error ? [error.message] : rest;
  const fields = first instanceof Error ? { err: first } : first;
  const scrubbed = [fields, ...message].map((item) =>
    typeof item === "string" ? removePeople(item) : item,
  );
  return scrubbed as LogArguments; // the same shape as before
}

/** `destination` receives the lines; standard output without it. */
export function createLog(options: {
  level: LogLevel;
  destination?: { write(line: string): void };
}): Log {
  const settings: pino.LoggerOptions = {
    level: options.level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: {
      level: (label) => ({ level: label }),
      log: (fields) => removeSecrets(fields) as Record<string, unknown>, // scrub keeps objects objects
    },
    // The formatter above sees neither the message nor what `log.child({…})` carries along.
    hooks: {
      logMethod(args, method) {
        method.apply(this, removeSecretsFromArguments(args));
      },
    },
    serializers: {
      // The formatter has made plain objects of errors already; pino's own serializer would copy
      // all their fields.
      err: (value: unknown) => removeSecrets(value),
      ...Object.fromEntries(childKeys.map((key) => [key, () => hidden])),
    },
  };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}

/** A log that writes nothing, for tests and the like. */
export const silentLog: Log = createLog({ level: "silent" });
