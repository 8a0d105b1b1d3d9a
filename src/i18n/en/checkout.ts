import type { CheckoutStep } from "#modules/checkout/steps.ts";
import type { DetailField, DetailProblem } from "#modules/checkout/details.ts";

const stepNames = {
  colour: "Colour",
  quantity: "Quantity",
  details: "Your details",
  payment: "Payment",
} as const satisfies Record<CheckoutStep, string>;

const fieldNames = {
  fullName: "Full name",
  email: "Email",
  phoneCountryCode: "Country code",
  phoneNumber: "Phone",
  country: "Country",
  addressLine1: "Address",
  addressLine2: "Apartment, floor",
  city: "City",
  state: "State",
  postalCode: "Postal code",
  shippingCountry: "Country",
  shippingAddressLine1: "Address",
  shippingAddressLine2: "Apartment, floor",
  shippingCity: "City",
  shippingState: "State",
  shippingPostalCode: "Postal code",
} as const satisfies Record<DetailField, string>;

/** What to do about a field that is empty or of the wrong shape. */
const advice = {
  fullName: "Enter your full name.",
  email: "Enter an email address such as maya@example.com.",
  phoneCountryCode: "Choose a country code.",
  phoneNumber: "Enter a phone number with 4 to 15 digits.",
  country: "Choose a country.",
  addressLine1: "Enter street and number.",
  addressLine2: "Enter apartment or floor.",
  city: "Enter a city.",
  state: "Enter a state.",
  postalCode: "Enter a postal code.",
  shippingCountry: "Choose a country.",
  shippingAddressLine1: "Enter street and number.",
  shippingAddressLine2: "Enter apartment or floor.",
  shippingCity: "Enter a city.",
  shippingState: "Enter a state.",
  shippingPostalCode: "Enter a postal code.",
} as const satisfies Record<DetailField, string>;

/** The message at a field. `longest` is the most characters that it may have. */
function fieldMessage(field: DetailField, problem: DetailProblem, longest: number): string {
  if (problem === "too_long") return `Use at most ${longest} characters.`;
  if (problem === "unprintable") return "Remove characters that cannot be printed.";
  return advice[field];
}

/** `byColour` while variants of the product differ by nothing else. */
const stepName = (step: CheckoutStep, byColour: boolean) =>
  step === "colour" && !byColour ? "Choice" : stepNames[step];

/** The four steps of the checkout. */
export const checkout = {
  title: (step: CheckoutStep, byColour: boolean) => `${stepName(step, byColour)}, checkout`,
  description: (productName: string, variantName: string) =>
    `Order the ${productName}${variantName === "" ? "" : ` in ${variantName}`}: colour, quantity, your details, payment.`,
  steps: "Checkout steps",
  stepName,
  numbered: (number: number, name: string) => `${number}. ${name}`,
  done: "done",
  headings: {
    colour: "Which colour?",
    quantity: "How many?",
    details: "Where shall we send it?",
    payment: "One last look",
  } satisfies Record<CheckoutStep, string>,
  /** Where variants differ by more than the colour. */
  whichOne: "Which one?",
  backToChoice: "Back to the choice",
  continueTo: {
    colour: "Continue to colour",
    quantity: "Continue to quantity",
    details: "Continue to your details",
    payment: "Continue to payment",
  } satisfies Record<CheckoutStep, string>,
  backTo: {
    colour: "Back to colour",
    quantity: "Back to quantity",
    details: "Back to your details",
    payment: "Back to payment",
  } satisfies Record<CheckoutStep, string>,
  backToCart: "Back to cart",
  reading: "Opening the checkout",
  noScript: "The checkout works in your browser, so this page needs JavaScript. Or write to us:",
  wholeCart: (bags: string) => `You are ordering everything in your cart: ${bags}.`,
  besideCart: (bags: string, byColour: boolean) =>
    `You are ordering this ${byColour ? "colour" : "one"} only. Your cart keeps its ${bags}.`,
  /** Below the first line of a shortened summary. */
  more: (count: number, areColours: boolean) =>
    `and ${count} more ${areColours ? "colour" : "item"}${count === 1 ? "" : "s"}`,
  orderCart: "Order the cart instead",
  notSold: "This colour is not sold at present.",
  seeColours: "See all colours",
  soldOut: (byColour: boolean) =>
    `This ${byColour ? "colour" : "one"} is out of stock. Please pick another one.`,
  soldOutLine: "Something here is out of stock. Remove it from your cart to go on.",
  goneLine: "Something here is no longer sold. Remove it from your cart to go on.",
  editCart: "Edit your cart",
  optional: "(optional)",
  chooseCountry: "Choose a country",
  about: "About you",
  billing: "Billing address",
  shipping: "Shipping address",
  same: "Shipping address is the same as billing",
  sameHelp: "Clear the tick to send it somewhere else.",
  help: {
    email: "We send the confirmation to this address.",
    phoneNumber: "For the courier, in case your door is hard to find.",
  },
  problems: (count: number) =>
    count === 1 ? "Please look at one field again:" : `${count} fields need another look:`,
  fieldNames,
  /** In the list of problems, where two addresses stand side by side. */
  shippingField: (name: string) => `${name} (shipping)`,
  fieldMessage,
  review: {
    contact: "Contact",
    billing: "Billing address",
    shipping: "Shipping address",
    sameAsBilling: "The same as the billing address",
    change: "Change",
    changeDetails: "Change your details",
  },
  placeOrder: "Place order",
  paymentNote: "Secure payment processing coming soon",
  paymentText: "Nothing is sent or charged. What you typed stays in this tab until you close it.",
} as const;
