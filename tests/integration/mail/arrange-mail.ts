// Mails of the outbox as if they had got that far.
import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { TestDatabase } from "../../support/database.ts";

export type ArrangedMail = {
  kind?: string;
  recipient?: string;
  state?: string;
  content?: string;
  age?: string;
  error?: string;
  reason?: string;
  attempts?: number;
};

/** Puts a mail into the outbox as if it had got that far; returns its id. */
export async function arrangeMail(
  database: TestDatabase,
  mail: ArrangedMail = {},
): Promise<string> {
  const {
    kind = "password-changed",
    recipient = `${randomUUID()}@mail.example`,
    state = "failed",
  } = mail;
  const { content = '{"fullName":"Noa Lev"}', age = "1 hour", error = null } = mail;
  const { reason = null, attempts = 1 } = mail;
  const [row] = await database.asOwner(
    `insert into mails (kind, recipient, content, state, last_error, created_at, updated_at, sent_at, reason, attempts)
     values ($1, $2, $3, $4, $5, app.now() - $6::interval, app.now() - $6::interval,
       case when $4 = 'sent' then app.now() - $6::interval end, $7, $8) returning id`,
    [kind, recipient, content, state, error, age, reason, attempts],
  );
  return z.object({ id: z.uuid() }).parse(row).id;
}
