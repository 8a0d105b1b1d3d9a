import { z } from "zod";
import { DAY_MS } from "#shared/durations.ts";
import { AppError } from "#shared/errors.ts";
import { isRecord, readJson } from "#shared/json.ts";
import type { ServiceMessage } from "../../payments.ts";
import type { PaypalClient } from "./client.ts";
import { PaypalError } from "./error.ts";

/**
 * PayPal repeats a message for three days ("Integrate webhooks",
 * https://developer.paypal.com/api/rest/webhooks/rest/), and does not say whether a repeated one
 * has a new time. An older one is a copy; a younger copy changes nothing, for its id is stored.
 */
const MAX_AGE_MS = 4 * DAY_MS;

const headers = {
  auth_algo: "paypal-auth-algo",
  cert_url: "paypal-cert-url",
  transmission_id: "paypal-transmission-id",
  transmission_sig: "paypal-transmission-sig",
  transmission_time: "paypal-transmission-time",
} as const;

/** As PayPal's reference of the call limits them; the sender is unknown so far. */
const headersSchema = z.object({
  auth_algo: z.string().regex(/^[a-zA-Z\d]{1,100}$/),
  cert_url: z.url().max(500),
  transmission_id: z.string().min(1).max(50),
  transmission_sig: z.string().min(1).max(500),
  transmission_time: z.iso.datetime({ offset: true }).max(100),
});

const verdict = z.object({ verification_status: z.string() });

/**
 * The content of a message that PayPal has signed for this webhook. Throws AppError `bad_request`
 * for any other, and rejects with `PaypalError` while PayPal cannot be asked.
 */
export async function verifyMessage(
  client: PaypalClient,
  { body, getHeader }: ServiceMessage,
  options: { webhookId: string; now: Date; apiUrl: string },
): Promise<unknown> {
  const given = Object.entries(headers).map(([field, header]) => [field, getHeader(header)]);
  const signature = headersSchema.safeParse(Object.fromEntries(given));
  const content = readJson(body);
  if (!signature.success || !isRecord(content)) throw createSignatureError();
  const { transmission_time, cert_url } = signature.data;
  const ageMs = options.now.getTime() - new Date(transmission_time).getTime();
  if (Math.abs(ageMs) > MAX_AGE_MS || !isOfPaypal(new URL(cert_url), options.apiUrl))
    throw createSignatureError();
  const call = JSON.stringify({ ...signature.data, webhook_id: options.webhookId });
  const answer = await client
    .send(
      {
        method: "POST",
        path: "/v1/notifications/verify-webhook-signature",
        // The signature is that of the body to the byte; written anew it would not fit.
        body: `${call.slice(0, -1)},"webhook_event":${body}}`,
      },
      verdict,
    )
    .catch((error: unknown) => {
      if (error instanceof PaypalError && error.isFinal) throw createSignatureError();
      throw error;
    });
  if (answer.verification_status !== "SUCCESS") throw createSignatureError();
  return content;
}

/** PayPal fetches the certificate itself, but should not be sent elsewhere by a stranger. */
function isOfPaypal(url: URL, apiUrl: string): boolean {
  const isPublic = url.protocol === "https:" && url.hostname.endsWith(".paypal.com");
  return isPublic || url.origin === new URL(apiUrl).origin;
}

const createSignatureError = () =>
  new AppError("bad_request", "the message is not signed by PayPal for this shop, or too old");
