import type { z } from "zod";
import { assertVersion } from "#modules/audit/assert-version.ts";
import { listMarkets } from "#modules/markets/write-market.ts";
import { createFieldsError } from "#shared/errors.ts";
import type { Versioned } from "#shared/records/version.ts";
import { findWayRow, type ListContext } from "./list-way-rows.ts";
import { lockWays, saveWay } from "./stored-ways.ts";
import type { wayRowSchema } from "./way-contract.ts";
import type { WayValues } from "./way.ts";

/**
 * Changes a way to pay: on or off, its place, its markets and currencies. It holds for the next
 * customer. Throws `not_found`, `conflict` when it has changed since the staff member saw it, and
 * `invalid_fields` (`isOn`: "not_connected" for a service without keys; `markets`: "unknown").
 */
export async function changeWay(
  ctx: ListContext,
  id: string,
  { version, ...input }: WayValues & Versioned,
): Promise<z.input<typeof wayRowSchema>> {
  await lockWays(ctx);
  const before = await findWayRow(ctx, id);
  await assertVersion(ctx, { entity: "payment_ways", id }, before, { ...input, version });
  if (input.isOn && !before.isOn && before.service?.isConnected === false)
    throw createFieldsError({ isOn: ["not_connected"] });
  await assertMarkets(ctx, input.markets);
  await saveWay(ctx, id, input);
  return findWayRow(ctx, id);
}

async function assertMarkets(ctx: ListContext, chosen: readonly string[]): Promise<void> {
  if (chosen.length === 0) return;
  const stored = new Set((await listMarkets(ctx)).map(({ id }) => id));
  if (!chosen.every((id) => stored.has(id))) throw createFieldsError({ markets: ["unknown"] });
}
