import { and, eq } from "drizzle-orm";
import { lockAccount } from "#modules/identity/accounts/find-account.ts";
import type { IdentityContext } from "#modules/identity/context.ts";
import {
  countDevices,
  findDeviceOfSession,
  deleteDevice,
  deleteDevices,
  insertDevice,
  listDevices,
  lockDevice,
  moveDevice,
} from "#modules/identity/devices.ts";
import { getMember } from "#modules/identity/sessions/get-member.ts";
import { queueJob } from "#platform/jobs/queue-job.ts";
import { AppError } from "#shared/errors.ts";
import { isPermitted } from "#shared/actor.ts";
import { mutedNews } from "../tables.ts";
import { MOST_DEVICES, type NewDevice } from "./contract.ts";
import { getAudience, pushKindNames, type PushKind } from "./kinds.ts";
import type { PushJob } from "./create-message.ts";
import { createECDH } from "node:crypto";

/** The kinds of news that the caller can get, and their devices. */
export async function readPushState(ctx: IdentityContext) {
  const member = getMember(ctx.actor);
  const { publicKey } = getVapidKeys(await ctx.readPushKey());
  return ctx.asIdentity(async ({ db }) => {
    const muted = await db
      .select({ kind: mutedNews.kind })
      .from(mutedNews)
      .where(eq(mutedNews.userId, member.id));
    const devices = await listDevices(db, member.id);
    return {
      publicKey,
      kinds: pushKindNames
        .filter((kind) => isPermitted(member, getAudience(kind)))
        .map((kind) => ({ kind, isOn: muted.every((it) => it.kind !== kind) })),
      devices: devices.map((device) => ({
        ...device,
        isCurrent: device.sessionId === member.sessionId,
      })),
    };
  });
}

/**
 * Adds the caller's browser as a device of their session; it stops getting notifications for any
 * other user. Throws `invalid_fields` for an invalid key, and `conflict` when the user has the most
 * devices allowed.
 */
export async function addDevice(ctx: IdentityContext, device: NewDevice): Promise<void> {
  const member = getMember(ctx.actor);
  const { endpoint, keys } = device;
  if (!isPublicKey(keys.p256dh))
    throw new AppError("invalid_fields", "nothing can be encrypted for this key", {
      fields: { "keys.p256dh": ["malformed"] },
    });
  await ctx.asIdentity(async ({ db }) => {
    // Locked, so that two devices are not added at once.
    await lockAccount(db, member.id);
    await deleteDevices(db, { endpoint, sessionId: member.sessionId });
    if ((await countDevices(db, member.id)) >= MOST_DEVICES)
      throw new AppError("conflict", `there are ${MOST_DEVICES} devices already`);
    const isAdded = await insertDevice(db, {
      sessionId: member.sessionId,
      userId: member.id,
      endpoint,
      ...keys,
      createdAt: ctx.clock(),
    });
    if (!isAdded) throw new AppError("conflict", "another request has just added it");
  });
}

/**
 * After a new sign-in: if this browser was a device of the user, it moves to the new session; if it
 * was another user's, it is removed. Returns whether the device still exists.
 */
export async function saveDevice(ctx: IdentityContext, endpoint: string): Promise<boolean> {
  const member = getMember(ctx.actor);
  return ctx.asIdentity(async ({ db }) => {
    const device = await lockDevice(db, endpoint);
    if (device === undefined) return false;
    if (device.userId !== member.id) {
      await deleteDevice(db, device.id);
      return false;
    }
    if (device.sessionId === member.sessionId) return true;
    // A session has only one device, so the earlier one of this session is removed.
    await moveDevice(db, device.id, member.sessionId);
    return true;
  });
}

/** Removes one of the caller's devices. Throws `not_found` for any other. */
export async function removeDevice(ctx: IdentityContext, id: string): Promise<void> {
  const member = getMember(ctx.actor);
  const isRemoved = await ctx.asIdentity(({ db }) => deleteDevice(db, id, member.id));
  if (!isRemoved) throw new AppError("not_found", "the caller has no such device");
}

/** Sends a test message to the device of the caller's session. Throws `not_found` without one. */
export async function sendTestTo(ctx: IdentityContext): Promise<void> {
  const member = getMember(ctx.actor);
  await ctx.limits.reserve({ testPush: member.id });
  await ctx.asIdentity(async ({ db }) => {
    const device = await findDeviceOfSession(db, member.sessionId);
    if (device === undefined) throw new AppError("not_found", "this session has no device");
    const payload: PushJob = {
      deviceId: device.id,
      toldAt: ctx.clock().toISOString(),
      what: { isTest: true },
    };
    await queueJob(db, { task: "send-push", payload, key: `push:${device.id}:test` });
  });
}

/** Turns a kind of news on or off, on all devices of the caller. */
export async function setKind(ctx: IdentityContext, kind: PushKind, isOn: boolean): Promise<void> {
  const { id: userId } = getMember(ctx.actor);
  await ctx.asCaller(async ({ db }) => {
    if (isOn)
      await db.delete(mutedNews).where(and(eq(mutedNews.userId, userId), eq(mutedNews.kind, kind)));
    else await db.insert(mutedNews).values({ userId, kind }).onConflictDoNothing();
  });
}

const CURVE = "prime256v1";

/**
 * The keys by which push services know the shop (VAPID, RFC 8292), in base64url. Nearly all 32
 * random bytes are a valid private key of this curve; it throws for one in four thousand million.
 */
export function getVapidKeys(secret: Uint8Array): { publicKey: string; privateKey: string } {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(secret);
  return {
    publicKey: pair.getPublicKey("base64url"),
    privateKey: Buffer.from(secret).toString("base64url"),
  };
}

/** Whether it is a valid public key, for which a message can be encrypted. */
function isPublicKey(p256dh: string): boolean {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(p256dh, "base64url");
    return true;
  } catch {
    return false;
  }
}
