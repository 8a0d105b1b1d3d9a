import { createContext } from "react";

/**
 * How much has happened that nobody has looked at yet, what says that somebody has, and how many
 * messages wait for an answer.
 */
export const NewsContext = createContext<{
  unseen: number;
  /** The time of the newest that has been seen. */
  seenUntil: string;
  markSeen: () => void;
  /** None for those who may not read them. */
  waitingMessages: number;
}>({ unseen: 0, seenUntil: "", markSeen: () => {}, waitingMessages: 0 });
