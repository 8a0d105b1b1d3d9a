import { lte, or } from "drizzle-orm";
import type { Tasks } from "#modules/tasks.ts";
import { countChanged } from "#platform/db/count-changed.ts";
import type { TaskParts } from "#platform/jobs/worker.ts";
import { identity } from "#shared/actor.ts";
import { DAY_MS } from "#shared/durations.ts";
import { endSurplusSessions } from "./sessions/end-surplus-sessions.ts";
import { deleteEmailChanges } from "./email-change/delete-email-changes.ts";
import { deleteUnconfirmed } from "./accounts/delete-unconfirmed.ts";
import { deleteUsedTokens } from "./sessions/refresh-tokens.ts";
import { isDead } from "./sessions/session-lifetime.ts";
import { passkeyChallenges } from "./passkey-tables.ts";
import { roleInvitations } from "./invitation-tables.ts";
import { oneTimeTokens, sessions } from "./tables.ts";

/** An invitation that has ended is still listed for this time, and can be sent again. */
const INVITATION_AFTER_MS = 30 * DAY_MS;

/** Scheduled task of the identity role: once an hour it removes data that is no longer needed. */
export function identityTasks({ database, clock, log }: TaskParts): Tasks {
  return {
    "identity-cleanup": {
      schedule: "17 * * * *",
      async run() {
        const now = clock();
        const removed = await database.runInTransaction(identity, async (db) => {
          const dead = await countChanged(db.delete(sessions).where(isDead(now)));
          const links = await countChanged(
            db.delete(oneTimeTokens).where(lte(oneTimeTokens.expiresAt, now)),
          );
          const signatures = await countChanged(
            db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, now)),
          );
          const changes = await deleteEmailChanges(db, now);
          // After the tokens, because a valid link keeps an account from being removed.
          const unconfirmed = await deleteUnconfirmed(db, now);
          const old = new Date(now.getTime() - INVITATION_AFTER_MS);
          const invitations = await countChanged(
            db
              .delete(roleInvitations)
              .where(or(lte(roleInvitations.expiresAt, old), lte(roleInvitations.acceptedAt, old))),
          );
          const surplus = await endSurplusSessions(db);
          const tokens = await deleteUsedTokens(db, now);
          return {
            sessions: dead,
            surplus,
            tokens,
            links,
            signatures,
            changes,
            unconfirmed,
            invitations,
          };
        });
        log.debug(
          removed,
          "dead and surplus sessions, used tokens, expired links and unconfirmed accounts removed",
        );
      },
    },
  };
}
