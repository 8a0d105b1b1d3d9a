import { and, eq, gt, sql } from "drizzle-orm";
import { profiles } from "#modules/customers/tables.ts";
import { pushDevices } from "#modules/identity/device-tables.ts";
import { grantedActions } from "#modules/identity/roles/granted-actions.ts";
import {
  dutySince,
  isSecondFactorMissing,
  secondFactorSince,
} from "#modules/identity/second-factor/second-factor-duty.ts";
import { sessions, userRoles } from "#modules/identity/tables.ts";
import type { Db } from "#platform/db/client.ts";
import { isRequested } from "#platform/db/read-page.ts";
import { getActions, type AdminAction } from "#shared/permissions.ts";
import { mutedNews } from "../tables.ts";
import { getAudience, type PushKind } from "./kinds.ts";

/** A device, with the news that its user may see now and wants to get. */
export type NotifiedDevice = Pick<
  typeof pushDevices.$inferSelect,
  "id" | "userId" | "endpoint" | "p256dh" | "auth"
> & {
  readonly may: readonly AdminAction[];
  readonly hasEnabled: (kind: PushKind) => boolean;
};

/**
 * All devices, or the one with this id, whose sessions have not ended for good. Needs the rights of
 * the identity role.
 */
export async function findDevices(db: Db, now: Date, id?: string): Promise<NotifiedDevice[]> {
  const rows = await db
    .select({
      id: pushDevices.id,
      userId: pushDevices.userId,
      endpoint: pushDevices.endpoint,
      p256dh: pushDevices.p256dh,
      auth: pushDevices.auth,
      role: userRoles.role,
      dutySince,
      secondFactorSince,
      grants: grantedActions,
      muted: sql<PushKind[]>`array(
        select ${mutedNews.kind} from ${mutedNews} where ${mutedNews.userId} = ${pushDevices.userId}
      )`,
    })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.sessionId))
    .innerJoin(profiles, eq(profiles.id, pushDevices.userId))
    .innerJoin(userRoles, eq(userRoles.userId, profiles.id))
    .where(and(gt(sessions.expiresAt, now), isRequested(pushDevices.id, id)))
    .orderBy(pushDevices.createdAt, pushDevices.id);
  return rows.map(({ role, grants, muted, ...device }) => {
    const isBarred = isSecondFactorMissing(device, now);
    const may = isBarred ? [] : getActions({ kind: role, grants });
    return {
      ...device,
      may,
      hasEnabled: (kind) => may.includes(getAudience(kind)) && !muted.includes(kind),
    };
  });
}
