import { createContext } from "react";

/** Actions of the frame that screens may call. */
export const FrameContext = createContext<{ openNav: () => void }>({ openNav: () => {} });
