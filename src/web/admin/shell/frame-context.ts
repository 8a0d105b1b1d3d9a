import { createContext } from "react";

/** What screens may ask of the frame around them. */
export const FrameContext = createContext<{ openNav: () => void }>({ openNav: () => {} });
