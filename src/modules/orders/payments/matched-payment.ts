import { recordedPayment } from "#modules/orders/order-records.ts";
import { serviceCodes } from "#shared/payment-services.ts";
import { choice, latin, line } from "#shared/records/fields.ts";
import { record } from "#shared/records/record.ts";
import { requiredLine } from "#shared/text-fields.ts";

const MAX_NUMBER = 100;

/** A payment that a service took, by its number there. */
export const matchedPayment = record("payment", {
  service: choice(serviceCodes),
  reference: {
    ...latin(line(MAX_NUMBER)),
    schema: requiredLine(MAX_NUMBER).regex(/^[\w-]+$/, "malformed"),
    sample: "pi_1",
  },
  notifyCustomer: recordedPayment.fields.notifyCustomer,
});
