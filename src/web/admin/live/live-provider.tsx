import { useEffect, useState, type ReactNode } from "react";
import { useApi } from "../api/use-api.ts";
import { saveDevice } from "./device-push.ts";
import { NewsContext } from "./news-context.ts";
import { countUnseen, saveSeenUntil, readSeenUntil } from "./seen-until.ts";
import { useLiveNews } from "./use-live-news.ts";

/** Provides live events to all screens. */
export function LiveProvider({ children }: { children: ReactNode }) {
  useLiveNews();
  useEffect(() => void saveDevice(), []);
  const { data } = useApi("GET /api/admin/notifications", {});
  const times = data?.notifications.map(({ at }) => at) ?? [];
  const newest = times[0];
  const [stored, setStored] = useState(readSeenUntil);
  // Notifications from before a user's first visit do not count as new; all others do, also where
  // there were none.
  if (stored === null && data !== undefined) setStored(newest ?? "");
  useEffect(() => {
    if (stored !== null) saveSeenUntil(stored);
  }, [stored]);
  const seenUntil = stored ?? newest ?? "";
  function markSeen() {
    if (newest !== undefined) setStored(newest);
  }
  return (
    <NewsContext
      value={{
        unseen: countUnseen(times, seenUntil),
        seenUntil,
        markSeen,
        waitingMessages: data?.waitingMessages ?? 0,
      }}
    >
      {children}
    </NewsContext>
  );
}
