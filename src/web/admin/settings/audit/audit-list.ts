import { auditActions } from "#modules/audit/entities.ts";
import { anyText, defineList, textLike } from "../../kit/define-list.ts";
import type { Listed } from "../../kit/use-list.ts";

const day = textLike(/^\d{4}-\d{2}-\d{2}$/);

export const auditList = defineList({
  filters: {
    q: anyText,
    person: textLike(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
    entity: textLike(/^[a-z_]{1,63}$/),
    action: ["all", ...auditActions],
    from: day,
    until: day,
  },
});

export type AuditList = Listed<typeof auditList>;
