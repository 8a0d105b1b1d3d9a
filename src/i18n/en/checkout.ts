import type { CheckoutStep } from "#modules/checkout/steps.ts";
import { paymentWords } from "./payment-words.ts";

/**
 * Choice that the first step offers: a color, a variant that differs by more than its color
 * ("choice"), or none, where it shows the items of the cart.
 */
export type FirstStep = "colour" | "choice" | "items";

const firstNames = {
  colour: "Colour",
  choice: "Choice",
  items: "Your items",
} as const satisfies Record<FirstStep, string>;

const stepNames = {
  quantity: "Quantity",
  details: "Your details",
  payment: "Payment",
} as const satisfies Record<Exclude<CheckoutStep, "colour">, string>;

const stepName = (step: CheckoutStep, first: FirstStep) =>
  step === "colour" ? firstNames[first] : stepNames[step];

const headings = {
  quantity: "How many?",
  details: "Where shall we send it?",
  payment: "One last look",
} as const satisfies Record<Exclude<CheckoutStep, "colour">, string>;

const firstHeadings = {
  colour: "Which colour?",
  choice: "Which one?",
  items: "Your items",
} as const satisfies Record<FirstStep, string>;

const backToFirst = {
  colour: "Back to colour",
  choice: "Back to the choice",
  items: "Back to your items",
} as const satisfies Record<FirstStep, string>;

/** The four steps of the checkout. */
export const checkout = {
  /** Which first step it is, only the browser knows. */
  title: (step: CheckoutStep) =>
    step === "colour" ? "Your choice, checkout" : `${stepNames[step]}, checkout`,
  description: (productName: string, variantName: string) =>
    `Order the ${productName}${variantName === "" ? "" : ` in ${variantName}`}: colour, quantity, your details, payment.`,
  steps: "Checkout steps",
  stepName,
  numbered: (number: number, name: string) => `${number}. ${name}`,
  done: "done",
  heading: (step: CheckoutStep, first: FirstStep) =>
    step === "colour" ? firstHeadings[first] : headings[step],
  continueTo: {
    colour: "Continue to colour",
    quantity: "Continue to quantity",
    details: "Continue to your details",
    payment: "Continue to payment",
  } satisfies Record<CheckoutStep, string>,
  backTo: (step: CheckoutStep, first: FirstStep) =>
    step === "colour" ? backToFirst[first] : `Back to ${stepNames[step].toLowerCase()}`,
  backToCart: "Back to cart",
  reading: "Opening the checkout",
  noScript: "The checkout works in your browser, so this page needs JavaScript. Or write to us:",
  besideCart: (items: string, byColor: boolean) =>
    `You are ordering this ${byColor ? "colour" : "one"} only. Your cart keeps its ${items}.`,
  /** Below the first line of a shortened summary. */
  more: (count: number, areColors: boolean) =>
    `and ${count} more ${areColors ? "colour" : "item"}${count === 1 ? "" : "s"}`,
  orderCart: "Order the cart instead",
  notSold: "This colour is not available at present.",
  seeColors: "See all colours",
  soldOut: (byColor: boolean) =>
    `This ${byColor ? "colour" : "one"} is out of stock. Please pick another one.`,
  soldOutLine: "An item here is out of stock. Remove it from your cart to continue.",
  goneLine: "An item here is no longer sold. Remove it from your cart to continue.",
  changeItems: "Change items",
  hideItems: "Hide items",
  optional: "(optional)",
  chooseCountry: "Choose a country",
  about: "About you",
  filledIn: "Filled in from your last order. Change whatever is new.",
  filledInFromBook: "Filled in from your address book. Change whatever is new.",
  savedAddresses: "Your addresses",
  billing: "Billing address",
  shipping: "Shipping address",
  same: "Shipping address is the same as billing",
  sameHelp: "Clear the checkbox to send it somewhere else.",
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
  placeOrder: paymentWords.off.button,
  paymentNote: paymentWords.off.title,
  paymentText: paymentWords.off.text,
} as const;
