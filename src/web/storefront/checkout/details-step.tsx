import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useLocation, useNavigate } from "react-router";
import { checkoutFields } from "#i18n/en/checkout-fields.ts";
import { checkout as text } from "#i18n/en/checkout.ts";
import { privacyNotes } from "#i18n/en/privacy-notes.ts";
import { quote as quoteText } from "#i18n/en/quote.ts";
import { getDeliveryPlace } from "#modules/checkout/delivery-place.ts";
import {
  addressFields,
  checkDetails,
  detailFields,
  hasProblems,
  isShippingField,
  type DetailProblems,
} from "#modules/checkout/details.ts";
import { Button } from "#ui/button.tsx";
import { focusField } from "#ui/focus-field.ts";
import { getControl } from "#ui/get-control.ts";
import { Form } from "#ui/form.tsx";
import { TextField } from "#ui/field.tsx";
import { PrivacyNote } from "../forms/form-parts.tsx";
import { PageLink } from "../parts/page-link.tsx";
import { paths } from "#web/paths.ts";
import { AddressFields, CountryField, PostalFields } from "./address-fields.tsx";
import { getDetailsBinding } from "./get-details-binding.ts";
import { toStepPath, type Checkout } from "./checkout-state.ts";
import { useCheckoutStore } from "./checkout-store.ts";
import { MethodChoice } from "./method-choice.tsx";
import { PhoneFields } from "./phone-fields.tsx";
import { findPlaceProblems } from "./quote.ts";
import { SavedAddresses } from "./saved-addresses.tsx";
import { BLOCKED, StepActions } from "./step-actions.tsx";
import { useQuoteState } from "./use-quote.ts";
import { useSuggestedDetails } from "./use-suggested-details.ts";

const legendClass = "mb-5 font-display text-xl font-display tracking-head";

/**
 * The customer and the delivery address. Problems are shown once the customer wants to go on, and
 * follow each correction.
 */
