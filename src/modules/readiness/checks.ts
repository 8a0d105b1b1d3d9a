// The questions before the launch, a record each.
import { testimonials } from "#content/testimonials.ts";
import { readBackupState } from "#modules/backups/backup-state.ts";
import { listContradictions } from "#modules/content/admin/list-contradictions.ts";
import { isAsDelivered } from "#modules/content/is-as-delivered.ts";
import { readContent } from "#modules/content/read-content.ts";
import { countUnguardedAdmins } from "#modules/identity/second-factor/count-unguarded-admins.ts";
import { hasSentMail } from "#modules/mail/list-mails.ts";
import { listFindings } from "#modules/orders/list-findings.ts";
import { findFirstMoney } from "#modules/payments/find-first-money.ts";
import { listNewestReviews } from "#modules/reviews/list-public-reviews.ts";
import { isPermitted } from "#shared/actor.ts";
import { createAnswer, createMissing, createUnknown, done, type Checks } from "./answer.ts";
import type { ReadinessKey } from "./contract.ts";
import { marketChecks } from "./market-checks.ts";
import { paymentChecks } from "./payment-checks.ts";

export const checks: Checks<ReadinessKey> = {
  ...paymentChecks,
  ...marketChecks,

  async testMail({ mailWay, asCaller }) {
    if (mailWay.kind === "folder") return createMissing("mails_stay_here");
    return (await asCaller(hasSentMail)) ? done : createMissing("no_test_mail");
  },

  async sender({ asCaller, checkSender }) {
    const { brand } = await asCaller((ctx) => readContent(ctx, ["brand"]));
    const domain = brand.email.slice(brand.email.lastIndexOf("@") + 1).toLowerCase();
    const { spf, dkim, dmarc } = await checkSender(domain);
    if (spf === "absent" && dmarc === "absent") return createMissing("no_spf_no_dmarc", domain);
    if (spf === "absent") return createMissing("no_spf", domain);
    if (dmarc === "absent") return createMissing("no_dmarc", domain);
    if (spf === "unknown" || dmarc === "unknown") return createUnknown("not_looked_up", domain);
    // A DKIM record can have a name that cannot be guessed.
    return dkim === "found" ? done : createUnknown("no_dkim_found", domain);
  },

  async samples({ asCaller }) {
    const { home, collection } = await asCaller((ctx) => readContent(ctx, ["home", "collection"]));
    const delivered: ReadonlySet<string> = new Set(testimonials.map(({ quote }) => quote));
    const areSamples = home.testimonials.quotes.some(({ quote }) => delivered.has(quote));
    if (areSamples) return createMissing("sample_quotes");
    if (!collection.reviews.showSamples) return done;
    // Samples are shown until the first customer has written a review, and nothing can be done
    // about that before.
    const [real] = await asCaller((ctx) => listNewestReviews(ctx, 1));
    return real === undefined ? createUnknown("sample_reviews") : done;
  },

  async policies({ asCaller }) {
    const [first, ...others] = await asCaller((ctx) => listContradictions(ctx));
    if (first === undefined) return done;
    const more = others.length === 0 ? "" : ` (+${others.length})`;
    return createMissing(
      "contradiction",
      `${first.name ?? first.key}: ${first.typed} ≠ ${first.promised}${more}`,
    );
  },

  async privacyText({ asCaller, isDemo }) {
    if (isDemo) return undefined;
    // An owner who agrees with the delivered one publishes it as it is.
    const isDelivered = await asCaller((ctx) => isAsDelivered(ctx, "page/privacy"));
    return isDelivered ? createMissing("privacy_as_delivered") : done;
  },

  async imprint({ asCaller }) {
    const { brand } = await asCaller((ctx) => readContent(ctx, ["brand"]));
    const { companyNumber, phone } = brand.imprint;
    const isFilled = [brand.legalName, companyNumber, phone].every((text) => text.trim() !== "");
    return isFilled ? done : createMissing("no_company_details");
  },

  async returnAddress({ asCaller }) {
    const { brand } = await asCaller((ctx) => readContent(ctx, ["brand"]));
    return brand.imprint.postalAddress.trim() === "" ? createMissing("no_postal_address") : done;
  },

  async backup({ asCaller }) {
    const { isOn, testedAt, alarm } = await asCaller(({ db, clock }) =>
      readBackupState(db, clock()),
    );
    if (!isOn) return createMissing("backups_off");
    if (alarm !== null)
      return createMissing(alarm.kind === "failed" ? "backup_failed" : "backup_old");
    return testedAt === null ? createMissing("no_backup") : done;
  },

  async backupPlace({ findBackupPlace }) {
    const place = await findBackupPlace();
    if (place === undefined) return undefined;
    if (place === "unknown") return createUnknown("not_looked_up");
    return place === "elsewhere" ? done : createAnswer("advice", "backups_beside");
  },

  async integrity({ asCaller }) {
    return asCaller(async (ctx) => {
      if (!isPermitted(ctx.actor, "jobs.read")) return undefined;
      const [first, ...others] = await listFindings(ctx);
      if (first === undefined) return done;
      const count = String(others.length + 1);
      return { ...createMissing("integrity_broken", count), at: first.foundAt };
    });
  },

  async secondFactor({ asIdentity }) {
    const without = await asIdentity(({ db }) => countUnguardedAdmins(db));
    return without === 0 ? done : createMissing("no_second_factor", String(without));
  },

  async firstOrder({ asCaller }) {
    const has = await asCaller(findFirstMoney);
    if (!has.paid) return createMissing("nothing_paid");
    return has.refunded ? done : createMissing("nothing_refunded");
  },
};
