// The devices that are told of news in the name of a session. All of this needs the rights of the
// identity role.
import { and, count, desc, eq, or } from "drizzle-orm";
import type { Db } from "#platform/db/client.ts";
import { pushDevices } from "./device-tables.ts";
import { sessions } from "./tables.ts";

type DeviceRow = typeof pushDevices.$inferSelect;

/** The devices of a person, the newest first, with what browser each is. */
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
  const [known] = await db
    .select({ devices: count() })
    .from(pushDevices)
    .where(eq(pushDevices.userId, userId));
  return known?.devices ?? 0;
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

/** Adds a device. False when there is one already, at its endpoint or of its session. */
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

/** Has a device be told in the name of another session, in place of the one that this had. */
export async function moveDevice(db: Db, id: string, sessionId: string): Promise<void> {
  await db.delete(pushDevices).where(eq(pushDevices.sessionId, sessionId));
  await db.update(pushDevices).set({ sessionId }).where(eq(pushDevices.id, id));
}

/** Forgets a device. False when it is gone already, or when it is not of the person named. */
export async function forgetDevice(db: Db, id: string, userId?: string): Promise<boolean> {
  const isTheirs = userId === undefined ? undefined : eq(pushDevices.userId, userId);
  const removed = await db
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), isTheirs))
    .returning({ id: pushDevices.id });
  return removed.length > 0;
}

/** Forgets the device at an endpoint, and the one of a session. */
export async function forgetDevices(
  db: Db,
  { endpoint, sessionId }: Pick<DeviceRow, "endpoint" | "sessionId">,
): Promise<void> {
  await db
    .delete(pushDevices)
    .where(or(eq(pushDevices.endpoint, endpoint), eq(pushDevices.sessionId, sessionId)));
}
