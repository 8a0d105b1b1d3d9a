import { z } from "zod";

/** What is known of a person, part by part. */
export const exportSections = [
  "person",
  "account",
  "sessions",
  "secondFactor",
  "orders",
  "lines",
  "payments",
  "refunds",
  "shipments",
  "orderEvents",
  "messages",
  "replies",
  "notes",
  "newsletter",
  "mails",
  "securityEvents",
  "changes",
] as const;
export type ExportSection = (typeof exportSections)[number];

/** What stands in a row of a part. Each is named once, whatever part it stands in. */
export const exportFields = [
  "address",
  "after",
  "amount",
  "author",
  "before",
  "billingAddress",
  "carrier",
  "city",
  "codesLeft",
  "company",
  "confirmedAt",
  "consentPage",
  "consentWording",
  "content",
  "coupon",
  "createdAt",
  "currency",
  "deletedAt",
  "details",
  "device",
  "discount",
  "email",
  "experience",
  "expiresAt",
  "facts",
  "fromStatus",
  "kind",
  "method",
  "name",
  "number",
  "paid",
  "passwordChangedAt",
  "phone",
  "product",
  "quantity",
  "reason",
  "recipient",
  "reference",
  "refunded",
  "role",
  "sentAt",
  "settledAt",
  "severity",
  "shipping",
  "shippingAddress",
  "sku",
  "state",
  "status",
  "subject",
  "text",
  "total",
  "toStatus",
  "trackingNumber",
  "trackingUrl",
  "unitPrice",
  "unsubscribedAt",
  "updatedAt",
  "variant",
] as const;
export type ExportField = (typeof exportFields)[number];

/** Times are ISO 8601 in UTC, amounts decimal texts in the currency beside them; what is not known is left out. */
const row = z.partialRecord(z.enum(exportFields), z.union([z.string(), z.number(), z.boolean()]));
export type ExportRow = z.infer<typeof row>;

/** Everything that the shop knows of one person, without what opens something. */
export const exportSchema = z.object({
  shop: z.string(),
  takenAt: z.iso.datetime(),
  person: z.object({ id: z.uuid(), name: z.string(), email: z.string() }),
  parts: z.record(z.enum(exportSections), z.array(row)),
});
export type PersonalData = z.infer<typeof exportSchema>;
