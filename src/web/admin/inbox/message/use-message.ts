import { useEffect } from "react";
import type { Message } from "#modules/messages/admin-contract.ts";
import { useApi } from "../../api/use-api.ts";

const SOON_MS = 3_000;

/** A message with all its data. While a reply is being sent, its state is polled. */
export function useMessage(id: string) {
  const query = useApi("GET /api/admin/messages/:id", {
    params: { id },
  });
  const { data, refetch } = query;
  useEffect(() => {
    if (data === undefined || !isUnderWay(data)) return undefined;
    const timer = setTimeout(() => void refetch(), SOON_MS);
    return () => clearTimeout(timer);
  }, [data, refetch]);
  return query;
}

function isUnderWay({ replies }: Message): boolean {
  return replies.some(({ mail }) => mail?.state === "queued" || mail?.state === "sending");
}
