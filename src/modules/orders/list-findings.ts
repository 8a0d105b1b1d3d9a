import { asc } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { integrityFindings } from "./integrity-tables.ts";

/** The integrity rules that are broken, as the last check found them, the oldest first. */
export const listFindings = ({ db }: Pick<Context, "db">) =>
  db
    .select()
    .from(integrityFindings)
    .orderBy(asc(integrityFindings.foundAt), asc(integrityFindings.rule));
