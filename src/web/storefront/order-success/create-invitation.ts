import { hasConsent } from "#web/consent/consent-store.ts";
import type { ReviewInvitation } from "#modules/checkout/review-invitation.ts";

/**
 * Object that the review service's own script puts into the page, once a visitor has allowed it.
 */
type ReviewService = { readonly createInvitation: (invitation: ReviewInvitation) => void };

declare global {
  // Only an interface can be added to.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Window {
    reviewService?: ReviewService;
  }
}

/**
 * Hands the invitation to the review service, if the visitor has allowed it and its script is
 * there; else says in the console that none was made.
 */
export function createInvitation(
  invitation: ReviewInvitation,
  service: ReviewService | undefined,
): void {
  if (service && hasConsent("functional")) service.createInvitation(invitation);
  // oxlint-disable-next-line no-console -- the only trace of an invitation that is not sent
  else console.warn("No review invitation was created: the review service is not loaded.");
}
