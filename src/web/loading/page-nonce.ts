import { createContext as createReactContext } from "react";
import { createContext as createRouterContext } from "react-router";

export type RenderedPage = {
  /**
   * Marks the inline scripts and styles that our own code writes into a page; its policy allows
   * only these.
   */
  readonly nonce: string;
  /** The page's HTML, once there is any. As the body of a response it would become a stream. */
  html?: Buffer;
};

/** A page while it is made on the server. */
export const pageContext = createRouterContext<RenderedPage>();

/** The nonce for components. Undefined in the browser, whose document carries no nonce. */
export const NonceContext = createReactContext<string | undefined>(undefined);
