import { sql, type SQL } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { isNamed } from "#modules/orders/named-order.ts";
import { readSearchTerm, type SearchTerm } from "#modules/orders/search-term.ts";
import type { CustomerFilter } from "./contract.ts";
import { isInState } from "./state-sql.ts";

/** The conditions of a filter for customers `c`; the search is separate, null without one. */
export type CustomerSelection = { readonly conditions: SQL; readonly search: SQL | null };

export function selectCustomers(
  ctx: Pick<Context, "clock">,
  { q, state, kind }: CustomerFilter,
): CustomerSelection {
  const conditions = [
    sql`true`,
    ...(state === undefined ? [] : [isInState(ctx, state)]),
    ...(kind === undefined
      ? []
      : [kind === "guest" ? sql`c.profile_id is null` : sql`c.profile_id is not null`]),
  ];
  const term = readSearchTerm(q ?? "");
  return {
    conditions: sql.join(conditions, sql` and `),
    search: term === null ? null : matchCustomers(term),
  };
}

function matchCustomers(term: SearchTerm): SQL {
  // Staff may paste an order's number or an id.
  if (term.kind === "id") return sql`(c.id = ${term.id}::uuid or ${hasOrder(isNamed(term))})`;
  if (term.kind !== "words") return hasOrder(isNamed(term));
  const hasWords = sql.join(
    [
      ...term.patterns.map((pattern) => sql`c.search_text like app.search_text(${pattern})`),
      ...term.whole.map((word) => sql`strpos(c.search_text, app.search_text(${word})) > 0`),
    ],
    sql` and `,
  );
  if (term.number === null) return hasWords;
  // Mails and lists show an order's number without its #.
  const { number } = term;
  return sql`((${hasWords}) or ${hasOrder(isNamed({ kind: "number", number }))})`;
}

/** As an array, for which the index of keys is used beside another condition, too. */
function hasOrder(which: SQL): SQL {
  return sql`c.key = any(array(
    select o.customer_key from orders o where ${which} and o.deleted_at is null
  ))`;
}
