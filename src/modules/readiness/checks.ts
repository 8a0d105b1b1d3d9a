// The questions before the launch, a record each.
import { testimonials } from "#content/testimonials.ts";
import { readBackupState } from "#modules/backups/backup-state.ts";
import { readContent } from "#modules/content/read-content.ts";
import { countUnguardedAdmins } from "#modules/identity/second-factor/count-unguarded-admins.ts";
import { hasSentMail } from "#modules/mail/has-sent-mail.ts";
import { findFirstMoney } from "#modules/payments/find-first-money.ts";
import { findMissedMessage } from "#modules/payments/find-missed-message.ts";
import { listNewestReviews } from "#modules/reviews/list-public-reviews.ts";
import type { ReadinessContext } from "./context.ts";
import type { ReadinessCheck, ReadinessKey } from "./contract.ts";
import { findContradiction } from "./find-contradiction.ts";

type Answer = Omit<ReadinessCheck, "key" | "at"> & { readonly at?: Date };
/** Runs one check; undefined where the check does not apply to this shop. */
type Check = (ctx: ReadinessContext) => Promise<Answer | undefined>;

const done: Answer = { state: "done", reason: null, about: null };
const missing = (reason: Answer["reason"], about: string | null = null): Answer => ({
  state: "missing",
  reason,
  about,
});
const unknown = (reason: Answer["reason"], about: string | null = null): Answer => ({
  state: "unknown",
  reason,
  about,
});

export const checks: Readonly<Record<ReadinessKey, Check>> = {
  payments: async ({ payments }) => (payments === "off" ? missing("payments_off") : done),

  async bankDetails({ payments, asCaller }) {
    if (payments !== "manual") return undefined;
    const words = await asCaller((ctx) => readContent(ctx, ["payment-instructions"]));
    const { account } = words["payment-instructions"];
    return account.some(({ text }) => text.trim() !== "") ? done : missing("account_empty");
  },

  async paymentMessages({ payments, asCaller }) {
    if (payments !== "stripe") return undefined;
    const { lastAt, missedAt } = await asCaller(findMissedMessage);
    if (missedAt !== undefined) return { ...missing("message_missed"), at: missedAt };
    return lastAt === undefined ? unknown("no_message_yet") : { ...done, at: lastAt };
  },

  async testMail({ mailWay, asCaller }) {
    if (mailWay.kind === "folder") return missing("mails_stay_here");
    return (await asCaller(hasSentMail)) ? done : missing("no_test_mail");
  },

  async sender({ asCaller, checkSender }) {
    const { brand } = await asCaller((ctx) => readContent(ctx, ["brand"]));
    const domain = brand.email.slice(brand.email.lastIndexOf("@") + 1).toLowerCase();
    const { spf, dkim, dmarc } = await checkSender(domain);
    if (spf === "absent" && dmarc === "absent") return missing("no_spf_no_dmarc", domain);
    if (spf === "absent") return missing("no_spf", domain);
    if (dmarc === "absent") return missing("no_dmarc", domain);
    if (spf === "unknown" || dmarc === "unknown") return unknown("not_looked_up", domain);
    // A DKIM record can have a name that cannot be guessed.
    return dkim === "found" ? done : unknown("no_dkim_found", domain);
  },

  async samples({ asCaller }) {
    const { home } = await asCaller((ctx) => readContent(ctx, ["home"]));
    const delivered: ReadonlySet<string> = new Set(testimonials.map(({ quote }) => quote));
    const areSamples = home.testimonials.quotes.some(({ quote }) => delivered.has(quote));
    if (areSamples) return missing("sample_quotes");
    // Samples are shown until the first customer has written a review, and nothing can be done
    // about that before.
    const [real] = await asCaller((ctx) => listNewestReviews(ctx, 1));
    return real === undefined ? unknown("sample_reviews") : done;
  },

  async policies({ asCaller }) {
    const found = await asCaller(findContradiction);
    return found === undefined ? done : missing("contradiction", found);
  },

  async imprint({ asCaller }) {
    const { brand } = await asCaller((ctx) => readContent(ctx, ["brand"]));
    const { companyNumber, phone } = brand.imprint;
    const isFilled = [brand.legalName, companyNumber, phone].every((text) => text.trim() !== "");
    return isFilled ? done : missing("no_company_details");
  },

  async returnAddress({ asCaller }) {
    const { brand } = await asCaller((ctx) => readContent(ctx, ["brand"]));
    return brand.imprint.postalAddress.trim() === "" ? missing("no_postal_address") : done;
  },

  async backup({ asCaller }) {
    const { isOn, testedAt, alarm } = await asCaller(({ db, clock }) =>
      readBackupState(db, clock()),
    );
    if (!isOn) return missing("backups_off");
    if (alarm !== null) return missing(alarm.kind === "failed" ? "backup_failed" : "backup_old");
    return testedAt === null ? missing("no_backup") : done;
  },

  async secondFactor({ asIdentity }) {
    const without = await asIdentity(({ db }) => countUnguardedAdmins(db));
    return without === 0 ? done : missing("no_second_factor", String(without));
  },

  async firstOrder({ asCaller }) {
    const has = await asCaller(findFirstMoney);
    if (!has.paid) return missing("nothing_paid");
    return has.refunded ? done : missing("nothing_refunded");
  },
};
