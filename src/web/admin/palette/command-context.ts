import { createContext } from "react";

/** What any screen may open. */
export const CommandContext = createContext<{ openPalette: () => void }>({
  openPalette: () => {},
});
