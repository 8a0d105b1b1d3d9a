import { documentKeys, type Content } from "./documents.ts";
import { toContent } from "./read-content.ts";

/** Content of a shop whose owner has changed nothing. */
export const delivered: Content = toContent(documentKeys, new Map());
