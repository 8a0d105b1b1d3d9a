import { resetSecondFactor as reset } from "#modules/identity/remove-second-factor.ts";
import { StartupError } from "#platform/startup-error.ts";
import { identity } from "#shared/actor.ts";
import type { Options, Surroundings } from "./surroundings.ts";
import { withDatabase } from "./with-database.ts";
import { withLogLevel } from "./with-log-level.ts";

/** Lets somebody in with the password alone who has lost both the app and the recovery codes. */
export async function resetSecondFactor(
  { env, root }: Surroundings,
  { email = "" }: Options<"email">,
): Promise<void> {
  const quiet = withLogLevel(env, { isTerminal: process.stdout.isTTY });
  await withDatabase({ env: quiet, root }, async (_, database) => {
    const isReset = await database.inTransaction(identity, (db) => reset(db, email));
    if (!isReset) throw new StartupError(`There is no two-step sign-in to reset for ${email}.`);
    process.stdout.write(
      `Two-step sign-in of ${email} is off, and all their sessions have ended. They sign in with the password, and can set it up anew.\n`,
    );
  });
}
