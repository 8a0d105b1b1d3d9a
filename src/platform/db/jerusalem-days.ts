import { sql, type SQL } from "drizzle-orm";
import type { Days } from "#shared/days.ts";

/** The day of a moment in Jerusalem. */
export function toSqlDay(moment: Date): SQL {
  return sql`(${moment.toISOString()}::timestamptz at time zone 'Asia/Jerusalem')::date`;
}

/** The time at which a day begins there, also across changes of the clocks. */
export function toMidnight(day: SQL): SQL {
  return sql`(${day}::timestamp at time zone 'Asia/Jerusalem')`;
}

/** The condition that a moment is in some of its days. */
export function isWithinDays(moment: SQL, { from, to }: Days): SQL {
  return sql`${moment} >= ${toMidnight(sql`${from}`)} and ${moment} < ${toMidnight(sql`(${to}::date + 1)`)}`;
}
