import type { Notification } from "#modules/notifications/contract.ts";
import type { PushKind } from "#modules/notifications/push/kinds.ts";
import { adminPaths } from "#web/admin-paths.ts";

/** Where news of a kind leads; `about` is the id or the SKU of what it is about. */
export function getNewsPath(kind: Notification["kind"] | PushKind, about: string): string {
  switch (kind) {
    case "stock":
    case "unpaid-holds":
      return `${adminPaths.inventory}?q=${encodeURIComponent(about)}`;
    case "payment-away":
      return adminPaths.paymentWays;
    case "backup":
      return adminPaths.backups;
    case "finding":
      return adminPaths.jobs;
    case "setup":
      return adminPaths.security;
    case "message":
    case "dealer":
      return adminPaths.message(encodeURIComponent(about));
    case "return":
      return adminPaths.return(encodeURIComponent(about));
    case "order":
    case "order-paid":
    case "order-cancelled":
    case "refund-failed":
    case "money-elsewhere":
    case "paid-without-stock":
      return adminPaths.order(encodeURIComponent(about));
  }
}
