import { sql, type SQL } from "drizzle-orm";
import type { SearchTerm } from "./search-term.ts";

/** A search term that identifies an order: its id, number or tracking number. */
type OrderName = Exclude<SearchTerm, { readonly kind: "words" }>;

/** The condition that an order `o` is the one of this term. */
export function isNamed(term: OrderName): SQL {
  switch (term.kind) {
    case "id":
      return sql`o.id = ${term.id}::uuid`;
    case "number":
      return sql`o.number = ${term.number}`;
    case "moment":
      return sql`o.created_at >= ${term.from.toISOString()}::timestamptz and o.created_at < ${term.until.toISOString()}::timestamptz`;
  }
}
