import { createContext } from "react";

/** The number of unread notifications, and a function to mark them as read. */
export const NewsContext = createContext<{
  unread: number;
  /** The time of the newest that has been read. */
  lastReadAt: string;
  markRead: () => void;
  /** Whether push notifications that were turned on here come no more, and what ends saying so. */
  device: { readonly isSilent: boolean; readonly hide: () => void };
}>({
  unread: 0,
  lastReadAt: "",
  markRead: () => {},
  device: { isSilent: false, hide: () => {} },
});
