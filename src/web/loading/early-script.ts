import { createContext } from "react";

/**
 * The script that runs before the first paint of a page (get-early-script.ts), while the server
 * renders it. In the browser it is undefined: there the document has it already.
 */
export const EarlyScriptContext = createContext<string | undefined>(undefined);
