import { formatMoney } from "#i18n/format.ts";
import { news } from "#i18n/he/news.ts";
import { push as text } from "#i18n/he/push.ts";
import type { Context } from "#modules/context.ts";
import type { Money } from "#shared/money.ts";
import { findNotification } from "../list-notifications.ts";
import type { PushMessage } from "./contract.ts";
import type { NotifiedDevice } from "./find-devices.ts";
import { pushKindNames, pushKinds, type PushKind } from "./kinds.ts";
import { z } from "zod";

type Composed = Omit<PushMessage, "tag">;

/**
 * The message that a device shows. Undefined when the news is out of date, or its user may not see
 * it. No names of customers, because others may see it on a locked screen.
 */
export async function createMessage(
  ctx: Pick<Context, "db" | "clock">,
  what: PushJob["what"],
  { hasEnabled }: Pick<NotifiedDevice, "hasEnabled">,
): Promise<Composed | undefined> {
  if ("isTest" in what) return { kind: "test", about: "", ...text.test };
  if ("counts" in what) return describeNews(what.counts, hasEnabled);
  const { kind, subjectId } = what;
  if (!hasEnabled(kind)) return undefined;
  const found = await findNotification(ctx, pushKinds[kind].of, subjectId);
  return found && { kind, ...describe(kind, found) };
}

function describeNews(
  counts: Readonly<Partial<Record<PushKind, number>>>,
  hasEnabled: NotifiedDevice["hasEnabled"],
): Composed | undefined {
  const shown = pushKindNames.filter((kind) => (counts[kind] ?? 0) > 0 && hasEnabled(kind));
  const [first] = shown;
  if (first === undefined) return undefined;
  const body = shown.map((kind) => text.kinds[kind].count(counts[kind] ?? 0)).join(", ");
  return { kind: "summary", about: first, title: text.summary, body };
}

/** The bell's words, without names. */
function describe(
  kind: PushKind,
  found: NonNullable<Awaited<ReturnType<typeof findNotification>>>,
): Pick<Composed, "about" | "title" | "body"> {
  switch (found.kind) {
    case "order": {
      const title =
        kind === "order-paid" ? text.paid(found.number) : news.toast.title(found.number);
      return { about: found.orderId, title, body: formatInShekels(found.totalIls, found.total) };
    }
    case "return":
      return {
        about: found.id,
        title: news.kinds.return[found.returnKind](found.number),
        body: "",
      };
    case "order-cancelled":
      return {
        about: found.orderId,
        title: news.kinds["order-cancelled"](found.number),
        body:
          found.amount === null
            ? ""
            : text.toTransfer(formatInShekels(found.amountIls, found.amount)),
      };
    case "payment-away":
      return { about: found.id, title: news.kinds["payment-away"](found.name), body: "" };
    case "refund-failed":
      return {
        about: found.orderId,
        title: news.kinds["refund-failed"](found.number),
        body: formatInShekels(found.amountIls, found.amount),
      };
    case "money-elsewhere":
      return {
        about: found.orderId,
        title: news.kinds["money-elsewhere"][found.what](found.number, found),
        body: found.amount === null ? "" : formatInShekels(found.amountIls, found.amount),
      };
    case "message":
      return { about: found.id, title: news.toast.message[found.messageKind], body: "" };
    case "stock":
      return { about: found.sku, title: news.kinds.stock(found.sku, found.available), body: "" };
    case "backup":
      return { about: found.id, title: news.kinds.backup[found.problem], body: "" };
    case "unpaid-holds":
    case "paid-without-stock":
    case "finding":
    case "setup":
      throw new Error(`devices are not told of ${found.kind}`);
  }
}

function formatInShekels(ils: Money | null, original: Money): string {
  return ils === null ? formatMoney(original) : formatMoney(ils, "he-IL");
}

/** A message to a device: one piece of news, a summary with the number of each kind, or a test. */
export const pushJob = z.object({
  deviceId: z.uuid(),
  toldAt: z.iso.datetime(),
  what: z.union([
    z.object({ kind: z.enum(pushKindNames), subjectId: z.uuid() }),
    z.object({ counts: z.partialRecord(z.enum(pushKindNames), z.int()) }),
    z.object({ isTest: z.literal(true) }),
  ]),
});
export type PushJob = z.output<typeof pushJob>;
