import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { stockLevels } from "#modules/inventory/stock-levels.ts";
import { type AnsweredKind, answeredKinds } from "#modules/messages/reply-deadline.ts";
import { moneyElsewhere, returnKinds, type orderSources } from "#modules/orders/kinds.ts";
import { setupProblems } from "#modules/security/setup-problems.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import type { Money } from "#shared/money.ts";

/** Events of the event stream, each with its data. */
export type News =
  | {
      readonly event: "order";
      readonly data: {
        readonly id: string;
        readonly number: string;
        readonly customerName: string;
        readonly total: Money;
        /** By the order's own rate; null where none was known. */
        readonly totalIls: Money | null;
        readonly source: (typeof orderSources)[number];
      };
    }
  | { readonly event: "order-changed"; readonly data: { readonly id: string } }
  /** A return is requested, or has changed. */
  | { readonly event: "return"; readonly data: { readonly id: string } }
  | {
      readonly event: "stock";
      readonly data: { readonly variantId: string; readonly level: (typeof stockLevels)[number] };
    }
  /**
   * Unpaid orders have come to hold more of a variant than is usual; the id is that of the alert.
   */
  | { readonly event: "holds"; readonly data: { readonly id: string } }
  /** A new message that is not spam. */
  | {
      readonly event: "message";
      readonly data: { readonly id: string; readonly kind: AnsweredKind; readonly name: string };
    }
  | { readonly event: "message-changed"; readonly data: { readonly id: string } }
  /** A backup has begun, has been written, or has ended. */
  | { readonly event: "backup"; readonly data: { readonly id: string } }
  /** Many events happened, or some were missed, so clients should read everything again. */
  | { readonly event: "much"; readonly data: null };

const id = z.uuid();

const order = { orderId: id, number: z.string() };

const entry = { id, at: isoMoment };

export const notificationSchema = z
  .discriminatedUnion("kind", [
    /** A customer has ordered. */
    z.object({
      ...entry,
      kind: z.literal("order"),
      ...order,
      customerName: z.string(),
      total: moneySchema,
      /** By the order's own rate; null where none was known. */
      totalIls: moneySchema.nullable(),
    }),
    /** A customer requests a return, makes a claim, or requests a cancellation. */
    z.object({
      ...entry,
      kind: z.literal("return"),
      returnKind: z.enum(returnKinds),
      /** The return's own number. */
      number: z.string(),
    }),
    /** A customer has cancelled an order, which needed no decision of staff. */
    z.object({
      ...entry,
      kind: z.literal("order-cancelled"),
      ...order,
      /** The money that staff have to transfer by hand; null for none. */
      amount: moneySchema.nullable(),
      amountIls: moneySchema.nullable(),
    }),
    /** A variant's stock has fallen to a worse level. */
    z.object({
      ...entry,
      kind: z.literal("stock"),
      variantId: id,
      sku: z.string(),
      /** Names of the product and the variant. */
      name: z.string(),
      level: z.enum(stockLevels),
      available: z.int(),
    }),
    /** Unpaid orders came to hold more of a variant than is usual. */
    z.object({
      ...entry,
      kind: z.literal("unpaid-holds"),
      sku: z.string(),
      /** Names of the product and the variant. */
      name: z.string(),
      held: z.int(),
      onHand: z.int(),
    }),
    /** The payment service refused a refund for good. */
    z.object({
      ...entry,
      kind: z.literal("refund-failed"),
      ...order,
      amount: moneySchema,
      amountIls: moneySchema.nullable(),
    }),
    /** Money of an order moved in the payment service itself: a refund there, or a dispute. */
    z.object({
      ...entry,
      kind: z.literal("money-elsewhere"),
      ...order,
      what: z.enum(moneyElsewhere),
      /** The service's name. */
      service: z.string(),
      /** Of a dispute that was opened: until when the shop can answer. */
      dueAt: isoMoment.nullable(),
      /** Null when it was another currency than the order's; the timeline says how much. */
      amount: moneySchema.nullable(),
      amountIls: moneySchema.nullable(),
    }),
    /** A new message, with the sender's name; for a dealer, the name of the business. */
    z.object({
      ...entry,
      kind: z.literal("message"),
      messageKind: z.enum(answeredKinds),
      name: z.string(),
    }),
    /** Money came for an order whose units were given up. */
    z.object({ ...entry, kind: z.literal("paid-without-stock"), ...order }),
    /** A payment service has not answered for a while; the id is its code. */
    z.object({ ...entry, id: z.string(), kind: z.literal("payment-away"), name: z.string() }),
    /** The last backup failed, or the last good one is old; the id is that of the run. */
    z.object({ ...entry, kind: z.literal("backup"), problem: z.enum(["failed", "old"]) }),
    /** A rule that stock, orders, money or files should follow is broken; the id is the rule. */
    z.object({ ...entry, id: z.string(), kind: z.literal("finding"), count: z.int() }),
    /** Something is wrong with how the shop was set up, as a running instance has noticed. */
    z.object({ ...entry, kind: z.literal("setup"), problem: z.enum(setupProblems) }),
  ])
  .meta({ id: "Notification" });
export type Notification = z.infer<typeof notificationSchema>;
