import { paymentAlert } from "#i18n/en/payment-alert.ts";
import { waiting } from "#i18n/en/waiting.ts";
import type { Content } from "#modules/content/documents.ts";
import type { SubscriptionTopic } from "#modules/newsletter/states.ts";
import { useSearchParams } from "react-router";
import { useContent } from "../content.ts";

type TokenWords = Pick<Content["newsletter"], "confirm" | "unsubscribe">;

/** The query parameter by which the mails of a topic tell what their link is about. */
const TOPIC = "for";

/** The words of the topics that have their own; the newsletter's are the owner's. */
const ownWords: ReadonlyMap<string, TokenWords> = new Map<SubscriptionTopic, TokenWords>([
  ["payment", paymentAlert],
  ["stock", waiting],
]);

/** The list that a link is about; null for the newsletter. */
export const getTopic = (query: URLSearchParams): string | null => query.get(TOPIC);

/** The words of the pages that the links lead to. */
export function getTokenWords(query: URLSearchParams, newsletter: TokenWords): TokenWords {
  return ownWords.get(getTopic(query) ?? "") ?? newsletter;
}

/** The same for the page that is open, and what it is about. */
export function useTokenWords(): TokenWords & { readonly topic: string | null } {
  const [query] = useSearchParams();
  const words = getTokenWords(query, useContent("newsletter"));
  return { ...words, topic: getTopic(query) };
}
