// The questions before the launch, a record each.
import { testimonials } from "#content/testimonials.ts";
import { readBackupState } from "#modules/backups/backup-state.ts";
import { listContradictions } from "#modules/content/admin/list-contradictions.ts";
import { readContent } from "#modules/content/read-content.ts";
import { countUnguardedAdmins } from "#modules/identity/second-factor/count-unguarded-admins.ts";
import type { Context } from "#modules/context.ts";
import { hasSentMail } from "#modules/mail/list-mails.ts";
import { listOpenPoints, type OpenPoints } from "#modules/markets/list-open-points.ts";
import { listRecentDestinations } from "#modules/orders/list-recent-destinations.ts";
import { findFirstMoney } from "#modules/payments/find-first-money.ts";
import { MANUAL } from "#modules/payments/ways/way.ts";
import { listUntried } from "#modules/payments/trials/list-untried.ts";
import type { Payments } from "#modules/payments/ways/ways.ts";
import { findMissedMessage } from "#modules/payments/find-missed-message.ts";
import { listNewestReviews } from "#modules/reviews/list-public-reviews.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { ReadinessContext } from "./context.ts";
import type { ReadinessCheck, ReadinessKey } from "./contract.ts";

type Answer = Omit<ReadinessCheck, "key" | "at"> & { readonly at?: Date };
/** Runs one check; undefined where the check does not apply to this shop. */
type Check = (ctx: ReadinessContext) => Promise<Answer | undefined>;

const done: Answer = { state: "done", reason: null, about: null };
const createMissing = (reason: Answer["reason"], about: string | null = null): Answer => ({
  state: "missing",
  reason,
  about,
});
const createUnknown = (reason: Answer["reason"], about: string | null = null): Answer => ({
  state: "unknown",
  reason,
  about,
});

type Markets = OpenPoints["own"];

/** Advice about these markets, if there are any. */
const createAdvice = (reason: Answer["reason"], about: Markets): Answer =>
  about.length === 0 ? done : { state: "advice", reason, about: formatNames(about) };

/** Returns the check that advises on those of some markets for which `isOpen` holds. */
function createMarketCheck(
  reason: Answer["reason"],
  among: "taxed" | "own",
  isOpen: (market: Markets[number]) => boolean,
): Check {
  return async ({ asCaller }) => {
    const found = (await asCaller((ctx) => listOpenPoints(ctx, [])))[among];
    return found.length === 0 ? undefined : createAdvice(reason, found.filter(isOpen));
  };
}

const RECENT_MS = 90 * DAY_MS;

export const checks: Readonly<Record<ReadinessKey, Check>> = {
  async payments({ payments, asCaller }) {
    return (await asCaller((ctx) => payments.readMode(ctx))) === "off"
      ? createMissing("payments_off")
      : done;
  },

  async bankDetails({ payments, asCaller }) {
    const ways = await asCaller((ctx) => payments.readWays(ctx));
    if (!ways.some(({ code, isOn }) => code === MANUAL && isOn)) return undefined;
    const words = await asCaller((ctx) => readContent(ctx, ["payment-instructions"]));
    const { account } = words["payment-instructions"];
    return account.some(({ text }) => text.trim() !== "") ? done : createMissing("account_empty");
  },

  async paymentMessages({ payments, asCaller }) {
    const heard = await asCaller(async (ctx) => {
      const answers: Awaited<ReturnType<typeof findMissedMessage>>[] = [];
      for (const { code } of await listServicesInUse(ctx, payments))
        // oxlint-disable-next-line no-await-in-loop -- they share a connection
        answers.push(await findMissedMessage(ctx, code));
      return answers;
    });
    if (heard.length === 0) return undefined;
    const missed = heard.find(({ missedAt }) => missedAt !== undefined);
    if (missed) return { ...createMissing("message_missed"), at: missed.missedAt };
    const silent = heard.some(({ lastAt }) => lastAt === undefined);
    const [last] = heard.flatMap(({ lastAt }) => lastAt ?? []).toSorted((a, b) => +b - +a);
    return silent ? createUnknown("no_message_yet") : { ...done, at: last };
  },

  async paymentAccounts({ payments, asCaller, isDemo }) {
    const [on, connected] = await asCaller(async (ctx) => [
      await listServicesInUse(ctx, payments),
      await payments.listServices(ctx),
    ]);
    if (on.length === 0 || isDemo) return undefined;
    const isTest = (code: string) =>
      connected.some((each) => each.code === code && each.service.isTest);
    const wrong = on.filter(({ code }) => isTest(code));
    return wrong.length === 0 ? done : createMissing("trial_account", formatNames(wrong));
  },

  async paymentTrials({ payments, asCaller }) {
    const [on, untried] = await asCaller(async (ctx) => {
      const used = await listServicesInUse(ctx, payments);
      const codes = used.map(({ code }) => code);
      return [used, await listUntried(ctx, codes)];
    });
    if (on.length === 0) return undefined;
    const never = on.filter(({ code }) => untried.includes(code));
    return never.length === 0 ? done : createUnknown("never_tried", formatNames(never));
  },

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

  async markets({ asCaller }) {
    return asCaller(async (ctx) => {
      const since = new Date(ctx.clock().getTime() - RECENT_MS);
      const destinations = await listRecentDestinations(ctx, since);
      if (destinations.length === 0) return undefined;
      const { proposed } = await listOpenPoints(ctx, destinations);
      return createAdvice("market_proposed", proposed);
    });
  },

  taxNumbers: createMarketCheck("no_tax_number", "taxed", ({ taxNumber }) => taxNumber === null),
  duties: createMarketCheck("duty_unknown", "own", ({ dutyTerms }) => dutyTerms === "unknown"),

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

/** The services that customers can pay with. */
async function listServicesInUse(ctx: Pick<Context, "db">, payments: Payments) {
  const ways = await payments.readWays(ctx);
  return ways.flatMap(({ code, isOn, record }) => (isOn && record ? [{ ...record, code }] : []));
}

const formatNames = (named: readonly { readonly name: string }[]) =>
  named.map(({ name }) => name).join(", ");
