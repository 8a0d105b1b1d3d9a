import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { AppError } from "#shared/errors.ts";
import { readJson } from "#shared/json.ts";
import type { PaymentEvent, ServiceKeys, ServiceMessage } from "../../payments.ts";
import type { PayplusClient } from "./client.ts";
import { findRefundElsewhere } from "./history.ts";
import { readRow, toPaid } from "./transactions.ts";

/**
 * The meaning of a message. Its `hash` is made from the body and the secret key
 * (https://docs.payplus.co.il/reference/validate-requests-received-from-payplus); it has no time,
 * so an old message is as good as a new one, and counts once by the number of its transaction. The
 * user agent, which PayPlus sets as well, proves nothing. Throws AppError `bad_request` for a
 * message that PayPlus has not signed, or that is about another payment page.
 */
export async function readMessage(
  call: PayplusClient,
  { secretKey = "", pageUid }: ServiceKeys,
  { body, getHeader }: ServiceMessage,
): Promise<PaymentEvent> {
  if (secretKey === "" || !isSigned(body, getHeader("hash") ?? "", secretKey))
    throw new AppError("bad_request", "the message is not signed by PayPlus");
  const message = readJson(body);
  const namedPage = pageSchema.safeParse(message).data?.transaction.payment_page_uid;
  if (namedPage && namedPage !== pageUid)
    throw new AppError("bad_request", "the message is about another payment page");

  const transaction = readRow(message);
  if (transaction === undefined) {
    const eventId = createHash("sha256").update(body).digest("hex");
    return { eventId, type: "unknown", kind: "other" };
  }
  const { uid, type, statusCode, sessionId, ownId } = transaction;
  const about = { eventId: `${uid}/${statusCode}`, type };
  const money = toPaid(transaction, about) ?? (await findRefundElsewhere(call, transaction, about));
  if (money !== undefined) return money;
  // An attempt for an order of ours was refused: the page is to be read.
  if (type === "Charge" && ownId !== undefined && sessionId !== undefined)
    return { ...about, kind: "page", sessionId };
  return { ...about, kind: "other" };
}

function isSigned(body: string, hash: string, secretKey: string): boolean {
  const expected = createHmac("sha256", secretKey).update(body).digest();
  const given = Buffer.from(hash, "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

const pageSchema = z.object({
  transaction: z.object({ payment_page_uid: z.string().nullish() }),
});
