import type { z } from "zod";
import { account as words } from "#i18n/en/account.ts";
import { demoMembers } from "#modules/customers/seed-people.ts";
import { identityEndpoints } from "#modules/identity/contract.ts";
import { findConfirmedAccount, makeAdmin, openAdminAccount } from "#modules/identity/make-admin.ts";
import { hashPassword } from "#modules/identity/passwords.ts";
import type { Database } from "#platform/db/client.ts";
import { StartupError } from "#platform/startup-error.ts";
import { system } from "#shared/actor.ts";
import { seedDatabase } from "../seed-database.ts";
import { readPassword } from "./read-password.ts";
import type { Options, Surroundings } from "./surroundings.ts";
import { withDatabase } from "./with-database.ts";
import { withLogLevel } from "./with-log-level.ts";

/** The same rules as for everybody who signs up. */
const {
  email: emailRule,
  full_name: nameRule,
  password: passwordRule,
} = identityEndpoints.signUp.body.shape;

type Rule = z.ZodType<string>;

/** Makes an administrator: a new account, or one that is there already and keeps its password. */
export async function createAdmin(
  { env, root }: Surroundings,
  options: Options<"email" | "name">,
): Promise<void> {
  const email = accept("--email", emailRule, options.email ?? "");
  const fullName =
    options.name === undefined ? undefined : accept("--name", nameRule, options.name);
  const quiet = withLogLevel(env, { isTerminal: process.stdout.isTTY });
  await withDatabase({ env: quiet, root }, async (config, database) => {
    if (!config.demo && demoMembers.some((member) => member.email === email.toLowerCase()))
      throw new StartupError(
        `${email} belongs to the demo, whose accounts are closed whenever a shop starts outside demo mode. Take another address.`,
      );
    // As a start would do: the demo's data come into an empty database only, and afterwards it is not.
    await seedDatabase({ database, config, now: new Date() });
    const outcome = (await promote(database, email)) ?? (await open(database, { email, fullName }));
    process.stdout.write(`${outcome}\n`);
  });
}

/** Gives the role to a confirmed account. Returns what to say; undefined without such an account. */
function promote(database: Database, email: string): Promise<string | undefined> {
  return database.inTransaction(system, async (db) => {
    const known = await findConfirmedAccount(db, email);
    if (known === undefined) return undefined;
    if (known.role === "admin") return `${email} is an administrator already. Nothing was changed.`;
    await makeAdmin(db, known.userId);
    return `${email} has an account and is an administrator now. The password stays as it was.`;
  });
}

async function open(
  database: Database,
  { email, fullName }: { email: string; fullName: string | undefined },
): Promise<string> {
  if (fullName === undefined)
    throw new StartupError(
      `There is no confirmed account with the address ${email} yet. A new one needs a name: --name "…"`,
    );
  const typed = await readPassword({ input: process.stdin, output: process.stderr });
  const passwordHash = await hashPassword(accept("The password", passwordRule, typed));
  await database.inTransaction(system, (db) =>
    openAdminAccount(db, { email, fullName, passwordHash, now: new Date() }),
  );
  return `${email} is an administrator now and can sign in.`;
}

/** The value as the rule leaves it. Throws StartupError with everything that is wrong in one line. */
function accept(what: string, rule: Rule, value: string): string {
  const result = rule.safeParse(value);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ message }) => message);
  throw new StartupError(`${what} cannot be taken: ${words.problems.field(problems)}.`);
}
