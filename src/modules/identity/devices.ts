// The devices that get push notifications, each for a session. These functions need the rights of
// the identity role.
import { and, count, desc, eq, or } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { pushDevices } from "./device-tables.ts";
import { sessions } from "./tables.ts";

type DeviceRow = typeof pushDevices.$inferSelect;

/** The devices of a user, the newest first, each with its browser. */
export async function listDevices(db: Db, userId: string) {
  return db
    .select({
      id: pushDevices.id,
      userAgent: sessions.userAgent,
      createdAt: pushDevices.createdAt,
      sessionId: pushDevices.sessionId,
    })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .where(eq(pushDevices.userId, userId))
    .orderBy(desc(pushDevices.createdAt), pushDevices.id);
}

export async function countDevices(db: Db, userId: string): Promise<number> {
  const [row] = await db
    .select({ devices: count() })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId));
  return row?.devices ?? 0;
}

/** The device of a session; undefined when it has none. */
export async function findDeviceOfSession(
  db: Db,
  sessionId: string,
): Promise<DeviceRow | undefined> {
  const [device] = await db.select().from(pushDevices).where(eq(pushDevices.sessionId, sessionId));
  return device;
}

/** The device at an endpoint, locked until the transaction ends. */
export async function lockDevice(db: Db, endpoint: string): Promise<DeviceRow | undefined> {
  const [device] = await db
    .select()
    .from(pushDevices)
    .where(eq(pushDevices.endpoint, endpoint))
    .for("update");
  return device;
}

/** Adds a device. False when there already is one with this endpoint, or of this session. */
export async function insertDevice(
  db: Db,
  device: typeof pushDevices.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(pushDevices)
    .values(device)
    .onConflictDoNothing()
    .returning({ id: pushDevices.id });
  return added.length > 0;
}

/** Moves a device to another session, in place of the device that the session had. */
export async function moveDevice(db: Db, id: string, sessionId: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
  await db.update(pushDevices).set({ sessionId }).where(eq(pushDevices.id, id));
}

/** Removes a device. False when it is gone already, or does not belong to the given user. */
export async function deleteDevice(db: Db, id: string, userId?: string): Promise<boolean> {
  const isTheirs = userId === undefined ? undefined : eq(pushDevices.userId, userId);
  const removed = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), isTheirs))
    .returning({ id: pushDevices.id });
  return removed.length > 0;
}

/** Removes the device with this endpoint, and the one of this session. */
export async function deleteDevices(
  db: Db,
  { endpoint, sessionId }: Pick<DeviceRow, "endpoint" | "sessionId">,
): Promise<void> {
  await db
    .delete(pushDevices)
    .where(or(eq(pushDevices.endpoint, endpoint), eq(pushDevices.sessionId, sessionId)));
}
