import { Hono } from "hono";
import { analyticsEndpoints } from "#modules/analytics/contract.ts";
import { analyticsHandlers } from "#modules/analytics/routes.ts";
import { catalogEndpoints } from "#modules/catalog/contract.ts";
import { catalogHandlers } from "#modules/catalog/routes.ts";
import type { IdentityContext } from "#modules/identity/context.ts";
import { identityEndpoints, roleEndpoints } from "#modules/identity/contract.ts";
import { roleHandlers } from "#modules/identity/role-routes.ts";
import { identityHandlers } from "#modules/identity/routes.ts";
import { inventoryEndpoints } from "#modules/inventory/contract.ts";
import { inventoryHandlers } from "#modules/inventory/routes.ts";
import type { LetterboxContext } from "#modules/messages/context.ts";
import { messageEndpoints } from "#modules/messages/contract.ts";
import { messageHandlers } from "#modules/messages/routes.ts";
import { newsletterEndpoints } from "#modules/newsletter/contract.ts";
import { newsletterHandlers } from "#modules/newsletter/routes.ts";
import { orderEndpoints } from "#modules/orders/contract.ts";
import { orderHandlers } from "#modules/orders/routes.ts";
import type { Payments } from "#modules/payments/payments.ts";
import type { TillContext } from "#modules/sales/context.ts";
import { salesEndpoints, tillEndpoints } from "#modules/sales/contract.ts";
import { salesHandlers } from "#modules/sales/routes.ts";
import { tillHandlers } from "#modules/sales/till-routes.ts";
import { securityEndpoints } from "#modules/security/contract.ts";
import { securityHandlers } from "#modules/security/routes.ts";
import type { EndpointTable } from "#shared/contract.ts";
import { authenticate } from "./authenticate.ts";
import { mountEndpoints, type RunAs } from "./mount-endpoints.ts";
import { describeApi } from "./openapi.ts";
import { mountPaymentWebhook } from "./payment-webhook.ts";
import { problemAnswer } from "./problem.ts";
import type { ShopEnv } from "./shop-env.ts";

/** The endpoints of all modules, by module. */
export const allEndpoints: Readonly<Record<string, EndpointTable>> = {
  catalog: catalogEndpoints,
  identity: identityEndpoints,
  roles: roleEndpoints,
  orders: orderEndpoints,
  till: tillEndpoints,
  sales: salesEndpoints,
  inventory: inventoryEndpoints,
  analytics: analyticsEndpoints,
  messages: messageEndpoints,
  newsletter: newsletterEndpoints,
  security: securityEndpoints,
};

/** Everything below /api. Throws AppError for expected failures; the application answers them. */
export function createApi(options: {
  publicUrl: string;
  runAs: RunAs;
  runAtDesk: RunAs<IdentityContext>;
  runAtLetterbox: RunAs<LetterboxContext>;
  runAtTill: RunAs<TillContext>;
  payments: Payments;
}): Hono<ShopEnv> {
  const { runAs, runAtDesk, runAtLetterbox, runAtTill, payments } = options;
  const api = new Hono<ShopEnv>();
  api.use("/api/*", authenticate(runAtDesk));
  mountEndpoints(api, catalogEndpoints, catalogHandlers, runAs);
  mountEndpoints(api, identityEndpoints, identityHandlers, runAtDesk);
  mountEndpoints(api, roleEndpoints, roleHandlers, runAs);
  mountEndpoints(api, orderEndpoints, orderHandlers, runAs);
  mountEndpoints(api, tillEndpoints, tillHandlers, runAtTill);
  mountEndpoints(api, salesEndpoints, salesHandlers, runAs);
  mountEndpoints(api, inventoryEndpoints, inventoryHandlers, runAs);
  mountEndpoints(api, analyticsEndpoints, analyticsHandlers, runAs);
  mountEndpoints(api, messageEndpoints, messageHandlers, runAtLetterbox);
  mountEndpoints(api, newsletterEndpoints, newsletterHandlers, runAtLetterbox);
  mountEndpoints(api, securityEndpoints, securityHandlers, runAs);
  mountPaymentWebhook(api, { payments, runAs });

  const description = describeApi(allEndpoints, options.publicUrl);
  api.get("/api/openapi.json", (c) => c.json(description));

  for (const [path, methods] of methodsByPath()) {
    api.all(path, (c) => {
      const answer = problemAnswer("method_not_allowed", { requestId: c.get("requestId") });
      answer.headers.set("allow", methods.join(", "));
      return answer;
    });
  }
  api.all("/api", (c) => problemAnswer("not_found", { requestId: c.get("requestId") }));
  api.all("/api/*", (c) => problemAnswer("not_found", { requestId: c.get("requestId") }));
  return api;
}

function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>([["/api/openapi.json", ["GET", "HEAD"]]]);
  for (const endpoint of Object.values(allEndpoints).flatMap((table) => Object.values(table))) {
    const known = methods.get(endpoint.path) ?? [];
    known.push(...(endpoint.method === "get" ? ["GET", "HEAD"] : [endpoint.method.toUpperCase()]));
    methods.set(endpoint.path, known);
  }
  return methods;
}
