import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { documentKeyPattern, MAX_DOCUMENT_KEY } from "#modules/content/document-key.ts";
import type { SigningKeys } from "#modules/identity/sessions/signing-keys.ts";
import { downloadSchema, type Download } from "./contract.ts";

/** How long a ticket is valid, in seconds: the time that a browser needs to follow a link. */
export const TICKET_SECONDS = 60;

/** How long the link to a preview is valid, in seconds. */
const PREVIEW_SECONDS = 24 * 60 * 60;

const ALGORITHM = "HS256";
const ISSUER = "shop-downloads";
/**
 * The audience of the token, so that no other kind of token opens a file, and a ticket does not
 * open the API.
 */
const TYPE = "download+jwt";
const PREVIEW_TYPE = "preview+jwt";
const CONTENT_PREVIEW_TYPE = "content-preview+jwt";

/**
 * The user who asked for a download, and the download. Rights are checked again when it is fetched.
 */
export type Ticket = {
  readonly userId: string;
  readonly sessionId: string;
  readonly download: Download;
};

/** Tickets for previews. Anyone who has one can use it, without signing in. */
type PreviewTickets = {
  readonly createTicket: (
    subject: string,
    now: Date,
  ) => Promise<{ ticket: string; expiresAt: Date }>;
  /** Its subject and its end. Undefined for an invalid or expired ticket. */
  readonly read: (
    text: string,
    now: Date,
  ) => Promise<{ subject: string; expiresAt: Date } | undefined>;
};

/** Short-lived signed addresses of files. The key is shared by all instances. */
export type Tickets = {
  readonly createTicket: (ticket: Ticket, now: Date) => Promise<string>;
  /** Undefined for an invalid or expired ticket. */
  readonly read: (text: string, now: Date) => Promise<Ticket | undefined>;
  /** For the page of a variant, by its id. */
  readonly variants: PreviewTickets;
  /** For the draft of a document on the page that shows it, by the document's key. */
  readonly documents: PreviewTickets;
};

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), download: downloadSchema });
const documentKey = z.string().max(MAX_DOCUMENT_KEY).regex(documentKeyPattern);

/**
 * Tickets signed with a key that the first instance makes and all share; it is read once and then
 * kept in memory.
 */
export function createTickets({ keys }: { keys: SigningKeys }): Tickets {
  const readKey = keys.createReader("download-ticket");

  async function sign(
    type: string,
    { subject, claims, now, seconds }: Signed,
  ): Promise<{ text: string; expiresAt: Date }> {
    const issuedAt = Math.floor(now.getTime() / 1_000);
    const text = await new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, typ: type })
      .setSubject(subject)
      .setIssuer(ISSUER)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(await readKey());
    return { text, expiresAt: new Date((issuedAt + seconds) * 1_000) };
  }

  async function verify(type: string, text: string, now: Date): Promise<unknown> {
    const secret = await readKey();
    try {
      const { payload } = await jwtVerify(text, secret, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        typ: type,
        requiredClaims: ["exp"],
        currentDate: now,
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  function createPreviewTickets(type: string, sub: z.ZodType<string>): PreviewTickets {
    const schema = z.object({ sub, exp: z.int() });
    return {
      async createTicket(subject, now) {
        const signed = await sign(type, { subject, claims: {}, now, seconds: PREVIEW_SECONDS });
        return { ticket: signed.text, expiresAt: signed.expiresAt };
      },
      async read(text, now) {
        const { data } = schema.safeParse(await verify(type, text, now));
        return data && { subject: data.sub, expiresAt: new Date(data.exp * 1_000) };
      },
    };
  }

  return {
    async createTicket({ userId, sessionId, download }, now) {
      const claims = { sid: sessionId, download };
      const { text } = await sign(TYPE, { subject: userId, claims, now, seconds: TICKET_SECONDS });
      return text;
    },
    async read(text, now) {
      const { data } = claimsSchema.safeParse(await verify(TYPE, text, now));
      return data && { userId: data.sub, sessionId: data.sid, download: data.download };
    },
    variants: createPreviewTickets(PREVIEW_TYPE, z.uuid()),
    documents: createPreviewTickets(CONTENT_PREVIEW_TYPE, documentKey),
  };
}

type Signed = {
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly now: Date;
  readonly seconds: number;
};
