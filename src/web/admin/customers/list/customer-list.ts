import { customerStates } from "#modules/customers/states.ts";
import { readText, defineList } from "../../kit/define-list.ts";
import type { Listed } from "../../kit/use-list.ts";

export const customerList = defineList({
  filters: {
    q: readText,
    state: ["all", ...customerStates],
    kind: ["all", "account", "guest"],
  },
  sorts: [
    { by: "lastOrder", first: "desc" },
    { by: "name", first: "asc" },
    { by: "orders", first: "desc" },
    { by: "revenue", first: "desc" },
    { by: "firstSeen", first: "desc" },
  ],
});

export type CustomerList = Listed<typeof customerList>;
