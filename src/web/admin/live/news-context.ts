import { createContext } from "react";

/** How much has happened that nobody has looked at yet, and what says that somebody has. */
export const NewsContext = createContext<{
  unseen: number;
  /** The time of the newest that has been seen. */
  seenUntil: string;
  markSeen: () => void;
}>({ unseen: 0, seenUntil: "", markSeen: () => {} });
