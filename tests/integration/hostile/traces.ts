import type { TestDatabase } from "../../support/database.ts";

/** Tables with rows about every visitor, also about those who are refused. */
const ofVisits: ReadonlySet<string> = new Set([
  "rate_limits",
  "security_events",
  "security_alerts",
]);

/** One number for all rows of each table, so that what has been changed by somebody shows. */
export async function fingerprints({
  asOwner,
}: Pick<TestDatabase, "asOwner">): Promise<Record<string, string>> {
  const tables = await asOwner(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
  );
  const names = tables.map(({ name }) => String(name)).filter((name) => !ofVisits.has(name));
  const [row] = await asOwner(
    `select ${names
      .map(
        (name) =>
          `(select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) from ${name} t) as ${name}`,
      )
      .join(", ")}`,
  );
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, text]) => [name, String(text)]));
}
