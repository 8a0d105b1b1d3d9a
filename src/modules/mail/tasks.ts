import { inArray, lt } from "drizzle-orm";
import { z } from "zod";
import { task, type Task } from "#platform/jobs/worker.ts";
import { system } from "#shared/actor.ts";
import { sendMail, type MailSending } from "./send-mail.ts";
import { mails, mailSecrets } from "./tables.ts";

/** Every link that ends has ended by then, and the last attempt to send a mail is over. */
const SECRET_MAX_AGE_MS = 2 * 24 * 3_600_000;

export function mailTasks(parts: MailSending): Readonly<Record<string, Task>> {
  return {
    "send-mail": task(z.object({ mailId: z.uuid() }), ({ mailId }, attempt) =>
      sendMail(parts, mailId, attempt),
    ),
    "forget-mail-secrets": { schedule: "17 * * * *", run: () => forgetOldSecrets(parts) },
  };
}

/** A secret leaves with its mail; this is for those whose mail never left, or nobody knows. */
async function forgetOldSecrets({
  database,
  clock,
}: Pick<MailSending, "database" | "clock">): Promise<void> {
  const before = new Date(clock().getTime() - SECRET_MAX_AGE_MS);
  await database.inTransaction(system, async (db) => {
    const old = db.select({ id: mails.id }).from(mails).where(lt(mails.createdAt, before));
    await db.delete(mailSecrets).where(inArray(mailSecrets.mailId, old));
  });
}
