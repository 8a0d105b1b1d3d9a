// Contract between the back office and the server for the checks before the launch.
import { z } from "zod";
import { isoMoment } from "#shared/iso-moment.ts";

/** In the order in which they are listed. */
export const readinessKeys = [
  "payments",
  "bankDetails",
  "paymentMessages",
  "paymentAccounts",
  "paymentTrials",
  "paymentAnswers",
  "testMail",
  "sender",
  "samples",
  "policies",
  "privacyText",
  "accessibility",
  "destinations",
  "markets",
  "taxNumbers",
  "duties",
  "imprint",
  "returnAddress",
  "backup",
  "backupPlace",
  "integrity",
  "secondFactor",
  "firstOrder",
] as const;
export type ReadinessKey = (typeof readinessKeys)[number];

export const readinessReasons = [
  "payments_off",
  "not_connected",
  "account_empty",
  "no_message_yet",
  "message_missed",
  "trial_account",
  "never_tried",
  "service_away",
  "mails_stay_here",
  "no_test_mail",
  "no_spf",
  "no_dmarc",
  "no_spf_no_dmarc",
  "no_dkim_found",
  "not_looked_up",
  "sample_quotes",
  "sample_reviews",
  "contradiction",
  "privacy_as_delivered",
  "no_coordinator",
  "no_destination",
  "markets_as_delivered",
  "market_proposed",
  "no_tax_number",
  "duty_unknown",
  "no_company_details",
  "no_postal_address",
  "backups_off",
  "no_backup",
  "backup_failed",
  "backup_old",
  "backups_beside",
  "integrity_broken",
  "no_second_factor",
  "nothing_paid",
  "nothing_refunded",
] as const;

export const readinessCheck = z.object({
  key: z.enum(readinessKeys),
  /** unknown: it could not be checked. advice: the shop can open without it. */
  state: z.enum(["done", "missing", "unknown", "advice"]),
  /** Why it is not done; null where it is. */
  reason: z.enum(readinessReasons).nullable(),
  /** The subject: a domain, a text against the policies, markets, or a number of people. */
  about: z.string().nullable(),
  /** The time that the answer is about. */
  at: isoMoment.nullable(),
});
export type ReadinessCheck = z.infer<typeof readinessCheck>;

export const readinessSchema = z.object({ checks: z.array(readinessCheck) });
