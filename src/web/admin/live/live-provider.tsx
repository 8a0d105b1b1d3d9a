import { useEffect, useState, type ReactNode } from "react";
import { useApi } from "../api/use-api.ts";
import { NewsContext } from "./news-context.ts";
import { countUnread, saveLastReadAt, readLastReadAt } from "./last-read.ts";
import { useFollowedDevice } from "./use-followed-device.ts";
import { useLiveNews } from "./use-live-news.ts";

/** Provides live events to all screens. */
export function LiveProvider({ children }: { children: ReactNode }) {
  useLiveNews();
  const device = useFollowedDevice();
  const { data } = useApi("GET /api/admin/notifications", {});
  const times = data?.notifications.map(({ at }) => at) ?? [];
  const newest = times[0];
  const [stored, setStored] = useState(readLastReadAt);
  // Notifications from before a user's first visit do not count as new; all others do, also where
  // there were none.
  if (stored === null && data !== undefined) setStored(newest ?? "");
  useEffect(() => {
    if (stored !== null) saveLastReadAt(stored);
  }, [stored]);
  const lastReadAt = stored ?? newest ?? "";
  function markRead() {
    if (newest !== undefined) setStored(newest);
  }
  return (
    <NewsContext
      value={{
        unread: countUnread(times, lastReadAt),
        lastReadAt,
        markRead,
        device,
      }}
    >
      {children}
    </NewsContext>
  );
}
