import { acceptFields } from "./accept-fields.ts";
import type { PublicFormsContext } from "./context.ts";
import { type FilledForm, dealerFields, type DealerField } from "./form-fields.ts";
import { receiveMessage } from "./receive-message.ts";

/**
 * Takes in the inquiry of a business that wants to sell the backpack. The same submission twice is
 * one inquiry. Throws `invalid_fields` with the problem of each field, and `too_many_requests`.
 */
export async function receiveDealerInquiry(
  ctx: PublicFormsContext,
  form: FilledForm<DealerField>,
): Promise<void> {
  const fields = acceptFields(dealerFields, form.fields);
  const { companyName, contactName, email, phone, city, experience } = fields;
  const message = fields.message || undefined;
  await receiveMessage(ctx, {
    kind: "dealer",
    limit: "dealerForm",
    form: { ...form, fields },
    text: `${experience}\n${fields.message}`,
    row: {
      company: companyName,
      name: contactName,
      email,
      phone,
      city,
      experience,
      message,
      dealerStage: "new",
    },
    createMail: (to) => ({
      kind: "dealer-inquiry",
      to,
      content: { companyName, contactName, email, phone, city, experience, message },
    }),
  });
}
