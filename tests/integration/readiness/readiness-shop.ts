// A shop that is asked the questions before its launch.
import type { ReadinessContext } from "#modules/readiness/context.ts";
import type { ReadinessCheck } from "#modules/readiness/contract.ts";
import { silentLog } from "#platform/log.ts";
import { identity, system, type Actor } from "#shared/actor.ts";
import { createTestPayments } from "../../support/payments.ts";
import { startSalesShop, type SalesShop } from "../orders/sales-shop.ts";

export const found = { spf: "found", dkim: "found", dmarc: "found" } as const;

export const done = { state: "done", reason: null, about: null };
export const missing = (
  reason: NonNullable<ReadinessCheck["reason"]>,
  about: string | null = null,
) => ({ state: "missing", reason, about });

type ReadinessShop = SalesShop & {
  /** The shop itself asks; it may read what administrators may. */
  readonly ctx: ReadinessContext;
  /** Makes this what the owner has published. */
  readonly write: (key: string, data: unknown) => Promise<unknown>;
};

/** To be called at the top of a test file. */
export async function startReadinessShop(): Promise<ReadinessShop> {
  const shop = await startSalesShop();
  const { database, now: clock } = shop;
  const runAs =
    (actor: Actor): ReadinessContext["asCaller"] =>
    (work) =>
      database.runInTransaction(actor, (db) => work({ db, actor, clock, log: silentLog }));
  return {
    ...shop,
    ctx: {
      asCaller: runAs(system),
      asIdentity: runAs(identity),
      payments: createTestPayments("manual"),
      isDemo: false,
      mailWay: { kind: "mailjet" },
      checkSender: async () => found,
      findBackupPlace: async () => undefined,
    },
    write: (key, data) =>
      database.asOwner(
        "insert into content_documents (key, data) values ($1, $2) on conflict (key) do update set data = $2",
        [key, JSON.stringify(data)],
      ),
  };
}
