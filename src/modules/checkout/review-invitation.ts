import type { Confirmation } from "./confirmation.ts";

/** Data for the review service, so that it can ask a customer for a review. */
export type ReviewInvitation = {
  readonly recipientEmail: string;
  readonly recipientName: string;
  readonly referenceId: string;
  readonly productSku: string;
  readonly productUrl: string;
  readonly tags: readonly string[];
  readonly source: string;
  readonly locationId: string;
};

type Place = { readonly productUrl: string; readonly source: string; readonly locationId: string };

/** The invitation for a confirmed order; undefined without an e-mail address and a name. */
export function toReviewInvitation(
  order: Confirmation,
  productSku: string,
  place: Place,
): ReviewInvitation | undefined {
  if (order.email === undefined || order.name === undefined) return undefined;
  return {
    recipientEmail: order.email,
    recipientName: order.name,
    referenceId: order.orderId,
    productSku,
    tags: order.slug === undefined ? [] : [order.slug],
    ...place,
  };
}
