// All endpoints of the API, and the types for the browser's client.
import { addressBookEndpoints } from "#modules/address-book/endpoints.ts";
import { analyticsEndpoints } from "#modules/analytics/endpoints.ts";
import { reportEndpoints } from "#modules/analytics/report-endpoints.ts";
import { catalogAdminEndpoints } from "#modules/catalog/admin/admin-endpoints.ts";
import { categoryEndpoints } from "#modules/catalog/admin/category-endpoints.ts";
import { imageEndpoints } from "#modules/catalog/admin/image-endpoints.ts";
import { publishingEndpoints } from "#modules/catalog/admin/publishing-endpoints.ts";
import { auditEndpoints } from "#modules/audit/endpoints.ts";
import { backupEndpoints } from "#modules/backups/endpoints.ts";
import { catalogEndpoints } from "#modules/markets/catalog-endpoints.ts";
import { contentEndpoints } from "#modules/content/admin/admin-endpoints.ts";
import { couponAdminEndpoints } from "#modules/coupons/endpoints.ts";
import { redirectEndpoints } from "#modules/content/admin/redirects/endpoints.ts";
import { customerAdminEndpoints } from "#modules/customers/admin/endpoints.ts";
import { downloadEndpoints } from "#modules/downloads/endpoints.ts";
import { emailChangeEndpoints } from "#modules/identity/email-change/email-change-endpoints.ts";
import { identityEndpoints } from "#modules/identity/endpoints.ts";
import { invitationEndpoints } from "#modules/identity/invitations/invitation-endpoints.ts";
import { roleEndpoints } from "#modules/identity/roles/role-endpoints.ts";
import { passkeyEndpoints } from "#modules/identity/passkeys/passkey-endpoints.ts";
import { secondFactorEndpoints } from "#modules/identity/second-factor/second-factor-endpoints.ts";
import { deliveryEndpoints } from "#modules/inventory/delivery-endpoints.ts";
import { inventoryEndpoints } from "#modules/inventory/endpoints.ts";
import { currencyEndpoints } from "#modules/inventory/rate-endpoints.ts";
import { stocktakeEndpoints } from "#modules/inventory/stocktake-endpoints.ts";
import { adminJobEndpoints } from "#modules/jobs/admin-endpoints.ts";
import { adminMailEndpoints } from "#modules/mail/admin-endpoints.ts";
import { mediaAdminEndpoints } from "#modules/media/admin/endpoints.ts";
import { adminMessageEndpoints } from "#modules/messages/admin-endpoints.ts";
import { marketEndpoints } from "#modules/markets/endpoints.ts";
import { messageEndpoints } from "#modules/messages/endpoints.ts";
import { notificationEndpoints } from "#modules/notifications/endpoints.ts";
import { pushEndpoints } from "#modules/notifications/push/push-endpoints.ts";
import { adminSubscriberEndpoints } from "#modules/newsletter/admin-endpoints.ts";
import { newsletterEndpoints } from "#modules/newsletter/endpoints.ts";
import { adminOrderEndpoints } from "#modules/orders/admin-endpoints.ts";
import { orderEndpoints } from "#modules/orders/endpoints.ts";
import { ownDataEndpoints } from "#modules/privacy/own-data-endpoints.ts";
import { privacyEndpoints } from "#modules/privacy/endpoints.ts";
import { bulkOrderEndpoints } from "#modules/orders/shipping/bulk-endpoints.ts";
import { couponEndpoints } from "#modules/orders/placing/coupon-endpoint.ts";
import { checkoutEndpoints } from "#modules/orders/placing/checkout-endpoints.ts";
import { carrierEndpoints } from "#modules/orders/shipping/carrier-endpoints.ts";
import { chatEndpoints } from "#modules/orders/chat/endpoints.ts";
import { documentEndpoints } from "#modules/orders/shipping/document-endpoints.ts";
import { orderProcessingEndpoints } from "#modules/orders/processing/endpoints.ts";
import { paymentLinkEndpoints } from "#modules/orders/payments/payment-link-endpoints.ts";
import { holdEndpoints } from "#modules/orders/holds/hold-endpoints.ts";
import { paymentEndpoints } from "#modules/payments/endpoints.ts";
import { wayEndpoints } from "#modules/payments/ways/endpoints.ts";
import { returnEndpoints } from "#modules/returns/endpoints.ts";
import { doorEndpoints } from "#modules/reviews/door/door-endpoints.ts";
import { reviewEndpoints } from "#modules/reviews/endpoints.ts";
import { savedViewEndpoints } from "#modules/saved-views/endpoints.ts";
import { securityEndpoints } from "#modules/security/endpoints.ts";
import { adminSettingsEndpoints } from "#modules/settings/admin-endpoints.ts";
import { readinessEndpoints } from "#modules/readiness/endpoints.ts";
import { toDoEndpoints } from "#modules/to-do/endpoints.ts";
import type { EndpointTable } from "#modules/endpoint.ts";

