import type { ReadinessKey } from "#modules/readiness/contract.ts";
import { adminPaths } from "./admin-paths.ts";

/** The screen where each check before the launch is settled. */
export const readinessPaths: Readonly<Record<ReadinessKey, string>> = {
  payments: adminPaths.paymentWays,
  bankDetails: adminPaths.document("payment-instructions"),
  paymentMessages: adminPaths.paymentWays,
  paymentAccounts: adminPaths.paymentWays,
  paymentTrials: adminPaths.paymentWays,
  paymentAnswers: adminPaths.paymentWays,
  testMail: adminPaths.mail,
  sender: adminPaths.document("brand"),
  samples: adminPaths.document("home"),
  policies: adminPaths.content,
  privacyText: adminPaths.document("page/privacy"),
  accessibility: adminPaths.document("brand"),
  destinations: adminPaths.markets,
  markets: adminPaths.markets,
  taxNumbers: adminPaths.markets,
  duties: adminPaths.markets,
  imprint: adminPaths.document("brand"),
  returnAddress: adminPaths.document("brand"),
  backup: adminPaths.backups,
  backupPlace: adminPaths.backups,
  integrity: adminPaths.jobs,
  secondFactor: adminPaths.ownSecurity,
  firstOrder: adminPaths.orders,
};
