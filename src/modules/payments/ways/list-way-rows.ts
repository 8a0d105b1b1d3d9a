import type { z } from "zod";
import { toVersion } from "#platform/to-version.ts";
import { AppError } from "#shared/errors.ts";
import { pickValues } from "#shared/records/record.ts";
import { findMissedMessage } from "../find-missed-message.ts";
import { paymentMessagePath } from "../message-path.ts";
import type { ServiceKey, ServiceKeys } from "../payments.ts";
import { findLastTrial } from "../trials/trial-pages.ts";
import { paymentWays } from "../way-tables.ts";
import type { WayContext } from "./stored-ways.ts";
import type { wayRowSchema } from "./way-contract.ts";
import { readKeys } from "./way-keys.ts";
import { paymentWay } from "./way.ts";
import type { Way } from "./ways.ts";

type Answer = z.input<typeof wayRowSchema>;
type StoredKeys = Parameters<typeof readKeys>[0];
export type ListContext = WayContext & {
  /** Begins the addresses to which services send their messages. */
  readonly publicUrl: string;
};

/** All ways to pay, on or off, in the order of display. Keys are never among the answers. */
export async function listWayRows(ctx: ListContext): Promise<Answer[]> {
  const connected = await ctx.payments.listServices(ctx);
  const stored = await ctx.db
    .select({ code: paymentWays.code, keys: paymentWays.keys })
    .from(paymentWays);
  const rows: Answer[] = [];
  for (const way of await ctx.payments.readWays(ctx)) {
    const isTest = connected.find(({ code }) => code === way.code)?.service.isTest ?? null;
    const row = stored.find(({ code }) => code === way.code);
    // oxlint-disable-next-line no-await-in-loop -- they share a connection
    const service = await describeService(ctx, way, { isTest, row });
    const values = pickValues(paymentWay, way);
    rows.push({ id: way.code, ...values, service, version: toVersion(values) });
  }
  return rows;
}

/** One of them. Throws `not_found`. */
export async function findWayRow(ctx: ListContext, id: string): Promise<Answer> {
  const row = (await listWayRows(ctx)).find((each) => each.id === id);
  if (row === undefined) throw new AppError("not_found", `there is no way to pay ${id}`);
  return row;
}

async function describeService(
  ctx: ListContext,
  { code, record, awaySince }: Way,
  { isTest, row }: { readonly isTest: boolean | null; readonly row: StoredKeys },
): Promise<Answer["service"]> {
  if (record === undefined) return null;
  const { name, means, maxInstalments, currencies, docsUrl } = record;
  const keys = readKeys(row, { box: ctx.payments.box, log: ctx.log });
  const isByEnvironment = ctx.payments.isByEnvironment(code);
  const heard = await findMissedMessage(ctx, code);
  return {
    name,
    means: [...means],
    maxInstalments,
    charges: [...currencies],
    keys: record.keys.map((key) => toShownKey(key, keys, isByEnvironment)),
    isConnected: isTest !== null,
    hasStoredKeys: row?.keys !== undefined && row.keys !== null,
    isByEnvironment,
    isTest,
    messageUrl: `${ctx.publicUrl}${paymentMessagePath(code)}`,
    lastMessageAt: heard.lastAt ?? null,
    missedAt: heard.missedAt ?? null,
    awaySince,
    docsUrl,
    trial: await findLastTrial(ctx, code),
  };
}

function toShownKey(
  { name, label, isSecret, choices }: ServiceKey,
  keys: ServiceKeys | undefined,
  isByEnvironment: boolean,
) {
  const value = keys?.[name];
  return {
    name,
    label,
    isSecret,
    choices: choices ? [...choices] : null,
    isFilled: keys === undefined ? isByEnvironment : value !== undefined && value !== "",
    value: isSecret ? null : (value ?? null),
  };
}
