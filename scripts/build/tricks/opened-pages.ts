/**
 * Routes that are reached only by opening their address: from links in mails and in the terminal,
 * or links that load the page anew. Other pages need not carry them.
 */
export const openedPages: readonly string[] = [
  "storefront/pages/search",
  "storefront/pages/review",
  "storefront/pages/cancel",
  "storefront/pages/return",
  "storefront/pages/product-reviews",
  "storefront/pages/setup",
  "storefront/pages/payment-link",
  "storefront/pages/held-unit",
  "storefront/pages/rights",
  "storefront/pages/confirm-newsletter",
  "storefront/pages/unsubscribe-newsletter",
  "account/pages/confirm-email",
  "account/pages/invitation",
  "account/pages/email-change",
  "dev/outbox",
];

/** Whether a file is one of these routes. */
export const isOpenedPage = (file: string): boolean =>
  openedPages.some((page) => file.replaceAll("\\", "/").includes(`/web/${page}.`));
