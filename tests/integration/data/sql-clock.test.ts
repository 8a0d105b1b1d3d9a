// The shop's clock in SQL (docs/decisions/0036-one-clock.md): nothing else is asked for the time.
import { expect, test } from "vitest";
import { testDatabase } from "../../support/database.ts";

const database = await testDatabase();

/** The clock itself, and helpers of the queue, which goes by the server's time. */
const REAL_TIME = [
  "app.count_jobs()",
  "app.get_last_scheduled()",
  "app.list_failed_jobs(integer)",
  "app.now()",
  "app.settle_failed_job(bigint,boolean)",
];

const SERVER_CLOCK =
  /(?<!app\.)\bnow\(\)|\b(?:current_date|current_time|localtime|(?:clock|statement|transaction)_timestamp)\b/i;

test("functions, defaults, policies and checks ask the shop's clock for the time", async () => {
  const rows = await database.asOwner(`
    select p.oid::regprocedure::text as name, p.prosrc as text
      from pg_proc p where p.pronamespace in ('app'::regnamespace, 'public'::regnamespace)
    union all select format('%s of %s', polname, polrelid::regclass),
        concat(pg_get_expr(polqual, polrelid), ' ', pg_get_expr(polwithcheck, polrelid))
      from pg_policy
    union all select format('%s of %s', conname, conrelid::regclass), pg_get_constraintdef(oid)
      from pg_constraint where connamespace = 'public'::regnamespace
    union all select format('a default of %s', adrelid::regclass), pg_get_expr(adbin, adrelid)
      from pg_attrdef join pg_class c on c.oid = adrelid
      where c.relnamespace = 'public'::regnamespace
    union all select format('the view %s', viewname), definition
      from pg_views where schemaname = 'public'
    order by 1`);
  expect(rows.filter(({ text }) => /app\.now\(\)/.test(String(text)))).not.toEqual([]);
  const found = rows.flatMap(({ name, text }) =>
    SERVER_CLOCK.test(String(text).replaceAll(/--.*$/gm, "")) ? [String(name)] : [],
  );
  expect(found).toEqual(REAL_TIME);
});
