import { resetSecondFactor as reset } from "#modules/identity/second-factor/remove-second-factor.ts";
import { StartupError } from "#platform/startup-error.ts";
import { identity } from "#shared/actor.ts";
import { createOutcome, type Options, type Outcome, type CliContext } from "./cli-context.ts";
import { withDatabase } from "./with-database.ts";
import { withLogLevel } from "./with-log-level.ts";

/** Lets a user who has lost both the app and the recovery codes sign in with the password alone. */
export async function resetSecondFactor(
  cli: CliContext,
  { email = "" }: Options<"email">,
): Promise<Outcome> {
  const env = withLogLevel(cli.env, { isTerminal: process.stdout.isTTY });
  return withDatabase({ ...cli, env }, async (_, database) => {
    const isReset = await database.runInTransaction(identity, (db) => reset(db, email));
    if (!isReset)
      throw new StartupError(`${email} has no account with two-step sign-in. Nothing was changed.`);
    return createOutcome(
      `Two-step sign-in for ${email} is off, and all their sessions have ended. They can sign in with the password and set it up again.`,
      { email },
    );
  });
}
