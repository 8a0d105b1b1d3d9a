import { useState } from "react";
import { addresses as text } from "#i18n/en/addresses.ts";
import { MAX_LABEL } from "#modules/address-book/bounds.ts";
import type { SavedAddress } from "#modules/address-book/contract.ts";
import { bookFields } from "#modules/checkout/book-fields.ts";
import { checkDetails, emptyDetails, type CheckoutDetails } from "#modules/checkout/details.ts";
import type { SignedInUser } from "#modules/identity/contract.ts";
import { Button } from "#ui/button.tsx";
import { DataText } from "#ui/data-text.tsx";
import { TextField } from "#ui/field.tsx";
import { Form, type TypedForm } from "#ui/form.tsx";
import { fetchApi } from "#web/api/api-client.ts";
import { AddressFields } from "#web/storefront/checkout/address-fields.tsx";
import { getDetailsBinding } from "#web/storefront/checkout/get-details-binding.ts";
import { toDetails } from "#web/storefront/checkout/use-suggested-details.ts";
import { PhoneFields } from "#web/storefront/checkout/phone-fields.tsx";
import { FormAlert, SubmitButton } from "../sign-in/form-parts.tsx";
import { useAccountForm } from "../sign-in/use-account-form.ts";

const LABEL = "label";

type AddressFormProps = {
  user: SignedInUser;
  /** Without it, a new address is written. */
  saved: SavedAddress | undefined;
  /** Whether it is the only address, which is always the default. */
  isOnly: boolean;
  onSaved: () => void;
  onCancel: () => void;
};

/** One address of the book, with the fields and the rules of the checkout. */
export function AddressForm({ user, saved, isOnly, onSaved, onCancel }: AddressFormProps) {
  const form = useAccountForm({ label: LABEL });
  const [isChecked, setChecked] = useState(false);
  const [details, setDetails] = useState<CheckoutDetails>(() => ({
    ...emptyDetails,
    fullName: user.full_name,
    email: user.email,
    ...(saved && toDetails(saved)),
  }));
  const problems = isChecked ? checkDetails(details) : {};
  const bind = getDetailsBinding({
    details,
    changeDetails: (change) => setDetails((before) => ({ ...before, ...change })),
    problems,
  });
  const [isMadeFirst, setMadeFirst] = useState(false);
  const isFirst = isOnly || saved?.isDefault === true;

  function save(typed: TypedForm) {
    const label = typed.text(LABEL).trim();
    setChecked(true);
    const isTooLong = label.length > MAX_LABEL && text.labelTooLong(MAX_LABEL);
    const isRefused = form.showProblems({ [LABEL]: label === "" ? text.labelMissing : isTooLong });
    if (isRefused || Object.keys(checkDetails(details)).length > 0) return;
    const isDefault = isFirst || isMadeFirst;
    const body = { label, details: pickBookFields(details), isDefault };
    void form.send(async () => {
      await (saved === undefined
        ? fetchApi("POST /api/addresses", { body })
        : fetchApi("PUT /api/addresses/:id", { params: { id: saved.id }, body }));
      onSaved();
      return "leaving";
    });
  }

  return (
    <div className="grid gap-6 rounded-lg border border-line bg-surface p-5 sm:p-7">
      <h2 className="text-xl wrap-anywhere">
        <DataText>{saved?.label ?? text.newTitle}</DataText>
      </h2>
      <Form
        className="grid grid-cols-6 gap-x-4 gap-y-5"
        isPending={form.sending !== undefined}
        onSubmit={save}
      >
        <TextField
          {...form.getBinding(LABEL)}
          label={text.label}
          help={text.labelHelp}
          defaultValue={saved?.label}
          autoComplete="off"
          className="col-span-6"
        />
        <TextField {...bind("fullName")} autoComplete="name" className="col-span-6" />
        <PhoneFields bind={bind} />
        <AddressFields place="billing" bind={bind} />
        {!isFirst && (
          <label className="col-span-6 flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={isMadeFirst}
              onChange={(event) => setMadeFirst(event.target.checked)}
              className="size-5 flex-none accent-brand"
            />
            {text.makeFirst}
          </label>
        )}
        <div className="col-span-6 grid gap-5">
          <FormAlert error={form.error} />
          <div className="flex flex-wrap gap-3">
            <div className="max-sm:w-full">
              <SubmitButton
                label={text.save}
                sendingLabel={text.saving}
                isSending={form.sending !== undefined}
              />
            </div>
            <Button tone="quiet" className="max-sm:w-full" onClick={onCancel}>
              {text.cancel}
            </Button>
          </div>
        </div>
      </Form>
    </div>
  );
}

function pickBookFields(details: CheckoutDetails) {
  // The entries are made of exactly these fields.
  return Object.fromEntries(bookFields.map((field) => [field, details[field]])) as Record<
    (typeof bookFields)[number],
    string
  >;
}
