/** Checks of environment variables that depend on each other. */
import type { VariableName } from "./config-variables.ts";

/** Variables that are only useful together. */
const groups: readonly (readonly VariableName[])[] = [
  ["MAILJET_API_KEY", "MAILJET_API_SECRET"],
  ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
];

/** One line for each variable that is missing or wrong because of others. */
export function findContradictions(env: Partial<Record<VariableName, unknown>>): string[] {
  const lines: string[] = [];
  for (const group of groups) {
    const missing = group.filter((name) => env[name] === undefined);
    if (missing.length > 0 && missing.length < group.length) {
      lines.push(
        `${missing.join(", ")}: must be set, because ${group.find((name) => env[name] !== undefined)} is set.`,
      );
    }
  }
  for (const name of ["DATABASE_DIRECT_URL", "DATABASE_READ_URL"] as const) {
    if (env[name] !== undefined && env.DATABASE_URL === undefined)
      lines.push(`DATABASE_URL: must be set, because ${name} is set.`);
  }
  if (env.PORT === "0" && env.WORKERS !== undefined && env.WORKERS !== "1")
    lines.push("PORT: must be a fixed port, because all WORKERS share it. It is 0.");
  if (env.PAYMENTS === "stripe") {
    for (const name of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"] as const) {
      if (env[name] === undefined) lines.push(`${name}: must be set, because PAYMENTS is stripe.`);
    }
  }
  return lines;
}

/** A real shop must run on the real time. */
export function findMisplacedClock(
  env: Partial<Record<VariableName, string>>,
  nodeEnv: string | undefined,
): string[] {
  if (env.TEST_CLOCK === undefined) return [];
  return nodeEnv === "test"
    ? []
    : ["TEST_CLOCK: is only for test shops, which run with NODE_ENV=test. Remove it."];
}
