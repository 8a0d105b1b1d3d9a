// How PayPal signs its messages ("Integrate webhooks", …/api/rest/webhooks/rest/): RSA and SHA-256
// over the id and time of the transmission, the webhook's id, and the CRC-32 of the body.
import { createSign, createVerify, generateKeyPairSync, randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import { z } from "zod";
import type { Signature } from "./paypal-types.ts";

const verification = z.object({
  auth_algo: z.literal("SHA256withRSA"),
  cert_url: z.url(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
});

const createPair = () => generateKeyPairSync("rsa", { modulusLength: 2_048 });

const toSigned = (id: string, time: string, webhookId: string, body: string) =>
  `${id}|${time}|${webhookId}|${crc32(body)}`;

export function createSigner(own: { webhookId: string; certUrl: () => string; clock: () => Date }) {
  const pair = createPair();

  function sign(body: string, signature: Signature = {}): Record<string, string> {
    const { at = own.clock(), webhookId = own.webhookId, isForged = false } = signature;
    const id = randomUUID();
    const time = at.toISOString().replace(/\.\d+/, "");
    const key = isForged ? createPair().privateKey : pair.privateKey;
    const text = toSigned(id, time, webhookId, body);
    return {
      "paypal-auth-algo": "SHA256withRSA",
      "paypal-cert-url": own.certUrl(),
      "paypal-transmission-id": id,
      "paypal-transmission-sig": createSign("SHA256").update(text).sign(key, "base64"),
      "paypal-transmission-time": time,
    };
  }

  /**
   * Whether the request has a message that was signed for its webhook; undefined for one that is
   * not as documented. The message counts to the byte, as the real one counts it.
   */
  function verify(request: string): boolean | undefined {
    const { data } = verification.safeParse(JSON.parse(request));
    const [, message] = request.split(/"webhook_event":(.*)\}$/s);
    if (data === undefined || message === undefined) return undefined;
    const { transmission_id: id, transmission_time: time, webhook_id: webhookId } = data;
    if (webhookId !== own.webhookId) return false;
    const text = toSigned(id, time, webhookId, message);
    return createVerify("SHA256")
      .update(text)
      .verify(pair.publicKey, data.transmission_sig, "base64");
  }

  return { sign, verify };
}
