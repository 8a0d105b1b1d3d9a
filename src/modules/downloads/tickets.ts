import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { SigningKeys } from "#modules/identity/sessions/signing-keys.ts";
import { downloadSchema, type Download } from "./contract.ts";

/** How long a ticket holds, in seconds: as long as a browser takes to follow a link. */
export const TICKET_SECONDS = 60;

const ALGORITHM = "HS256";
const ISSUER = "shop-downloads";
/**
 * Says what the token is for, so that no other kind of token opens a file, and none of these opens
 * the API.
 */
const TYPE = "download+jwt";

/** Who asked for what. What they may is asked when they come. */
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
};

const claimsSchema = z.object({ sub: z.uuid(), sid: z.uuid(), download: downloadSchema });

/**
 * Tickets signed with a key that the first instance makes and all share; it is read once and then
 * kept in memory.
 */
export function createTickets({ keys }: { keys: SigningKeys }): Tickets {
  const readKey = keys.reader("download-ticket");
  return {
    async issue({ userId, sessionId, download }, now) {
      const issuedAt = Math.floor(now.getTime() / 1_000);
      return new SignJWT({ sid: sessionId, download })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TICKET_SECONDS)
        .sign(await readKey());
    },

    async read(text, now) {
      const secret = await readKey();
      try {
        const { payload } = await jwtVerify(text, secret, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          typ: TYPE,
          requiredClaims: ["exp"],
          currentDate: now,
        });
        const { data } = claimsSchema.safeParse(payload);
        return data && { userId: data.sub, sessionId: data.sid, download: data.download };
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined;
        throw error;
      }
    },
  };
}
