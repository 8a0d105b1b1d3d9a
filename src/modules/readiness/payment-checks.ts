// The questions about payments before the launch, a record each.
import type { Context } from "#modules/context.ts";
import { readContent } from "#modules/content/read-content.ts";
import { findMissedMessage } from "#modules/payments/find-missed-message.ts";
import { listUntried } from "#modules/payments/trials/list-untried.ts";
import { listAwayServices } from "#modules/payments/watch-services.ts";
import { MANUAL } from "#modules/payments/ways/way.ts";
import { getMode, type Payments } from "#modules/payments/ways/ways.ts";
import { createMissing, createUnknown, done, formatNames, type Checks } from "./answer.ts";

export const paymentChecks: Checks<
  | "payments"
  | "bankDetails"
  | "paymentMessages"
  | "paymentAccounts"
  | "paymentTrials"
  | "paymentAnswers"
> = {
  async payments({ payments, asCaller }) {
    return asCaller(async (ctx) => {
      const on = (await payments.readWays(ctx)).filter(({ isOn }) => isOn);
      if (getMode(on) === "off") return createMissing("payments_off");
      const { unconnected } = await readUse(ctx, payments);
      // Another way may be left, with which customers can pay.
      return on.length > unconnected.length
        ? done
        : createMissing("not_connected", formatNames(unconnected));
    });
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
    const { on, connected, unconnected } = await asCaller((ctx) => readUse(ctx, payments));
    if (on.length === 0) return undefined;
    if (unconnected.length > 0) return createMissing("not_connected", formatNames(unconnected));
    if (isDemo) return undefined;
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

  async paymentAnswers({ payments, asCaller }) {
    const { on, unconnected, away } = await asCaller(async (ctx) => ({
      ...(await readUse(ctx, payments)),
      // Those that are off, too: refunds still need them.
      away: await listAwayServices(ctx),
    }));
    if (on.length === unconnected.length && away.length === 0) return undefined;
    const [first] = away.toSorted((a, b) => +a.since - +b.since);
    return first === undefined
      ? done
      : { ...createMissing("service_away", formatNames(away)), at: first.since };
  },
};

/** The services that customers can pay with. */
async function listServicesInUse(ctx: Pick<Context, "db">, payments: Payments) {
  const ways = await payments.readWays(ctx);
  return ways.flatMap(({ code, isOn, record }) => (isOn && record ? [{ ...record, code }] : []));
}

/** These, all that are connected, and those in use without keys: nobody can pay with them. */
async function readUse(ctx: Pick<Context, "db">, payments: Payments) {
  const on = await listServicesInUse(ctx, payments);
  const connected = await payments.listServices(ctx);
  const isConnected = (code: string) => connected.some((each) => each.code === code);
  return { on, connected, unconnected: on.filter(({ code }) => !isConnected(code)) };
}
