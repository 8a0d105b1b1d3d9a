import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { documentKeyPattern, MAX_DOCUMENT_KEY } from "#modules/content/document-key.ts";
import type { SigningKeys } from "#modules/identity/sessions/signing-keys.ts";
import { downloadSchema, type Download } from "./contract.ts";

/** How long a ticket holds, in seconds: as long as a browser takes to follow a link. */
export const TICKET_SECONDS = 60;

/** How long the link to a preview holds, in seconds. */
const PREVIEW_SECONDS = 24 * 60 * 60;

const ALGORITHM = "HS256";
const ISSUER = "shop-downloads";
/**
 * Says what the token is for, so that no other kind of token opens a file, and none of these opens
 * the API.
 */
const TYPE = "download+jwt";
const PREVIEW_TYPE = "preview+jwt";
const CONTENT_PREVIEW_TYPE = "content-preview+jwt";

/** Person who asked for a download, and the download. Rights are checked when it is fetched. */
export type Ticket = {
  readonly userId: string;
  readonly sessionId: string;
  readonly download: Download;
};

/** Short-lived signed addresses of files. The key is shared by all instances. */
export type Tickets = {
  readonly issue: (ticket: Ticket, now: Date) => Promise<string>;
  /** Undefined for anything that is not a ticket of ours in its time. */
  readonly read: (text: string, now: Date) => Promise<Ticket | undefined>;
  /**
   * A ticket for the page of a variant that is not shown yet: for anybody who has it, whoever made
   * it.
   */
  readonly issuePreview: (
    variantId: string,
    now: Date,
  ) => Promise<{ ticket: string; expiresAt: Date }>;
  /** The variant that such a ticket opens, and until when. Undefined as above. */
  readonly readPreview: (
    text: string,
    now: Date,
  ) => Promise<{ variantId: string; expiresAt: Date } | undefined>;
  /** A ticket for the draft of a document, on the page that shows it: for anybody who has it. */
  readonly issueContentPreview: (
    key: string,
    now: Date,
  ) => Promise<{ ticket: string; expiresAt: Date }>;
  /** The document whose draft such a ticket opens, and until when. Undefined as above. */
  readonly readContentPreview: (
    text: string,
    now: Date,
  ) => Promise<{ key: string; expiresAt: Date } | undefined>;
};

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), download: downloadSchema });
const previewSchema = z.object({ sub: z.uuid(), exp: z.int() });
const contentPreviewSchema = z.object({
  sub: z.string().max(MAX_DOCUMENT_KEY).regex(documentKeyPattern),
  exp: z.int(),
});

/**
 * Tickets signed with a key that the first instance makes and all share; it is read once and then
 * kept in memory.
 */
export function createTickets({ keys }: { keys: SigningKeys }): Tickets {
  const readKey = keys.reader("download-ticket");

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

  return {
    async issue({ userId, sessionId, download }, now) {
      const claims = { sid: sessionId, download };
      const { text } = await sign(TYPE, { subject: userId, claims, now, seconds: TICKET_SECONDS });
      return text;
    },

    async read(text, now) {
      const { data } = claimsSchema.safeParse(await verify(TYPE, text, now));
      return data && { userId: data.sub, sessionId: data.sid, download: data.download };
    },

    async issuePreview(variantId, now) {
      const seconds = PREVIEW_SECONDS;
      const signed = await sign(PREVIEW_TYPE, { subject: variantId, claims: {}, now, seconds });
      return { ticket: signed.text, expiresAt: signed.expiresAt };
    },

    async readPreview(text, now) {
      const { data } = previewSchema.safeParse(await verify(PREVIEW_TYPE, text, now));
      return data && { variantId: data.sub, expiresAt: new Date(data.exp * 1_000) };
    },

    async issueContentPreview(key, now) {
      const signed = await sign(CONTENT_PREVIEW_TYPE, {
        subject: key,
        claims: {},
        now,
        seconds: PREVIEW_SECONDS,
      });
      return { ticket: signed.text, expiresAt: signed.expiresAt };
    },

    async readContentPreview(text, now) {
      const { data } = contentPreviewSchema.safeParse(
        await verify(CONTENT_PREVIEW_TYPE, text, now),
      );
      return data && { key: data.sub, expiresAt: new Date(data.exp * 1_000) };
    },
  };
}

type Signed = {
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
  readonly now: Date;
  readonly seconds: number;
};
