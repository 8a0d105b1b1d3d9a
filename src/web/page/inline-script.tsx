import { useContext } from "react";
import { NonceContext } from "../loading/page-nonce.ts";

/**
 * A script of the server's HTML, which the policy of the page allows. The browser's bundle need not
 * carry its text.
 */
export function InlineScript({ text, id }: { text: string; id?: string }) {
  return (
    <script
      id={id}
      nonce={useContext(NonceContext)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
