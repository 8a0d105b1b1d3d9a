import { z } from "zod";
import { documentKeyPattern, MAX_DOCUMENT_KEY } from "#modules/content/document-key.ts";
import type { SigningKeys } from "#modules/identity/sessions/signing-keys.ts";
import { createSignedTokens, type SignedTokens } from "#platform/signed-tokens.ts";
import { downloadSchema } from "./contract.ts";

/** The time that a browser needs to follow a link. */
const TICKET_SECONDS = 60;
const PREVIEW_SECONDS = 24 * 60 * 60;

/**
 * The user who asked for a download, and the download. Rights are checked again when it is fetched.
 */
const ticketClaims = z.object({ sub: z.uuid(), sid: z.uuid(), download: downloadSchema });
const documentKey = z.string().max(MAX_DOCUMENT_KEY).regex(documentKeyPattern);

/** Signed addresses. Anyone who has one for a preview can use it, without signing in. */
export type Tickets = {
  readonly downloads: SignedTokens<z.infer<typeof ticketClaims>>;
  /** For the page of a variant, by its id. */
  readonly variants: SignedTokens<{ sub: string }>;
  /** For the draft of a document on the page that shows it, by the document's key. */
  readonly documents: SignedTokens<{ sub: string }>;
};

export function createTickets({ keys }: { keys: SigningKeys }): Tickets {
  const create = <Claims extends { sub: string }>(
    type: string,
    seconds: number,
    claims: z.ZodType<Claims>,
  ) =>
    createSignedTokens(keys.createReader("download-ticket"), {
      type,
      issuer: "shop-downloads",
      seconds,
      claims,
    });
  return {
    downloads: create("download+jwt", TICKET_SECONDS, ticketClaims),
    variants: create("preview+jwt", PREVIEW_SECONDS, z.object({ sub: z.uuid() })),
    documents: create("content-preview+jwt", PREVIEW_SECONDS, z.object({ sub: documentKey })),
  };
}
