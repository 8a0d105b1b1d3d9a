import { createContext } from "react";

/** Opens the command palette from any screen. */
export const CommandContext = createContext<{ openPalette: () => void }>({
  openPalette: () => {},
});
