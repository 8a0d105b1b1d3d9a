import { createContext } from "react";

/** The styles that the loaders of the page have made. The browser has them from the document. */
export const PageStylesContext = /* @__PURE__ */ createContext("");
