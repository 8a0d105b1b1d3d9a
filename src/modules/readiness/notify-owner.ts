// The daily mail to the shop while something is wrong that was right before.
import { inArray, sql } from "drizzle-orm";
import { toDay } from "#i18n/format-he.ts";
import { readiness as text } from "#i18n/he/readiness.ts";
import type { Context } from "#modules/context.ts";
import { queueMail } from "#modules/mail/queue-mail.ts";
import { runAs } from "#modules/run-as.ts";
import { readSettings } from "#modules/settings/read-settings.ts";
import type { Db } from "#platform/db/client.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { identity, system } from "#shared/actor.ts";
import type { ReadinessContext } from "./context.ts";
import type { ReadinessKey } from "./contract.ts";
import { isAlarm } from "./is-alarm.ts";
import { readReadiness } from "./read-readiness.ts";
import { doneChecks } from "./tables.ts";

export type AlarmParts = TaskParts &
  Omit<ReadinessContext, "asCaller" | "asIdentity"> & {
    /** The screens of the back office where each check is settled. */
    readonly paths: Readonly<Record<ReadinessKey, string>>;
  };

type Checked = Awaited<ReturnType<typeof readReadiness>>;

/**
 * Mails the owner what is wrong, with the way to each: at most once a day, and nothing while all is
 * well. A demo has no owner.
 */
export async function notifyOwner(parts: AlarmParts): Promise<void> {
  if (parts.isDemo) return;
  const checked = await readReadiness({
    ...parts,
    asCaller: (work) => runAs(parts, system, work),
    asIdentity: (work) => runAs(parts, identity, work),
  });
  await runAs(parts, system, async (ctx) => {
    const now = ctx.clock();
    const before = await saveDone(ctx.db, checked, now);
    const alarms = checked.filter((check) =>
      isAlarm(check, { wasDone: before.has(check.key), now }),
    );
    if (alarms.length > 0) await queueAlarms(ctx, alarms, parts.paths);
  });
}

/** Stores which checks are done, and returns those that were at any time before. */
async function saveDone(db: Db, checked: Checked, doneAt: Date): Promise<ReadonlySet<string>> {
  const keys = checked.filter(({ state }) => state === "done").map(({ key }) => key);
  if (keys.length > 0)
    await db
      .insert(doneChecks)
      .values(keys.map((key) => ({ key, doneAt })))
      .onConflictDoUpdate({ target: doneChecks.key, set: { doneAt: sql`excluded.done_at` } });
  const missing = checked.filter(({ state }) => state === "missing").map(({ key }) => key);
  const rows = await db
    .select({ key: doneChecks.key })
    .from(doneChecks)
    .where(inArray(doneChecks.key, missing));
  return new Set(rows.map(({ key }) => key));
}

async function queueAlarms(
  ctx: Context,
  alarms: Checked,
  paths: AlarmParts["paths"],
): Promise<void> {
  const { email_notifications, support_email } = await readSettings(ctx);
  if (!email_notifications) return;
  await queueMail(ctx.db, {
    kind: "shop-alarms",
    to: support_email,
    content: {
      alarms: alarms.map(({ key, reason, about, at }) => ({
        name: text.checks[key].name,
        text: [reason === null ? "" : text.reasons[reason], about ?? ""].join(" ").trim(),
        at: at === null ? null : at.toISOString(),
        path: paths[key],
      })),
    },
    dedupeKey: `shop-alarms:${toDay(ctx.clock())}`,
  });
}
