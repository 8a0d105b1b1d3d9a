import { Hono } from "hono";
import { analyticsEndpoints } from "#modules/analytics/contract.ts";
import { reportEndpoints } from "#modules/analytics/report-contract.ts";
import { analyticsHandlers, reportHandlers } from "#modules/analytics/routes.ts";
import type { PictureDeskContext } from "#modules/assortment/context.ts";
import {
  catalogueDeskHandlers,
  categoryHandlers,
  pictureUploadHandlers,
} from "#modules/assortment/routes.ts";
import { auditEndpoints } from "#modules/audit/contract.ts";
import { auditHandlers } from "#modules/audit/routes.ts";
import { backupEndpoints } from "#modules/backups/contract.ts";
import { backupHandlers } from "#modules/backups/routes.ts";
import { categoryEndpoints } from "#modules/catalog/category-contract.ts";
import { catalogEndpoints } from "#modules/catalog/contract.ts";
import { catalogueDeskEndpoints, pictureUploadEndpoints } from "#modules/catalog/desk-contract.ts";
import { catalogHandlers } from "#modules/catalog/routes.ts";
import { crmEndpoints } from "#modules/crm/contract.ts";
import { crmHandlers } from "#modules/crm/routes.ts";
import type { RatesContext } from "#modules/currency/context.ts";
import { currencyEndpoints } from "#modules/currency/contract.ts";
import { downloadEndpoints } from "#modules/downloads/contract.ts";
import { downloadHandlers, type DownloadContext } from "#modules/downloads/routes.ts";
import type { Tickets } from "#modules/downloads/tickets.ts";
import type { IdentityContext } from "#modules/identity/context.ts";
import { identityEndpoints } from "#modules/identity/contract.ts";
import { roleEndpoints } from "#modules/identity/role-contract.ts";
import { roleHandlers } from "#modules/identity/role-routes.ts";
import { identityHandlers } from "#modules/identity/routes.ts";
import { secondFactorEndpoints } from "#modules/identity/second-factor-contract.ts";
import { secondFactorHandlers } from "#modules/identity/second-factor-routes.ts";
import { inventoryEndpoints } from "#modules/inventory/contract.ts";
import { currencyHandlers } from "#modules/inventory/rate-routes.ts";
import { inventoryHandlers, stocktakeHandlers } from "#modules/inventory/routes.ts";
import { stocktakeEndpoints } from "#modules/inventory/stocktake-contract.ts";
import { noteThreshold } from "#modules/inventory/note-threshold.ts";
import { jobDeskEndpoints } from "#modules/jobs/desk-contract.ts";
import { jobDeskHandlers } from "#modules/jobs/desk-routes.ts";
import { mailDeskEndpoints } from "#modules/mail/desk-contract.ts";
import { mailDeskHandlers, type MailDesk } from "#modules/mail/desk-routes.ts";
import type { LetterboxContext } from "#modules/messages/context.ts";
import { messageEndpoints } from "#modules/messages/contract.ts";
import { messageDeskEndpoints } from "#modules/messages/desk-contract.ts";
import { messageDeskHandlers } from "#modules/messages/desk-routes.ts";
import { messageHandlers } from "#modules/messages/routes.ts";
import { newsEndpoints } from "#modules/news/contract.ts";
import type { LiveNews } from "#modules/news/live-news.ts";
import { newsHandlers } from "#modules/news/routes.ts";
import { newsletterEndpoints } from "#modules/newsletter/contract.ts";
import { subscriberDeskEndpoints } from "#modules/newsletter/desk-contract.ts";
import { subscriberDeskHandlers } from "#modules/newsletter/desk-routes.ts";
import { newsletterHandlers } from "#modules/newsletter/routes.ts";
import { orderEndpoints } from "#modules/orders/contract.ts";
import { orderDeskEndpoints } from "#modules/orders/desk-contract.ts";
import { orderDeskHandlers } from "#modules/orders/desk-routes.ts";
import { orderHandlers } from "#modules/orders/routes.ts";
import type { Payments } from "#modules/payments/payments.ts";
import type { TillContext } from "#modules/sales/context.ts";
import type { PrivacyContext } from "#modules/privacy/context.ts";
import { privacyEndpoints } from "#modules/privacy/contract.ts";
import { privacyHandlers } from "#modules/privacy/routes.ts";
import { salesEndpoints, tillEndpoints } from "#modules/sales/contract.ts";
import { salesHandlers } from "#modules/sales/routes.ts";
import { tillHandlers } from "#modules/sales/till-routes.ts";
import { securityEndpoints } from "#modules/security/contract.ts";
import { securityHandlers } from "#modules/security/routes.ts";
import { settingsDeskEndpoints } from "#modules/settings/desk-contract.ts";
import { settingsDeskHandlers } from "#modules/settings/desk-routes.ts";
import type { EndpointTable } from "#shared/contract.ts";
import { authenticate } from "./authenticate.ts";
import { createFileBodyFinder } from "./file-body.ts";
import { mountDownloads } from "./downloads.ts";
import { mountLive } from "./live.ts";
import { mountEndpoints, type RunAs } from "./mount-endpoints.ts";
import { descriptionPaths, mountDescription } from "./mount-description.ts";
import { describeApi } from "./openapi.ts";
import { mountPaymentWebhook } from "./payment-webhook.ts";
import { methodNotAllowed, problemAnswer } from "./problem.ts";
import type { ShopEnv } from "./shop-env.ts";

