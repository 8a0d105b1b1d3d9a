import { companyAndContact } from "./faq/company-and-contact.ts";
import { ordersAndPricing } from "./faq/orders-and-pricing.ts";
import { petSafety } from "./faq/pet-safety.ts";
import { productInfo } from "./faq/product-info.ts";
import { shippingAndDelivery } from "./faq/shipping-and-delivery.ts";
import { warrantyAndReturns } from "./faq/warranty-and-returns.ts";

/** The page of questions and answers. */
export const faq = {
  title: "Good questions",
  metaTitle: "Questions and answers | {brand.name}",
  description:
    "Will my pet fit, what does shipping cost, what does the warranty cover? Plain answers about the {brand.productName}, its size, its safety and your order.",
  lede: "What people ask us most, answered without small print. Yours is not here? Write to us; we answer within {policies.replyWithinHours} hours.",
  categories: [
    productInfo,
    ordersAndPricing,
    shippingAndDelivery,
    warrantyAndReturns,
    companyAndContact,
    petSafety,
  ],
} as const;
