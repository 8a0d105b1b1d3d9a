import type { HandlersOf } from "#shared/contract.ts";
import type { PrivacyContext } from "./context.ts";
import type { privacyEndpoints } from "./contract.ts";
import { erasePerson } from "./erase-person.ts";
import { exportPerson } from "./export-person.ts";
import { listErasures, readErasure } from "./list-erasures.ts";
import { planErasure } from "./plan-erasure.ts";

export const privacyHandlers: HandlersOf<typeof privacyEndpoints, PrivacyContext> = {
  exportPerson: (ctx, { params }) => exportPerson(ctx, params.id),
  planErasure: (ctx, { params }) => planErasure(ctx, params.id),
  erasePerson: (ctx, { params, body }) => erasePerson(ctx, params.id, body),
  listErasures: (ctx) => listErasures(ctx),
  readErasure: (ctx, { params }) => readErasure(ctx, params.id),
};
