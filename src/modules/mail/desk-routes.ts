import { brand } from "#content/brand.ts";
import type { Context } from "#modules/context.ts";
import type { MailWay } from "#platform/mail/mail-way.ts";
import type { AttemptLimits } from "#platform/rate-limit/attempt-limits.ts";
import { isMember } from "#shared/actor.ts";
import type { HandlersOf } from "#shared/contract.ts";
import { AppError } from "#shared/errors.ts";
import { permitted } from "#shared/permissions.ts";
import type { mailDeskEndpoints } from "./desk-contract.ts";
import { countMails, listMails } from "./list-mails.ts";
import { keptDays } from "./mail-states.ts";
import { queueMail } from "./queue-mail.ts";
import { readMail } from "./read-mail.ts";
import { cancelMail, retryMail } from "./requeue-mail.ts";

/** What the desk knows besides the database. */
export type MailDesk = {
  /** Begins the links in mails. */
  readonly publicUrl: string;
  /** How mails leave the shop. */
  readonly way: MailWay;
  readonly limits: AttemptLimits;
};

export function mailDeskHandlers({
  publicUrl,
  way,
  limits,
}: MailDesk): HandlersOf<typeof mailDeskEndpoints, Context> {
  return {
    listMails: (ctx, { query }) => listMails(ctx, query),
    async readOutbox(ctx) {
      const allowed = permitted(ctx.actor, "mail.write");
      return {
        way,
        from: { name: brand.name, email: brand.email },
        states: await countMails(ctx),
        keptDays,
        can: { test: { allowed, reason: allowed ? null : "not_permitted" } },
      };
    },
    async sendTestMail({ db, actor, clock }) {
      if (!isMember(actor)) throw new AppError("unauthenticated", "nobody to write to");
      await limits.take({ testMail: actor.id });
      const content = { way: way.kind, askedAt: clock().toISOString() };
      const id = await queueMail(db, { kind: "test-mail", to: actor.email, content });
      if (id === null) throw new Error("a mail without a key was there already");
      return { id, recipient: actor.email };
    },
    readMail: (ctx, { params }) => readMail(ctx, publicUrl, params.id),
    async retryMail(ctx, { params, body }) {
      await retryMail(ctx, params.id, body.state);
      return readMail(ctx, publicUrl, params.id);
    },
    async cancelMail(ctx, { params, body }) {
      await cancelMail(ctx, params.id, body.state);
      return readMail(ctx, publicUrl, params.id);
    },
  };
}
