import { z } from "zod";
import { storedAddressSchema } from "#modules/orders/address-schema.ts";
import { moneySchema } from "#modules/catalog/contract.ts";
import { customerStates } from "#modules/customers/states.ts";
import { abilitySchema } from "#shared/ability.ts";
import { isoMoment } from "#shared/iso-moment.ts";
import { roles } from "#shared/roles.ts";
import { requiredText } from "#shared/text-fields.ts";
import { version } from "#shared/records/version.ts";

/** A note as it is typed. */
export const noteText = requiredText(2_000);

export const ability = abilitySchema().meta({
  id: "CustomerAbility",
  description: "Whether the caller may do it, and why not",
});
/** People with a role are exported by administrators alone. */
const exportAbility = abilitySchema("staff_account");

export const customerNoteSchema = z
  .object({
    id: z.uuid(),
    version,
    body: z.string(),
    authorName: z.string(),
    createdAt: isoMoment,
    /** The same as `createdAt` for a note that was never rewritten. */
    updatedAt: isoMoment,
    can: z.object({ edit: ability, delete: ability }),
  })
  .meta({ id: "CustomerNote" });
export type CustomerNote = z.infer<typeof customerNoteSchema>;

const orderAt = z.object({ id: z.uuid(), number: z.string(), at: isoMoment });

/** A customer with all data for the back office, except orders and messages. */
export const customerSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** Null for a customer who is known by a phone number. */
    email: z.string().nullable(),
    phone: z.string().nullable(),
    /** The number with its country, as it is called (E.164); null where it is not known. */
    dial: z.string().nullable(),
    state: z.enum(customerStates),
    firstSeenAt: isoMoment,
    /** Null for a guest. */
    account: z
      .object({
        profileId: z.uuid().describe("The id of the user, as in `/api/admin/roles/{user_id}`"),
        since: isoMoment,
        /** When they confirmed their address; null if not, or without an account. */
        confirmedAt: isoMoment.nullable(),
        role: z.enum(roles),
      })
      .nullable(),
    figures: z.object({
      orders: z.int(),
      /** Completed ones: those that bring revenue. */
      completed: z.int(),
      /** Revenue of completed orders less refunds. */
      revenue: moneySchema,
      /**
       * The same in shekels, by each order's own rate; those without one are missing. Null when all
       * are.
       */
      revenueIls: moneySchema.nullable(),
      /** The part of the revenue without a known rate, so without shekels. */
      withoutRate: moneySchema,
      /** Average revenue of a completed order; null without one. */
      average: moneySchema.nullable(),
      averageIls: moneySchema.nullable(),
      firstOrder: orderAt.nullable(),
      lastOrder: orderAt.nullable(),
    }),
    /** Each once, the one used last first; at most twenty. */
    addresses: z.array(
      z.object({ address: storedAddressSchema, orders: z.int(), lastUsedAt: isoMoment }),
    ),
    /** The newsletter consent with its proof; null when they were never asked. */
    consent: z
      .object({
        state: z.enum(["pending", "confirmed", "unsubscribed"]),
        requestedAt: isoMoment,
        confirmedAt: isoMoment.nullable(),
        unsubscribedAt: isoMoment.nullable(),
        /** Text that stood beside the button. */
        wording: z.string(),
        /** The path of the page that it stood on. */
        page: z.string().nullable(),
      })
      .nullable(),
    /** Newest first, at most two hundred. */
    notes: z.array(customerNoteSchema),
    /** The number of their messages. */
    messages: z.int(),
    /**
     * Of a customer without an e-mail address: the only one with an address who ordered with the
     * same phone number. They may be the same person.
     */
    sameNumber: z.object({ id: z.uuid(), name: z.string(), email: z.string() }).nullable(),
    can: z.object({
      addNote: ability,
      createOrder: ability,
      export: exportAbility,
      erase: ability,
    }),
  })
  .meta({ id: "Customer", description: "A customer with figures, addresses and notes" });
export type Customer = z.infer<typeof customerSchema>;
export type CustomerAnswer = z.input<typeof customerSchema>;