/** The endpoints of all modules, by module. */
export const allEndpoints: Readonly<Record<string, EndpointTable>> = {
  catalog: catalogEndpoints,
  assortment: { ...catalogueDeskEndpoints, ...pictureUploadEndpoints, ...categoryEndpoints },
  identity: identityEndpoints,
  secondFactor: secondFactorEndpoints,
  roles: roleEndpoints,
  orders: orderEndpoints,
  orderDesk: orderDeskEndpoints,
  till: tillEndpoints,
  sales: salesEndpoints,
  crm: crmEndpoints,
  privacy: privacyEndpoints,
  inventory: inventoryEndpoints,
  stocktake: stocktakeEndpoints,
  currency: currencyEndpoints,
  analytics: { ...analyticsEndpoints, ...reportEndpoints },
  messages: messageEndpoints,
  messageDesk: messageDeskEndpoints,
  newsletter: newsletterEndpoints,
  subscriberDesk: subscriberDeskEndpoints,
  security: securityEndpoints,
  settings: settingsDeskEndpoints,
  mail: mailDeskEndpoints,
  jobs: jobDeskEndpoints,
  backups: backupEndpoints,
  audit: auditEndpoints,
  news: newsEndpoints,
  downloads: downloadEndpoints,
};

/** Whether a request carries a file, for which its endpoint has a limit of its own. */
export const carriesFile = createFileBodyFinder(allEndpoints);

