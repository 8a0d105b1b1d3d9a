// The schemas that the description of the API names. Wherever one of them is part of a request or
// an answer, the description refers to it.
import { z } from "zod";
import { savedAddressSchema, typedAddressSchema } from "#modules/address-book/contract.ts";
import {
  amountSchema,
  counted,
  days,
  daySchema,
  pairSchema,
  profitSchema,
} from "#modules/analytics/report-contract.ts";
import { figuresSchema } from "#modules/analytics/contract.ts";
import { downloadTicket } from "#modules/downloads/contract.ts";
import { auditEntrySchema } from "#modules/audit/contract.ts";
import {
  adminCategorySchema,
  adminImageSchema,
  adminProductSchema,
  adminVariantSchema,
  productRowSchema,
  salesSchema,
} from "#modules/catalog/admin-shapes.ts";
import { catalogVariantSchema, moneySchema } from "#modules/catalog/contract.ts";
import {
  documentSchema,
  draftState,
  finding as documentFinding,
  expectedVersion,
} from "#modules/content/admin/contract.ts";
import { redirectSchema } from "#modules/content/admin/redirects/contract.ts";
import { couponRowSchema, couponSchema } from "#modules/coupons/contract.ts";
import { coupon } from "#modules/coupons/coupon.ts";
import { rateSchema } from "#modules/currency/contract.ts";
import { customerRowSchema } from "#modules/customers/admin/contract.ts";
import {
  ability as customerAbility,
  customerNoteSchema,
  customerSchema,
} from "#modules/customers/admin/customer-shapes.ts";
import {
  memberSchema,
  sessionSchema,
  signInAnswer,
  userSchema,
} from "#modules/identity/contract.ts";
import { assertionSchema, requestOptions } from "#modules/identity/passkeys/passkey-contract.ts";
import { roleRow } from "#modules/identity/roles/role-contract.ts";
import { proof } from "#modules/identity/second-factor/proof-contract.ts";
import {
  deliverySchema,
  listedStockSchema,
  movementSchema,
  stockSchema,
} from "#modules/inventory/contract.ts";
import {
  ability as mailAbility,
  mailDetailsSchema,
  mailRowSchema,
  stuckMailSchema,
} from "#modules/mail/admin-contract.ts";
import { imageSchema, imageUse } from "#modules/media/admin/contract.ts";
import {
  messageRowSchema,
  messageSchema,
  replyFileSchema,
} from "#modules/messages/admin-contract.ts";
import { subscriberSchema } from "#modules/newsletter/admin-contract.ts";
import { notificationSchema } from "#modules/notifications/contract.ts";
import { storedAddressSchema } from "#modules/orders/address-schema.ts";
import { orderRowSchema } from "#modules/orders/admin-contract.ts";
import { finding } from "#modules/orders/chat/chat-contract.ts";
import { myOrderSchema } from "#modules/orders/contract.ts";
import { orderEditSchema, placedOrderSchema } from "#modules/orders/processing/contract.ts";
import {
  ability as orderAbility,
  addressSchema,
  orderEventSchema,
  orderLineSchema,
  orderSchema,
  shipmentSchema,
} from "#modules/orders/processing/order-details.ts";
import { planSchema } from "#modules/privacy/contract.ts";
import { exportSchema } from "#modules/privacy/export-shapes.ts";
import { returnRowSchema, returnSchema } from "#modules/returns/admin-contract.ts";
import { reviewRowSchema, reviewSchema } from "#modules/reviews/admin-contract.ts";
import { savedViewSchema } from "#modules/saved-views/contract.ts";
import { settingSchema } from "#modules/settings/admin-contract.ts";
import { money } from "#shared/money.ts";
import { createSample } from "#shared/records/record.ts";
import { problemSchema } from "./problem.ts";

type Shape =
  | z.ZodType
  | { readonly schema: z.ZodType; readonly description: string; readonly example?: unknown };

