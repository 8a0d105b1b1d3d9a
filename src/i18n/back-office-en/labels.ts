import type { addressLabels as addressHebrew, labels as hebrew } from "../he/labels.ts";
import type { Translated } from "../translated.ts";

/** Labels of fields that several screens have. */
export const labels: Translated<typeof hebrew> = {
  email: "Email",
  phone: "Phone",
  carrier: "Carrier",
  trackingNumber: "Tracking number",
};

const tooLongPart = "Up to 150 characters, without special characters.";

/** Labels of an address and of its parts. */
export const addressLabels: Translated<typeof addressHebrew> = {
  billing: "Billing address",
  shipping: "Shipping address",
  chooseCountry: "Choose a country…",
  fields: {
    country: {
      label: "Country",
      problems: {
        required: "Choose a country.",
        malformed: "Choose a country.",
        not_delivered: "We do not ship to this destination.",
      },
    },
    line1: {
      label: "Street and number",
      problems: "Enter a street and number, up to 150 characters.",
    },
    line2: { label: "Apartment, entrance, floor", problems: tooLongPart },
    city: { label: "City", problems: "Enter a city, up to 150 characters." },
    state: { label: "State or region", problems: tooLongPart },
    postalCode: { label: "Postal code", problems: tooLongPart },
  },
};
