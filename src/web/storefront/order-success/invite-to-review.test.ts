import { expect, test } from "vitest";
import type { ReviewInvitation } from "#modules/checkout/review-invitation.ts";
import { inviteToReview } from "./invite-to-review.ts";

test("DONE-04 a review service that is loaded gets the invitation, and nothing is logged", () => {
  const invitation: ReviewInvitation = {
    recipientEmail: "maya@example.com",
    recipientName: "Maya",
    referenceId: "ORDER_17",
    productSku: "WANDERPAW_BACKPACK_BLUE",
    productUrl: "https://shop.example/product/blue",
    tags: ["blue"],
    source: "shop",
    locationId: "1",
  };
  const received: ReviewInvitation[] = [];
  inviteToReview(invitation, { createInvitation: (each) => received.push(each) });
  expect(received).toEqual([invitation]);
});
