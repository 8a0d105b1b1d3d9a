import { asc, sql } from "drizzle-orm";
import { listOf } from "#platform/db/columns.ts";
import { orderEventKinds } from "./kinds.ts";
import { orderEvents } from "./timeline-tables.ts";

/** The order of a timeline. What happened in one step has one time; there, the order of the kinds decides. */
export const oldestFirst = [
  asc(orderEvents.createdAt),
  sql`array_position(array[${listOf(orderEventKinds)}], ${orderEvents.kind})`,
  asc(orderEvents.id),
];
