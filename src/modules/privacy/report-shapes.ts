import { z } from "zod";

/** Rows that go. */
export const deletedKinds = [
  "account",
  "sessions",
  "secondFactor",
  "notes",
  "messages",
  "replies",
  "newsletter",
  "mails",
  "attempts",
] as const;
export type DeletedKind = (typeof deletedKinds)[number];

/** Rows that stay, without the person in them. */
export const anonymisedKinds = [
  "orders",
  "orderEvents",
  "refunds",
  "shipments",
  "movements",
  "securityEvents",
  "auditEntries",
] as const;
export type AnonymisedKind = (typeof anonymisedKinds)[number];

/** What stays as it is. */
export const keptKinds = ["books", "payments", "work", "export"] as const;
export type KeptKind = (typeof keptKinds)[number];

export const traces = ["email", "phone", "name"] as const;
export type Trace = (typeof traces)[number];

/**
 * Why a trace may stay. shop: a text of the shop itself. work: whoever did something in the back office, as the log of it. others:
 * in what belongs to somebody else. left: nobody knows; a person has to look.
 */
export const traceReasons = ["shop", "work", "others", "left"] as const;
export type TraceReason = (typeof traceReasons)[number];

const counts = <const Kinds extends readonly [string, ...string[]]>(kinds: Kinds) =>
  z.record(z.enum(kinds), z.int().nonnegative());

export const deletedSchema = counts(deletedKinds);
export const anonymisedSchema = counts(anonymisedKinds);

/** What is found of the person after the erasure, by column. */
export const traceSchema = z.object({
  table: z.string(),
  column: z.string(),
  trace: z.enum(traces),
  rows: z.int().positive(),
  why: z.enum(traceReasons),
});
export type FoundTrace = z.infer<typeof traceSchema>;

/** What became of somebody's data. */
export const reportSchema = z.object({
  deleted: deletedSchema,
  anonymised: anonymisedSchema,
  kept: z.array(z.enum(keptKinds)),
  /** The numbers of the orders that stay without their person. */
  orders: z.array(z.string()),
  /** How much was looked through for traces afterwards. */
  searched: z.object({ tables: z.int(), columns: z.int() }),
  traces: z.array(traceSchema),
});
export type ErasureReport = z.infer<typeof reportSchema>;