export function DetailsStep({ checkout }: { checkout: Checkout }) {
  const { store, state, changeDetails } = useCheckoutStore(checkout.memory);
  const { details } = state;
  const suggested = useSuggestedDetails(store);
  const [isChecked, setChecked] = useState(false);
  const navigate = useNavigate();
  const fields = useRef<HTMLFieldSetElement>(null);
  useFocusOnNamedField(fields);
  const quote = useQuoteState(checkout);
  const ofPlace = quote ? findPlaceProblems(quote, details) : {};
  const found = { ...checkDetails(details), ...ofPlace };
  // The customer learns at once that nothing is sent there, before they type the rest.
  const isRefused = Object.values(ofPlace).includes("not_delivered");
  const problems = isChecked ? found : isRefused ? ofPlace : {};
  const price = quote?.answer?.price;

  function submit() {
    if (hasProblems(found)) setChecked(true);
    else {
      // Details that were filled in for them are theirs from here on, and there after a reload.
      changeDetails({});
      void navigate(toStepPath(checkout, "payment"));
    }
  }

  const { lines, soldOut } = checkout.order;
  const blocking = lines.some((line) => line.isGone) ? text.goneLine : text.soldOutLine;
  const blocked = soldOut.length > 0 ? blocking : undefined;
  const place = getDeliveryPlace(details);
  const needed = quote?.answer?.isStateNeeded ? addressFields[place].state : undefined;
  const bind = getDetailsBinding({ details, changeDetails, problems, needed });

  return (
    <Form onSubmit={submit} className="grid gap-10">
      <ProblemSummary problems={isChecked ? problems : {}} />
      <fieldset ref={fields}>
        <legend className={legendClass}>{text.about}</legend>
        {suggested.state !== "none" && (
          // Its line is reserved while the shop is asked, so that nothing moves.
          <p role="status" className="-mt-3 mb-5 min-h-lh text-sm text-soft">
            {suggested.state === "last order" && text.filledIn}
            {suggested.state === "address book" && text.filledInFromBook}
          </p>
        )}
        <SavedAddresses addresses={suggested.addresses} onChoose={changeDetails} />
        <div className="grid grid-cols-6 gap-x-4 gap-y-5">
          <CountryField place="billing" bind={bind} />
          {isRefused && place === "billing" && <AskUs />}
          <TextField {...bind("fullName")} autoComplete="name" className="col-span-6" />
          <TextField
            {...bind("email")}
            type="email"
            autoComplete="email"
            spellCheck={false}
            help={text.help.email}
            className="col-span-6"
          />
          <PhoneFields bind={bind} />
        </div>
      </fieldset>
      <fieldset>
        <legend className={legendClass}>{text.billing}</legend>
        <div className="grid grid-cols-6 gap-x-4 gap-y-5">
          <PostalFields place="billing" bind={bind} />
          <label className="col-span-6 flex min-h-11 cursor-pointer gap-3 pt-1">
            <input
              type="checkbox"
              name="sameAsShipping"
              checked={details.sameAsShipping}
              onChange={(event) => {
                changeDetails({ sameAsShipping: event.target.checked });
                // An address that is still empty is not wrong yet.
                if (!event.target.checked) setChecked(false);
              }}
              aria-describedby="sameAsShipping-help"
              className="mt-0.5 size-5 flex-none accent-brand"
            />
            <span>
              {text.same}
              <span id="sameAsShipping-help" className="block text-xs text-faint">
                {text.sameHelp}
              </span>
            </span>
          </label>
        </div>
      </fieldset>
      {!details.sameAsShipping && (
        <fieldset>
          <legend className={legendClass}>{text.shipping}</legend>
          <div className="grid grid-cols-6 gap-x-4 gap-y-5">
            <AddressFields place="shipping" bind={bind} />
            {isRefused && <AskUs />}
          </div>
        </fieldset>
      )}
      {price && price.methods.length > 0 && (
        <MethodChoice
          methods={price.methods}
          chosen={quote.isCurrent ? price.methodId : (state.methodId ?? price.methodId)}
          onChoose={(methodId) => store.change({ methodId })}
        />
      )}
      <div>
        <PrivacyNote {...privacyNotes.checkout} />
        <StepActions checkout={checkout} blocked={blocked}>
          <Button
            type="submit"
            disabled={blocked !== undefined}
            aria-describedby={blocked !== undefined ? BLOCKED : undefined}
          >
            {text.continueTo.payment}
          </Button>
        </StepActions>
      </div>
    </Form>
  );
}

/** The shop may find a way to a country that it does not deliver to. */
function AskUs() {
  return (
    <p className="col-span-6 -mt-3 text-sm">
      <PageLink to={paths.contact} className="link inline-block py-1">
        {quoteText.askUs}
      </PageLink>
    </p>
  );
}

/** Where an order was refused for a field, the way back leads to it. */
function useFocusOnNamedField(fields: RefObject<HTMLFieldSetElement | null>): void {
  const state: unknown = useLocation().state;
  useEffect(() => {
    const field = detailFields.find(
      (name) =>
        typeof state === "object" && state !== null && "field" in state && state.field === name,
    );
    if (field !== undefined) focusField(getControl(fields.current?.form ?? null, field));
  }, [state, fields]);
}

/** All that is wrong, with a way to each field. */
function ProblemSummary({ problems }: { problems: DetailProblems }) {
  const wrong = detailFields.filter((field) => problems[field] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <div
      role="alert"
      className="flex gap-3 rounded-md bg-danger-bg px-5 py-4 text-sm text-danger-fg"
    >
      <CircleAlert aria-hidden className="mt-0.5 size-5 flex-none" />
      <div>
        <p>{text.problems(wrong.length)}</p>
        <ul className="flex flex-wrap gap-x-4">
          {wrong.map((field) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  // The address keeps the step; only the focus moves.
                  event.preventDefault();
                  focusField(getControl(event.currentTarget.closest("form"), field));
                }}
                className="inline-block py-1 font-strong underline"
              >
                {isShippingField(field)
                  ? checkoutFields.shipping(checkoutFields.names[field])
                  : checkoutFields.names[field]}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
