// Shapes that the back office and the server exchange about the ways to pay.
import { z } from "zod";
import { moneySchema } from "#modules/catalog/contract.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { currencies } from "#shared/money.ts";
import { version } from "#shared/records/version.ts";
import { pageStates } from "../money-lists.ts";
import { allMeans } from "../payments.ts";
import { MAX_WAY_CODE, paymentWay, wayCodePattern } from "./way.ts";

const wayCode = z
  .string()
  .regex(wayCodePattern)
  .max(MAX_WAY_CODE)
  .meta({ examples: ["paypal", "manual"] });
export const wayParams = z.object({ id: wayCode });

const MAX_KEY_NAME = 40;
const MAX_KEY = 500;

/** The keys of a service by name; an empty secret stays as it is. */
export const keysBody = z.object({
  keys: z.record(z.string().max(MAX_KEY_NAME), z.string().max(MAX_KEY)),
});
export type KeysInput = z.output<typeof keysBody>["keys"];

const wayKeySchema = z.object({
  name: z.string(),
  /** Its name at the service. */
  label: z.string(),
  isSecret: z.boolean(),
  /** Null where any text can be one. */
  choices: z.array(z.string()).nullable(),
  isFilled: z.boolean(),
  /** Null for a secret, and without one. */
  value: z.string().nullable(),
});
export type WayKey = z.output<typeof wayKeySchema>;

const trialSchema = z.object({
  state: z.enum(pageStates),
  amount: moneySchema,
  /** The error, in the service's words. */
  reason: z.string().nullable(),
  at: isoMoment,
});

/** Fields that only a way with a service has. */
const serviceSchema = z.object({
  name: z.string(),
  /** The means that customers pay with. */
  means: z.array(z.enum(allMeans)),
  maxInstalments: z.int(),
  /** The currencies that it charges. */
  charges: z.array(z.enum(currencies)),
  keys: z.array(wayKeySchema),
  isConnected: z.boolean(),
  /** Whether keys are stored, so that they can be removed. */
  hasStoredKeys: z.boolean(),
  /** Whether the configuration of the start has its keys. */
  isByEnvironment: z.boolean(),
  /** Whether the account moves no real money; null while it is not connected. */
  isTest: z.boolean().nullable(),
  /** Where it sends its messages. */
  messageUrl: z.string(),
  /** When the last one came in the last 30 days. */
  lastMessageAt: isoMoment.nullable(),
  /** When a payment was found without its message. */
  missedAt: isoMoment.nullable(),
  /** Since when it does not answer. */
  awaySince: isoMoment.nullable(),
  /** Where the service tells about its keys and messages. */
  docsUrl: z.url(),
  /** The newest trial. */
  trial: trialSchema.nullable(),
});
export type WayService = z.output<typeof serviceSchema>;

export const wayRowSchema = z
  .object({
    /** "manual", or the code of the service. */
    id: wayCode,
    ...paymentWay.answer,
    /** Null for the way without one. */
    service: serviceSchema.nullable(),
    version,
  })
  .meta({ id: "PaymentWay", description: "A way to pay, as the owner arranged it" });
export type WayRow = z.output<typeof wayRowSchema>;

export const wayListSchema = z.object({
  /** In the order of display. */
  ways: z.array(wayRowSchema),
  /** Whether the shop has a key to encrypt the keys of services. */
  canStoreKeys: z.boolean(),
});
