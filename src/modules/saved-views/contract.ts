// Contract between the back office and the server for saved views.
import { z } from "zod";
import type { AdminAction } from "#shared/permissions.ts";
import { MAX_SEARCH } from "./limits.ts";

/** The lists that can be looked at in views. */
export const viewedLists = ["orders", "customers"] as const;
export type ViewedList = (typeof viewedLists)[number];

/** The right to see each list, without which its views are of no use. */
export const viewPermissions = {
  orders: "orders.read",
  customers: "customers.read",
} as const satisfies Record<ViewedList, AdminAction>;

/** The characters of a query string as browsers write it, none of which needs quoting. */
export const searchPattern = /^[!-~]*$/;

export const viewSearch = z.string().max(MAX_SEARCH).regex(searchPattern);

export const savedViewSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** The query string of the list's address, without the question mark. */
    search: z.string(),
    /** Whether it is shared: everyone who sees the list has it. */
    isShared: z.boolean(),
  })
  .meta({ id: "SavedView", description: "A list's filters, saved under a name" });
export type SavedView = z.infer<typeof savedViewSchema>;
