/**
 * PostgreSQL parses, rewrites (with policies) and plans a statement each time, which costs more
 * than running it. Repeated statements are prepared on their connection, which avoids that. See
 * docs/decisions/0069-prepared-statements.md.
 */
import type { Query } from "drizzle-orm";
import { NodePgSession } from "drizzle-orm/node-postgres";
import type { PgDialect, PreparedQueryConfig, SelectedFieldsOrdered } from "drizzle-orm/pg-core";
import type pg from "pg";
import { sendAtOnce } from "./send-at-once.ts";

/** Each connection keeps all that it has run, in the server's memory. */
const MOST_NAMES = 250;
/** Texts are remembered until there are so many: lists of any length make new ones. */
const MOST_USED_ONCE = 1_000;

/** Queries name their tables; the builder's relations are not used. */
export type NoSchema = Record<string, never>;

/** The name under which a statement is prepared; undefined for one that is not. */
export type NameStatement = (text: string) => string | undefined;

/** Names statements from their second time on, each the same on every connection. */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>();
  const usedOnce = new Set<string>();
  return (text) => {
    const existing = names.get(text);
    if (existing !== undefined || names.size === MOST_NAMES) return existing;
    if (!usedOnce.delete(text)) {
      if (usedOnce.size === MOST_USED_ONCE) usedOnce.clear();
      usedOnce.add(text);
      return undefined;
    }
    const name = `shop_${names.size}`;
    names.set(text, name);
    return name;
  };
}

/**
 * A session whose statements of one moment leave together, and which prepares those that
 * `nameStatement` names.
 */
export class ShopSession extends NodePgSession<NoSchema, NoSchema> {
  readonly connection: pg.PoolClient;
  /** A pooler gives the connection to others between transactions: nothing is prepared. */
  readonly isPooled: boolean;
  readonly #nameStatement: NameStatement | undefined;

  constructor(
    connection: pg.PoolClient,
    dialect: PgDialect,
    how: { readonly isPooled: boolean; readonly nameStatement: NameStatement | undefined },
  ) {
    super(connection, dialect, undefined);
    this.connection = connection;
    this.isPooled = how.isPooled;
    this.#nameStatement = how.nameStatement;
  }

  // The builder prepares a statement right before it sends it.
  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    name: string | undefined,
    isArray: boolean,
    mapRows?: (rows: unknown[][]) => T["execute"],
  ) {
    sendAtOnce(this.connection);
    const statementName = name ?? this.#nameStatement?.(query.sql);
    return super.prepareQuery<T>(query, fields, statementName, isArray, mapRows);
  }
}
