import { auditActions } from "#modules/audit/entities.ts";
import { uuidPattern } from "#shared/uuid.ts";
import { readText, defineList, createTextReader } from "../../kit/define-list.ts";
import type { Listed } from "../../kit/use-list.ts";

const day = createTextReader(/^\d{4}-\d{2}-\d{2}$/);

export const auditList = defineList({
  filters: {
    q: readText,
    person: createTextReader(uuidPattern),
    entity: createTextReader(/^[a-z_]{1,63}$/),
    action: ["all", ...auditActions],
    from: day,
    until: day,
  },
});

export type AuditList = Listed<typeof auditList>;
