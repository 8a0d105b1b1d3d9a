import type { ReadinessKey } from "#modules/readiness/contract.ts";
import { adminPaths } from "#web/admin-paths.ts";

/** The screen for each check; undefined for those that are settled on the server. */
export const ways: Readonly<Record<ReadinessKey, string | undefined>> = {
  payments: undefined,
  bankDetails: adminPaths.document("payment-instructions"),
  paymentMessages: undefined,
  testMail: adminPaths.mail,
  sender: adminPaths.document("brand"),
  samples: adminPaths.document("home"),
  policies: adminPaths.content,
  imprint: adminPaths.document("brand"),
  returnAddress: adminPaths.document("brand"),
  backup: adminPaths.backups,
  secondFactor: adminPaths.ownSecurity,
  firstOrder: adminPaths.orders,
};
