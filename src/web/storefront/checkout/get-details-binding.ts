import { checkoutFields } from "#i18n/en/checkout-fields.ts";
import { notDelivered } from "#i18n/en/not-delivered.ts";
import { checkout as text } from "#i18n/en/checkout.ts";
import {
  detailBounds,
  isRequired,
  withCountry,
  type CheckoutDetails,
  type DetailField,
  type DetailProblems,
} from "#modules/checkout/details.ts";
import { hasStates } from "#modules/checkout/states.ts";
import type { FieldBinding } from "./address-fields.tsx";

type Typed = {
  readonly details: CheckoutDetails;
  readonly changeDetails: (change: Partial<CheckoutDetails>) => void;
  readonly problems: DetailProblems;
  /** A field that is needed at this place, though not everywhere. */
  readonly needed?: DetailField | undefined;
};

/** The fields that change with the choice of a country; none for any other field. */
function followCountry(field: DetailField, country: string, details: CheckoutDetails) {
  const state = hasStates(country) ? {} : { state: "" };
  if (field === "country") return { ...withCountry(details, country), ...state };
  return field === "shippingCountry" && !hasStates(country) ? { shippingState: "" } : {};
}

/** Ties the fields of a form to its details and to what is wrong with them. */
export function getDetailsBinding(typed: Typed): FieldBinding {
  const { details, changeDetails, problems, needed } = typed;
  return (field) => {
    const problem = problems[field];
    const isNeeded = isRequired(field, details) || needed === field;
    return {
      name: field,
      label: checkoutFields.names[field],
      value: details[field],
      error:
        problem === "not_delivered"
          ? notDelivered(details[field])
          : problem && checkoutFields.message(field, problem, detailBounds[field]),
      optionalHint: isNeeded ? undefined : text.optional,
      "aria-required": isNeeded,
      onChange: ({ target: { value } }) =>
        changeDetails({ [field]: value, ...followCountry(field, value, details) }),
    };
  };
}
