import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import type { newsEndpoints } from "./contract.ts";
import { listNotifications } from "./list-notifications.ts";

export const newsHandlers: HandlersOf<typeof newsEndpoints, Context> = {
  listNotifications: async (ctx) => ({ notifications: await listNotifications(ctx) }),
};
