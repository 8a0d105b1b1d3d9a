/**
 * Routes that nobody of the storefront reaches but by opening their address: links of mails and of
 * the terminal lead there, and links that load their page anew. The other pages are spared them.
 */
export const openedPages: readonly string[] = [
  "storefront/pages/review",
  "storefront/pages/cancel",
  "storefront/pages/return",
  "storefront/pages/product-reviews",
  "storefront/pages/setup",
  "storefront/pages/payment-link",
  "storefront/pages/kept-bag",
  "storefront/pages/confirm-newsletter",
  "storefront/pages/leave-newsletter",
  "account/pages/confirm-email",
  "account/pages/email-change",
  "dev/outbox",
];

/** Whether a file is one of these routes. */
export const isOpenedPage = (file: string): boolean =>
  openedPages.some((page) => file.replaceAll("\\", "/").includes(`/web/${page}.`));
