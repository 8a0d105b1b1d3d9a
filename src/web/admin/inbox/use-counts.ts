import { useMay } from "../api/abilities.ts";
import { useApi } from "../api/use-api.ts";

/** The numbers of messages in each folder, for staff who may read them. */
export function useMessageCounts() {
  const enabled = useMay()("messages.read");
  return useApi("GET /api/admin/message-counts", {}, { enabled });
}
