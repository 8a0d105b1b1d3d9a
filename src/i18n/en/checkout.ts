import type { CheckoutStep } from "#modules/checkout/steps.ts";

const stepNames = {
  colour: "Colour",
  quantity: "Quantity",
  details: "Your details",
  payment: "Payment",
} as const satisfies Record<CheckoutStep, string>;

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
