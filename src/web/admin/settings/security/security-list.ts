import { securityEventTypes, severities } from "#modules/security/events.ts";
import { defineList } from "../../kit/define-list.ts";
import type { Listed } from "../../kit/use-list.ts";

/** Filters of alerts and events. */
export const securityList = defineList({
  filters: {
    // No address is longer.
    address: (given) => given.slice(0, 45),
    type: ["all", ...securityEventTypes],
    severity: ["all", ...severities],
  },
});

export type SecurityList = Listed<typeof securityList>;