/** Everything below /api. Throws AppError for expected failures; the application answers them. */
export function createApi(options: {
  publicUrl: string;
  runAs: RunAs;
  runAtDesk: RunAs<IdentityContext>;
  runAtLetterbox: RunAs<LetterboxContext>;
  runAtTill: RunAs<TillContext>;
  runAtPictureDesk: RunAs<PictureDeskContext>;
  runWithRates: RunAs<RatesContext>;
  runWithTickets: RunAs<DownloadContext>;
  runAtPrivacyDesk: RunAs<PrivacyContext>;
  payments: Payments;
  mailDesk: MailDesk;
  live: LiveNews;
  tickets: Tickets;
  clock: () => Date;
}): Hono<ShopEnv> {
  const { runAs, runAtDesk, runAtLetterbox, runAtTill, runWithRates, payments } = options;
  const api = new Hono<ShopEnv>();
  api.use("/api/*", authenticate(runAtDesk));
  mountEndpoints(api, catalogEndpoints, catalogHandlers, runAs);
  mountEndpoints(api, catalogueDeskEndpoints, catalogueDeskHandlers, runAs);
  mountEndpoints(api, pictureUploadEndpoints, pictureUploadHandlers, options.runAtPictureDesk);
  mountEndpoints(api, categoryEndpoints, categoryHandlers, runAs);
  mountEndpoints(api, identityEndpoints, identityHandlers, runAtDesk);
  mountEndpoints(api, secondFactorEndpoints, secondFactorHandlers, runAtDesk);
  mountEndpoints(api, roleEndpoints, roleHandlers, runAtDesk);
  mountEndpoints(api, orderEndpoints, orderHandlers, runAs);
  mountEndpoints(api, orderDeskEndpoints, orderDeskHandlers, runAs);
  mountEndpoints(api, tillEndpoints, tillHandlers, runAtTill);
  mountEndpoints(api, salesEndpoints, salesHandlers, runAs);
  mountEndpoints(api, crmEndpoints, crmHandlers, runAs);
  mountEndpoints(api, privacyEndpoints, privacyHandlers, options.runAtPrivacyDesk);
  mountEndpoints(api, inventoryEndpoints, inventoryHandlers, runAs);
  mountEndpoints(api, stocktakeEndpoints, stocktakeHandlers, runAs);
  mountEndpoints(api, currencyEndpoints, currencyHandlers, runWithRates);
  mountEndpoints(api, analyticsEndpoints, analyticsHandlers, runAs);
  mountEndpoints(api, reportEndpoints, reportHandlers, runAs);
  mountEndpoints(api, messageEndpoints, messageHandlers, runAtLetterbox);
  mountEndpoints(api, messageDeskEndpoints, messageDeskHandlers, runAs);
  mountEndpoints(api, newsletterEndpoints, newsletterHandlers, runAtLetterbox);
  mountEndpoints(api, subscriberDeskEndpoints, subscriberDeskHandlers, runAs);
  mountEndpoints(api, securityEndpoints, securityHandlers, runAs);
  // What other modules do when a setting has changed, which the settings know nothing of.
  const settingEffects = { low_stock_threshold: noteThreshold };
  mountEndpoints(api, settingsDeskEndpoints, settingsDeskHandlers(settingEffects), runAs);
  mountEndpoints(api, mailDeskEndpoints, mailDeskHandlers(options.mailDesk), runAs);
  mountEndpoints(api, jobDeskEndpoints, jobDeskHandlers, runAs);
  mountEndpoints(api, backupEndpoints, backupHandlers, runAs);
  mountEndpoints(api, auditEndpoints, auditHandlers, runAs);
  mountEndpoints(api, newsEndpoints, newsHandlers, runAs);
  mountEndpoints(api, downloadEndpoints, downloadHandlers, options.runWithTickets);
  mountPaymentWebhook(api, { payments, runAs });
  mountDownloads(api, options);
  mountLive(api, options);

  mountDescription(api, describeApi(allEndpoints, options.publicUrl));

  for (const [path, methods] of methodsByPath()) {
    api.all(path, (c) => methodNotAllowed(c.get("requestId"), methods));
  }
  api.all("/api", (c) => problemAnswer("not_found", { requestId: c.get("requestId") }));
  api.all("/api/*", (c) => problemAnswer("not_found", { requestId: c.get("requestId") }));
  return api;
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>(
    descriptionPaths.map((path) => [path, ["GET", "HEAD"]]),
  );
  for (const endpoint of Object.values(allEndpoints).flatMap((table) => Object.values(table))) {
    const known = methods.get(endpoint.path) ?? [];
    known.push(...(endpoint.method === "get" ? ["GET", "HEAD"] : [endpoint.method.toUpperCase()]));
    methods.set(endpoint.path, known);
  }
  return methods;
}