const shapes: Readonly<Record<string, Shape>> = {
  Problem: { schema: problemSchema, description: "Why a request is refused (RFC 9457)" },

  Money: {
    schema: moneySchema,
    description: "An amount in the smallest unit of its currency: 74.99 dollars are 7499",
    example: money(7_499, "USD"),
  },
  Address: {
    schema: storedAddressSchema,
    description: "A postal address; the country is a code of two letters",
    example: { line1: "1 Herzl Street", city: "Haifa", postalCode: "3303101", country: "IL" },
  },
  AddressInput: {
    schema: addressSchema,
    description: "A postal address as staff enter it",
    example: { line1: "1 Herzl Street", city: "Haifa", postalCode: "3303101", country: "IL" },
  },

  CatalogVariant: { schema: catalogVariantSchema, description: "A variant as visitors see it" },
  Product: { schema: adminProductSchema, description: "A product with its variants and images" },
  ProductRow: { schema: productRowSchema, description: "A product in a list" },
  ProductImage: adminImageSchema,
  Variant: { schema: adminVariantSchema, description: "A variant of a product, with its stock" },
  Category: adminCategorySchema,
  Sales: { schema: salesSchema, description: "What was sold of a product or variant" },

  Order: { schema: orderSchema, description: "An order with everything the back office shows" },
  OrderRow: { schema: orderRowSchema, description: "An order in a list" },
  OrderLine: orderLineSchema,
  OrderEvent: { schema: orderEventSchema, description: "An entry of an order's timeline" },
  Shipment: shipmentSchema,
  MyOrder: { schema: myOrderSchema, description: "An order as its customer sees it" },
  PlacedOrder: { schema: placedOrderSchema, description: "The answer to an order placed" },
  OrderEdit: { schema: orderEditSchema, description: "Changes to an order" },
  OrderAbility: { schema: orderAbility, description: "Whether the caller may do it, and why not" },
  Return: { schema: returnSchema, description: "A return with everything the back office shows" },
  ReturnRow: { schema: returnRowSchema, description: "A return in a list" },

  Coupon: { schema: couponRowSchema, description: "A coupon with its uses" },
  CouponInput: {
    schema: coupon.input,
    description: "A coupon as staff enter it",
    example: createSample(coupon),
  },
  CartCoupon: { schema: couponSchema, description: "A coupon with the data for pricing a cart" },

  Customer: { schema: customerSchema, description: "A customer with figures, addresses and notes" },
  CustomerRow: { schema: customerRowSchema, description: "A customer in a list" },
  CustomerNote: customerNoteSchema,
  CustomerAbility: {
    schema: customerAbility,
    description: "Whether the caller may do it, and why not",
  },
  SavedAddress: { schema: savedAddressSchema, description: "An entry of a user's address book" },
  SavedAddressInput: typedAddressSchema,
  PersonalData: { schema: exportSchema, description: "All that the shop stores about a person" },
  ErasurePlan: { schema: planSchema, description: "What an erasure would remove, or prevents it" },

  Session: { schema: sessionSchema, description: "The tokens of a session, and its user" },
  SignInAnswer: {
    schema: signInAnswer,
    description: "A session, or the request for a second factor",
  },
  User: userSchema,
  Member: { schema: memberSchema, description: "The signed-in user, and what they may do" },
  RoleRow: { schema: roleRow, description: "A user with a role" },
  Proof: {
    schema: proof,
    description: "A passkey alone; or the password, with a code if the second factor is on",
  },
  PasskeyAssertion: {
    schema: assertionSchema,
    description: "The signed answer of a passkey, as `navigator.credentials.get` returns it",
  },
  PasskeyRequest: {
    schema: requestOptions,
    description: "The options for `navigator.credentials.get`",
  },

  Stock: {
    schema: stockSchema,
    description: "Bags on the shelf, those of them that orders hold, and those that can be sold",
  },
  StockRow: { schema: listedStockSchema, description: "The stock of a variant, and its demand" },
  Movement: { schema: movementSchema, description: "A change of a variant's stock" },
  Delivery: { schema: deliverySchema, description: "A delivery that is on its way" },
  ExchangeRate: rateSchema,

  Amount: {
    schema: amountSchema,
    description: "An amount in dollars and shekels, with the part for which no rate is known",
  },
  AmountPair: {
    schema: pairSchema,
    description: "An amount in dollars, and in shekels by each order's own rate",
  },
  ComparedCount: { schema: counted, description: "A number of this period and of the one before" },
  Days: { schema: days, description: "The first and the last of some days" },
  Profit: { schema: profitSchema, description: "Revenue less the cost of the items sold" },
  ReportDay: daySchema,
  Underway: {
    schema: figuresSchema.shape.underway,
    description: "Orders that are not completed yet but may still become revenue",
  },

  Document: { schema: documentSchema, description: "A document with texts of the shop" },
  DocumentDraft: draftState,
  DocumentFinding: {
    schema: documentFinding,
    description: "A problem of a field, or a warning about it",
  },
  DocumentSeen: {
    schema: expectedVersion,
    description: "The version of a document that the caller has read",
  },
  LibraryImage: imageSchema,
  ImageUse: { schema: imageUse, description: "Where an image of the library is shown" },
  Redirect: redirectSchema,

  ChatFinding: { schema: finding, description: "What a chat seems to say" },
  Mail: { schema: mailDetailsSchema, description: "A mail with its text" },
  MailAbility: { schema: mailAbility, description: "Whether the caller may do it, and why not" },
  MailRow: { schema: mailRowSchema, description: "A mail in a list" },
  StuckMail: { schema: stuckMailSchema, description: "A mail that has not arrived" },
  Message: { schema: messageSchema, description: "A message to the shop, with its replies" },
  MessageRow: { schema: messageRowSchema, description: "A message in a list" },
  ReplyFile: { schema: replyFileSchema, description: "A file attached to a reply" },
  Review: { schema: reviewSchema, description: "A review with everything the back office shows" },
  ReviewRow: { schema: reviewRowSchema, description: "A review in a list" },
  Subscriber: subscriberSchema,

  AuditEntry: { schema: auditEntrySchema, description: "A change in the log of changes" },
  DownloadTicket: {
    schema: downloadTicket,
    description: "The address of a file, which opens for one minute without an access token",
  },
  Notification: notificationSchema,
  SavedView: { schema: savedViewSchema, description: "A list's filters, saved under a name" },
  Setting: settingSchema,
};

for (const [id, shape] of Object.entries(shapes)) {
  const { schema, ...rest } = shape instanceof z.ZodType ? { schema: shape } : shape;
  schema.register(z.globalRegistry, { id, ...rest });
}
