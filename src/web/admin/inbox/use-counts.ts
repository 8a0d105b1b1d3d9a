import type { messageDeskEndpoints } from "#modules/messages/desk-contract.ts";
import { useApi } from "../api/use-api.ts";

/** How many messages lie where. */
export const useMessageCounts = () =>
  useApi<typeof messageDeskEndpoints.countMessages>("/api/admin/message-counts", {});
