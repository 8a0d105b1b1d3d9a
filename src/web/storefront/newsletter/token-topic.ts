import { paymentAlert } from "#i18n/en/payment-alert.ts";
import type { Content } from "#modules/content/documents.ts";
import { useSearchParams } from "react-router";
import { useContent } from "../content.ts";

type TokenWords = Pick<Content["newsletter"], "confirm" | "unsubscribe">;

/** The query parameter by which the mails of a topic tell what their link is about. */
const TOPIC = "for";

const isPayment = (query: URLSearchParams) => query.get(TOPIC) === "payment";

/** The words of the pages that the links lead to. */
export function getTokenWords(query: URLSearchParams, newsletter: TokenWords): TokenWords {
  return isPayment(query) ? paymentAlert : newsletter;
}

/** The same for the page that is open, and whether it is about paying. */
export function useTokenWords(): TokenWords & { readonly isPayment: boolean } {
  const [query] = useSearchParams();
  const words = getTokenWords(query, useContent("newsletter"));
  return { ...words, isPayment: isPayment(query) };
}
