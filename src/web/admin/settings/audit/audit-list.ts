import { auditActions } from "#modules/audit/entities.ts";
import { uuidPattern } from "#shared/uuid.ts";
import { anyText, defineList, textLike } from "../../kit/define-list.ts";
import type { Listed } from "../../kit/use-list.ts";

const day = textLike(/^\d{4}-\d{2}-\d{2}$/);

export const auditList = defineList({
  filters: {
    q: anyText,
    person: textLike(uuidPattern),
    entity: textLike(/^[a-z_]{1,63}$/),
    action: ["all", ...auditActions],
    from: day,
    until: day,
  },
});

export type AuditList = Listed<typeof auditList>;
