import type { Context } from "#modules/context.ts";
import { isClerk } from "#shared/actor.ts";
import { AppError } from "#shared/errors.ts";
import {
  decodeSettings,
  type DeliverySettings,
  type OrderSettings,
  type PublicSettings,
  type Settings,
} from "./settings.ts";
import { systemSettings } from "./tables.ts";

/**
 * All settings, for the back office and the shop itself. A missing or unreadable one has its default;
 * unreadable ones are logged. Throws `forbidden` for anybody else.
 */
export async function readSettings(ctx: Pick<Context, "db" | "actor" | "log">): Promise<Settings> {
  if (!isClerk(ctx.actor) && ctx.actor.kind !== "system") {
    throw new AppError("forbidden", "the settings are for the back office");
  }
  return readStored(ctx);
}

/** What any visitor may know: whether the shop is closed for maintenance, whether one can register. */
export async function readPublicSettings(
  ctx: Pick<Context, "db" | "log">,
): Promise<PublicSettings> {
  const { maintenance_mode, allow_registration } = await readStored(ctx);
  return { maintenance_mode, allow_registration };
}

/** Whether messages of visitors are mailed to the shop, and where to. For the letterbox. */
export async function readDeliverySettings(
  ctx: Pick<Context, "db" | "log">,
): Promise<DeliverySettings> {
  const { email_notifications, support_email } = await readStored(ctx);
  return { email_notifications, support_email };
}

/** What making and moving orders depends on. For the till, the back office and the shop itself. */
export async function readOrderSettings(ctx: Pick<Context, "db" | "log">): Promise<OrderSettings> {
  const { default_order_status, low_stock_threshold, email_notifications, support_email } =
    await readStored(ctx);
  return { default_order_status, low_stock_threshold, email_notifications, support_email };
}

async function readStored(ctx: Pick<Context, "db" | "log">): Promise<Settings> {
  const rows = await ctx.db.select().from(systemSettings);
  const stored = Object.fromEntries(rows.map((row) => [row.settingKey, row.settingValue]));
  const { settings, unreadable } = decodeSettings(stored);
  for (const key of unreadable)
    ctx.log.warn({ key }, "a stored setting is unreadable, its default holds");
  return settings;
}
