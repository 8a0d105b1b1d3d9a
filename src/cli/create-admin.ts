import type { z } from "zod";
import { account as text } from "#i18n/en/account.ts";
import { demoMembers } from "#modules/customers/seed-people.ts";
import { newAccountSchema } from "#modules/identity/contract.ts";
import {
  findConfirmedAccount,
  addAdmin,
  openAdminAccount,
} from "#modules/identity/accounts/add-admin.ts";
import { hashPassword } from "#modules/identity/passwords/passwords.ts";
import { type Clock, createClock } from "#platform/clock.ts";
import type { Database } from "#platform/db/client.ts";
import { StartupError } from "#platform/startup-error.ts";
import { system } from "#shared/actor.ts";
import { seedDatabase } from "#server/start/seed-database.ts";
import { readPassword } from "./read-password.ts";
import { createOutcome, type Options, type Outcome, type CliContext } from "./cli-context.ts";
import { withDatabase } from "./with-database.ts";
import { withLogLevel } from "./with-log-level.ts";

/** The same rules as for every sign-up. */
const { email: emailRule, full_name: nameRule, password: passwordRule } = newAccountSchema.shape;

type Rule = z.ZodType<string>;

/** Makes an administrator: a new account, or one that is there already and keeps its password. */
export async function createAdmin(
  cli: CliContext,
  options: Options<"email" | "name">,
): Promise<Outcome> {
  const email = accept("--email", emailRule, options.email ?? "");
  const fullName =
    options.name === undefined ? undefined : accept("--name", nameRule, options.name);
  const env = withLogLevel(cli.env, { isTerminal: process.stdout.isTTY });
  return withDatabase({ ...cli, env }, async (config, database) => {
    if (!config.demo && demoMembers.some((member) => member.email === email.toLowerCase()))
      throw new StartupError(
        `${email} is an account of the demo, and a shop outside demo mode closes these accounts. Choose another address.`,
      );
    const clock = createClock(config);
    // As a start would do: the demo's data come into an empty database only, and afterwards it is
    // not.
    await seedDatabase({ database, config, now: clock() });
    return (
      (await addAdminRole(database, email)) ?? (await open(database, { email, fullName, clock }))
    );
  });
}

/** Gives the role to a confirmed account. Undefined without such an account. */
function addAdminRole(database: Database, email: string): Promise<Outcome | undefined> {
  return database.runInTransaction(system, async (db) => {
    const account = await findConfirmedAccount(db, email);
    if (account === undefined) return undefined;
    if (account.role === "admin")
      return createOutcome(`${email} is already an administrator. Nothing was changed.`, {
        email,
        account: "was an administrator",
      });
    await addAdmin(db, account.userId);
    return createOutcome(
      `${email} has an account and is now an administrator. The password was not changed.`,
      { email, account: "promoted" },
    );
  });
}

async function open(
  database: Database,
  { email, fullName, clock }: { email: string; fullName: string | undefined; clock: Clock },
): Promise<Outcome> {
  if (fullName === undefined)
    throw new StartupError(
      `There is no confirmed account for ${email}. To create one, add a name: --name "…"`,
    );
  const typed = await readPassword({ input: process.stdin, output: process.stderr });
  const passwordHash = await hashPassword(accept("The password", passwordRule, typed));
  await database.runInTransaction(system, (db) =>
    openAdminAccount(db, { email, fullName, passwordHash, now: clock() }),
  );
  return createOutcome(`${email} is now an administrator and can sign in.`, {
    email,
    account: "opened",
  });
}

/**
 * The value as the rule leaves it. Throws StartupError with everything that is wrong in one line.
 */
function accept(what: string, rule: Rule, value: string): string {
  const result = rule.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ message }) => message);
  throw new StartupError(`${what} is not accepted: ${text.problems.field(problems)}.`);
}
