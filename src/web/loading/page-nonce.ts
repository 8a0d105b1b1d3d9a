import { createContext as createReactContext } from "react";
import { createContext as createRouterContext } from "react-router";

/**
 * Marks the inline scripts and styles that our own code writes into a page; its policy allows only
 * these.
 */
export const nonceContext = createRouterContext<string>();

/** The same for components. Undefined in the browser, whose document carries no nonce. */
export const NonceContext = createReactContext<string | undefined>(undefined);
