import { useState } from "react";
import { admin } from "#i18n/he/admin.ts";
import { orderActions } from "#i18n/he/order-actions.ts";
import type { OrderDetails } from "#modules/orders/processing/order-details.ts";
import { isEmailShaped, isPlainLine } from "#shared/plain-text.ts";
import { EditDialog } from "../../kit/edit-dialog.tsx";
import { TextInput } from "../../kit/fields.tsx";
import { ChangedNotice } from "./changed-notice.tsx";
import { ReasonField } from "./reason-field.tsx";
import { useOrderEdit } from "./use-order-edit.ts";

const text = orderActions.edit;

type Contact = { name: string; email: string; phone: string };
type Problems = Partial<Record<keyof Contact, string>>;

function getContact({ customer }: OrderDetails): Contact {
  return { name: customer.name, email: customer.email ?? "", phone: customer.phone ?? "" };
}

/**
 * An order entered by staff may have only a phone number; one from the checkout always has an
 * e-mail address.
 */
function findProblems(contact: Contact, { source }: OrderDetails): Problems {
  const { name, email, phone } = contact;
  const problems: Problems = {};
  for (const field of ["name", "email", "phone"] as const)
    if (!isPlainLine(contact[field])) problems[field] = orderActions.unprintable;
  if (name.trim() === "") problems.name = orderActions.required;
  if (email.trim() === "") {
    if (source === "checkout") problems.email = orderActions.required;
    else if (phone.trim() === "") problems.email = orderActions.reachable;
  } else if (!isEmailShaped(email.trim())) problems.email = orderActions.invalidEmail;
  return problems;
}

/** Form for the customer of the order: name and contact. */
export function ContactDialog({ order, onClose }: { order: OrderDetails; onClose: () => void }) {
  const [before] = useState(() => getContact(order));
  const [contact, setContact] = useState(before);
  const [reason, setReason] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const { changes, action, save } = useOrderEdit(order, {
    onDone: onClose,
    onRefused: ({ fields }) =>
      setProblems({
        ...(fields["contact.name"] && { name: orderActions.check }),
        ...(fields["contact.email"] && { email: orderActions.invalidEmail }),
        ...(fields["contact.phone"] && { phone: orderActions.check }),
      }),
  });
  const isSame = (Object.keys(before) as (keyof Contact)[]).every(
    // The keys of an object of ours.
    (field) => before[field] === contact[field].trim(),
  );

  function send() {
    const found = findProblems(contact, order);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { name, email, phone } = contact;
    save({ contact: { name, email: email.trim(), phone }, note: reason });
  }

  const getFieldProps = (name: keyof Contact) => ({
    name: `order-contact-${name}`,
    label: text[name],
    error: problems[name],
    value: contact[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setContact({ ...contact, [name]: target.value }),
  });

  return (
    <EditDialog
      onClose={onClose}
      title={text.contact}
      action={action}
      disabledReason={isSame ? text.unchanged : undefined}
      onSubmit={send}
      typed={{ contact, reason }}
    >
      <ChangedNotice changes={changes} />
      <TextInput {...getFieldProps("name")} dir="auto" maxLength={100} />
      <TextInput {...getFieldProps("email")} type="email" isLatin maxLength={254} />
      <TextInput
        {...getFieldProps("phone")}
        type="tel"
        isLatin
        maxLength={32}
        optionalHint={admin.dialog.optional}
      />
      <ReasonField value={reason} onChange={setReason} />
    </EditDialog>
  );
}