const tables = {
  addressBook: addressBookEndpoints,
  catalog: catalogEndpoints,
  catalogAdmin: {
    ...catalogAdminEndpoints,
    ...publishingEndpoints,
    ...imageEndpoints,
    ...categoryEndpoints,
  },
  identity: { ...identityEndpoints, ...emailChangeEndpoints },
  secondFactor: secondFactorEndpoints,
  passkeys: passkeyEndpoints,
  roles: roleEndpoints,
  invitations: invitationEndpoints,
  orders: orderEndpoints,
  orderAdmin: adminOrderEndpoints,
  checkout: { ...checkoutEndpoints, ...couponEndpoints },
  orderProcessing: orderProcessingEndpoints,
  payments: paymentEndpoints,
  paymentWays: wayEndpoints,
  paymentLinks: paymentLinkEndpoints,
  bulkOrders: bulkOrderEndpoints,
  carriers: carrierEndpoints,
  markets: marketEndpoints,
  holds: holdEndpoints,
  documents: documentEndpoints,
  chats: chatEndpoints,
  content: contentEndpoints,
  coupons: couponAdminEndpoints,
  readiness: readinessEndpoints,
  returns: returnEndpoints,
  toDo: toDoEndpoints,
  reviews: { ...reviewEndpoints, ...doorEndpoints },
  savedViews: savedViewEndpoints,
  redirects: redirectEndpoints,
  customerAdmin: customerAdminEndpoints,
  privacy: privacyEndpoints,
  ownData: ownDataEndpoints,
  inventory: inventoryEndpoints,
  stocktake: stocktakeEndpoints,
  deliveries: deliveryEndpoints,
  currency: currencyEndpoints,
  analytics: { ...analyticsEndpoints, ...reportEndpoints },
  messages: messageEndpoints,
  messageAdmin: adminMessageEndpoints,
  newsletter: newsletterEndpoints,
  subscriberAdmin: adminSubscriberEndpoints,
  security: securityEndpoints,
  settings: adminSettingsEndpoints,
  mail: adminMailEndpoints,
  jobs: adminJobEndpoints,
  mediaAdmin: mediaAdminEndpoints,
  backups: backupEndpoints,
  audit: auditEndpoints,
  notifications: { ...notificationEndpoints, ...pushEndpoints },
  downloads: downloadEndpoints,
} satisfies Readonly<Record<string, EndpointTable>>;

/** The endpoints of all modules, by module. */
export const allEndpoints: Readonly<Record<string, EndpointTable>> = tables;

type Tables = typeof tables;
type AnyEndpoint = {
  [Module in keyof Tables]: Tables[Module][keyof Tables[Module]];
}[keyof Tables];

/** Every endpoint by its call, "GET /api/orders". For types alone: no schema is for a browser. */
export type Api = { [E in AnyEndpoint as E["call"]]: E };

/** The names of the tables, which are the tags of the description. */
export type EndpointModule = keyof Tables;

/** Every endpoint by its name in the description, "orders.listOrders". */
export type EndpointName = {
  [Module in keyof Tables]: `${Module}.${Extract<keyof Tables[Module], string>}`;
}[keyof Tables];
