import { createHash } from "node:crypto";
import webPush from "web-push";
import { deleteDevice } from "#modules/identity/devices.ts";
import { readSigningKey } from "#modules/identity/sessions/signing-keys.ts";
import { readSettings } from "#modules/settings/read-settings.ts";
import { NotPublicError, type PostPublic } from "#platform/network/post-public.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { identity, system } from "#shared/actor.ts";
import { DAY_MS, HOUR_MS } from "#shared/durations.ts";
import { createMessage, type PushJob } from "./create-message.ts";
import type { PushMessage } from "./contract.ts";
import { findDevices, type NotifiedDevice } from "./find-devices.ts";
import { pushKinds } from "./kinds.ts";
import { getMsUntilQuiet } from "./quiet-time.ts";
import { getVapidKeys } from "./devices.ts";

export type PushParts = TaskParts & { readonly postPublic: PostPublic };

/** After this time the news is too old to be sent. */
const NOTIFY_WITHIN_MS = 3 * HOUR_MS;
/** How long a push service keeps it for a device that is off. */
const RETENTION_MS = { urgent: DAY_MS, other: 4 * HOUR_MS, test: HOUR_MS / 6 };

/** The push service no longer knows the device. */
const gone: ReadonlySet<number> = new Set([404, 410]);
/** Too many requests, or an error on the way or in the push service. */
const mayPass = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * Sends one message to one device, if its user may see it now. Rejects when the push service cannot
 * be reached, so that the job is tried again; after some hours it is given up. A device that is
 * gone is removed.
 */
export async function sendPush(
  parts: PushParts,
  job: PushJob,
  { isLast }: { readonly isLast: boolean },
): Promise<void> {
  const { database, clock, log, postPublic } = parts;
  const now = clock();
  const retentionMs = getRetentionMs(job, now);
  const isLate = now.getTime() - Date.parse(job.toldAt) > NOTIFY_WITHIN_MS;
  if (retentionMs <= 0 || isLate)
    return log.info({ what: job.what }, "news for a device was given up");
  const found = await database.runInTransaction(identity, async (db) => {
    const [device] = await findDevices(db, now, job.deviceId);
    return device && { device, vapid: getVapidKeys(await readSigningKey(db, "web-push")) };
  });
  if (found === undefined) return;
  const { device, vapid } = found;
  const composed = await database.runInTransaction(system, async (db) => {
    const ctx = { db, clock, log, actor: system };
    const message = await createMessage(ctx, job.what, device);
    return message && { message, contact: (await readSettings(ctx)).support_email };
  });
  if (composed === undefined) return;

  const tag = getTag(job);
  const message: PushMessage = { ...composed.message, tag };
  const request = webPush.generateRequestDetails(
    { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${composed.contact}`, ...vapid },
      TTL: Math.floor(retentionMs / 1_000),
      urgency: isUrgent(job) ? "high" : "normal",
      topic: tag,
    },
  );
  const host = new URL(device.endpoint).host;
  try {
    const status = await postPublic({
      url: device.endpoint,
      headers: request.headers,
      body: request.body,
    });
    if (mayPass(status)) throw new Error(`the push service ${host} answered ${status}`);
    if (gone.has(status)) await deleteGone(parts, device);
    else if (status >= 300) log.warn({ host, status }, "a push service refused a message");
  } catch (error) {
    if (error instanceof NotPublicError) await deleteGone(parts, device);
    else if (!isLast) throw error;
    log.warn({ host, err: error }, "a device could not be told of news");
  }
}

const isUrgent = ({ what }: PushJob) => "kind" in what && pushKinds[what.kind].isUrgent;

/** How long the push service may keep it: if not urgent, only until the next quiet time. */
function getRetentionMs(job: PushJob, now: Date): number {
  if ("isTest" in job.what) return RETENTION_MS.test;
  if (isUrgent(job)) return RETENTION_MS.urgent;
  return Math.min(RETENTION_MS.other, getMsUntilQuiet(now));
}

/** The topic of a message: push service and device replace an earlier message of the same topic. */
function getTag({ deviceId, what }: PushJob): string {
  return createHash("sha256")
    .update(JSON.stringify([deviceId, what]))
    .digest("base64url")
    .slice(0, 32);
}

async function deleteGone({ database, log }: PushParts, { id }: NotifiedDevice): Promise<void> {
  await database.runInTransaction(identity, (db) => deleteDevice(db, id));
  log.info({ deviceId: id }, "a device is not told of news any more: it is gone");
}
