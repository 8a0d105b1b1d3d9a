import { createContext } from "react";

/**
 * The number of unseen notifications, a function to mark them as seen, and the number of messages
 * that need an answer.
 */
export const NewsContext = createContext<{
  unseen: number;
  /** The time of the newest that has been seen. */
  seenUntil: string;
  markSeen: () => void;
  /** None for those who may not read them. */
  waitingMessages: number;
}>({ unseen: 0, seenUntil: "", markSeen: () => {}, waitingMessages: 0 });
