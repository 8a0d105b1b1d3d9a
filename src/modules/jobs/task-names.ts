/** What the shop does by itself. A test compares them with the tasks that its worker has. */
export const taskNames = [
  "send-mail",
  "forget-mail-secrets",
  "forget-mails",
  "identity-cleanup",
  "newsletter-cleanup",
  "tell-who-waits-to-pay",
  "expire-reservations",
  "close-payment-page",
  "refund-payment",
  "check-integrity",
  "forget-payment-events",
  "sum-up-daily-stats",
  "publish-due",
  "publish-content",
  "catalogue-cleanup",
  "customer-notes-cleanup",
  "fetch-rates",
  "security-cleanup",
  "make-backup",
  "free-abandoned-jobs",
] as const;
export type TaskName = (typeof taskNames)[number];
