import { brand } from "./brand.ts";
import type { FaqCategory } from "./faq/category.ts";
import { companyAndContact } from "./faq/company-and-contact.ts";
import { ordersAndPricing, type PaymentMode } from "./faq/orders-and-pricing.ts";
import { petSafety } from "./faq/pet-safety.ts";
import { productInfo } from "./faq/product-info.ts";
import { shippingAndDelivery } from "./faq/shipping-and-delivery.ts";
import { warrantyAndReturns } from "./faq/warranty-and-returns.ts";
import { policies } from "./policies.ts";

/** The words around the questions. */
export const faq = {
  title: "Good questions",
  metaTitle: `Questions and answers | ${brand.name}`,
  description: `Will my pet fit, what does shipping cost, what does the warranty cover? Plain answers about the ${brand.productName}, its size, its safety and your order.`,
  lede: `What people ask us most, answered without small print. Yours is not here? Write to us; we answer within ${policies.replyWithinHours} hours.`,
} as const;

/** The questions by category. How to pay depends on whether the shop takes orders, and how. */
export const faqCategories = (payments: PaymentMode): readonly FaqCategory[] => [
  productInfo,
  ordersAndPricing(payments),
  shippingAndDelivery,
  warrantyAndReturns,
  companyAndContact,
  petSafety,
];
