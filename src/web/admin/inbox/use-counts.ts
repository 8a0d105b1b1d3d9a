import { useMay } from "../api/abilities.ts";
import { useApi } from "../api/use-api.ts";

/** How many messages lie where, for whoever may read them. */
export function useMessageCounts() {
  const enabled = useMay()("messages.read");
  return useApi("GET /api/admin/message-counts", {}, { enabled });
}
