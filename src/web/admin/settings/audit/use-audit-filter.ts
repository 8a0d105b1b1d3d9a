import type { AuditFilter } from "#modules/audit/contract.ts";
import { auditActions } from "#modules/audit/entities.ts";
import { useUrlState } from "../../kit/url-state.ts";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What the address narrows the log down to; whatever it says wrongly counts as not said. */
export function useAuditFilter() {
  const [values, change] = useUrlState([
    "person",
    "entity",
    "action",
    "from",
    "until",
    "q",
    "after",
  ]);
  const { person, entity, from, until, q, after } = values;
  const action = auditActions.find((it) => it === values.action);
  const filter: AuditFilter = {
    ...(person !== undefined && UUID.test(person) && { person }),
    ...(entity !== undefined && /^[a-z_]{1,63}$/.test(entity) && { entity }),
    ...(action && { action }),
    ...(from !== undefined && DAY.test(from) && { from }),
    ...(until !== undefined && DAY.test(until) && { until }),
    ...(q !== undefined && { q }),
  };
  return {
    filter,
    query: { ...filter, ...(after !== undefined && { after }) },
    isFiltered: Object.keys(filter).length > 0,
    clear: () =>
      change({ person: null, entity: null, action: null, from: null, until: null, q: null }),
    change,
  };
}
