import { acceptFields } from "./accept-fields.ts";
import type { PublicFormsContext } from "./context.ts";
import {
  type FilledForm,
  contactFields,
  contactSubjects,
  type ContactField,
} from "./form-fields.ts";
import { receiveMessage } from "./receive-message.ts";

/**
 * Takes in a message of either contact form. The same submission twice is one message. Throws
 * `invalid_fields` with the problem of each field, and `too_many_requests`.
 */
export async function receiveContactMessage(
  ctx: PublicFormsContext,
  form: FilledForm<ContactField>,
): Promise<void> {
  const fields = acceptFields(contactFields, form.fields);
  const { name, email, message } = fields;
  const phone = fields.phone || undefined;
  const subject = contactSubjects.find((it) => it === fields.subject);
  await receiveMessage(ctx, {
    kind: "contact",
    limit: "contactForm",
    form: { ...form, fields },
    text: message,
    row: { name, email, phone, subject, message },
    createMail: (to) => ({
      kind: "contact-message",
      to,
      content: { name, email, phone, subject, message },
    }),
  });
}
