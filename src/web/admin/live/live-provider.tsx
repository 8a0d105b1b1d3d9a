import { useEffect, useState, type ReactNode } from "react";
import type { newsEndpoints } from "#modules/news/contract.ts";
import { useApi } from "../api/use-api.ts";
import { NewsContext } from "./news-context.ts";
import { countUnseen, keepSeenUntil, readSeenUntil } from "./seen-until.ts";
import { useLiveNews } from "./use-live-news.ts";

/** Hears what happens, for every screen inside. */
export function LiveProvider({ children }: { children: ReactNode }) {
  useLiveNews();
  const { data } = useApi<typeof newsEndpoints.listNotifications>("/api/admin/notifications", {});
  const times = data?.notifications.map(({ at }) => at) ?? [];
  const newest = times[0];
  const [kept, setKept] = useState(readSeenUntil);
  // What was there before somebody's first visit is no news to them.
  if (kept === null && newest !== undefined) setKept(newest);
  useEffect(() => {
    if (kept !== null) keepSeenUntil(kept);
  }, [kept]);
  const seenUntil = kept ?? newest ?? "";
  function markSeen() {
    if (newest !== undefined) setKept(newest);
  }
  return (
    <NewsContext value={{ unseen: countUnseen(times, seenUntil), seenUntil, markSeen }}>
      {children}
    </NewsContext>
  );
}
