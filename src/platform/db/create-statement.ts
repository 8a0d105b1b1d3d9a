import type pg from "pg";
import type { Db } from "./client.ts";
import { ShopSession } from "./prepared-statements.ts";
import { sendAtOnce } from "./send-at-once.ts";

type Values = Readonly<Record<string, unknown>>;
type Run<Result> = (values?: Values) => Promise<Result>;
type Built<Result> = { readonly execute: Run<Result> };

/**
 * A statement with placeholders (`sql.placeholder`) that is built once for each connection, for
 * those that run with every request: building its text takes longer than sending it. Only for
 * statements with one good plan, as those of staff are prepared, too.
 */
export function createStatement<Result>(
  build: (db: Db) => { readonly prepare: (name: string) => Built<Result> },
): (db: Db, values?: Values) => Promise<Result> {
  const built = new WeakMap<pg.PoolClient, Built<Result>>();
  const name = `shop_kept_${(statementCount += 1)}`;
  return (db, values) => {
    const { session } = db._;
    if (!(session instanceof ShopSession)) throw new Error("a transaction of the shop is needed");
    const { connection, isPooled } = session;
    const statement = built.get(connection) ?? build(db).prepare(isPooled ? "" : name);
    built.set(connection, statement);
    sendAtOnce(connection);
    return statement.execute(values);
  };
}

let statementCount = 0;
