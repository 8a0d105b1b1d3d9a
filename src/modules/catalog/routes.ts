import type { Context } from "#modules/context.ts";
import type { HandlersOf } from "#shared/contract.ts";
import type { catalogEndpoints } from "./contract.ts";
import { listColours } from "./list-colours.ts";

export const catalogHandlers: HandlersOf<typeof catalogEndpoints, Context> = {
  listColours: async (ctx) => ({ colours: await listColours(ctx) }),
};
