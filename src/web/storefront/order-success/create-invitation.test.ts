import { expect, test, vi } from "vitest";
import type { ReviewInvitation } from "#modules/checkout/review-invitation.ts";
import { saveConsent } from "#web/consent/consent-store.ts";
import { onlyNecessary } from "#web/consent/stored-consent.ts";
import { createInvitation } from "./create-invitation.ts";

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

test("CONS-15 without consent no invitation is sent, and its absence is logged", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const received: ReviewInvitation[] = [];
  const service = { createInvitation: (each: ReviewInvitation) => void received.push(each) };
  createInvitation(invitation, service);
  saveConsent({ ...onlyNecessary, analytics: true, marketing: true });
  createInvitation(invitation, service);
  expect(received).toEqual([]);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

test("DONE-04 a review service that is allowed and loaded gets the invitation, and nothing is logged", () => {
  saveConsent({ ...onlyNecessary, functional: true });
  const received: ReviewInvitation[] = [];
  createInvitation(invitation, { createInvitation: (each) => received.push(each) });
  expect(received).toEqual([invitation]);
});
