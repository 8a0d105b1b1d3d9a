// A push service on this machine, and browsers that subscribe at it: it checks who sends (VAPID,
// RFC 8292) and reads what is sent with the keys of the browser (RFC 8291), over TLS and a real
// socket.
import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from "node:crypto";
import { once } from "node:events";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:https";
import { importJWK, jwtVerify } from "jose";
import { z } from "zod";
import type { PushMessage } from "#modules/notifications/push/contract.ts";
import { createPostPublic, type PostPublic } from "#platform/network/post-public.ts";
import { PUSH_HOST, pushCertificate, pushKey } from "./push-certificate.ts";

/** Fields of a subscription that browsers send to the shop. */
export type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** A message as it came out at the browser. */
export type Delivery = {
  readonly message: PushMessage;
  readonly headers: IncomingHttpHeaders;
  /** By which the sender proved who it is, in base64url, and what it said of itself. */
  readonly sender: { readonly key: string; readonly contact: string };
};

export type PushServer = {
  /** Sends requests that reach this server, and no other. */
  readonly post: PostPublic;
  /** A browser that subscribes. */
  readonly subscribe: () => Subscription;
  /** Messages delivered to a browser so far. */
  readonly deliveries: (to: Subscription) => readonly Delivery[];
  /** How many requests came, whatever became of them. */
  readonly asked: () => number;
  /** From now on it answers this, and delivers only with 201. */
  readonly answer: (status: number) => void;
  readonly stop: () => Promise<void>;
};

type Browser = { readonly pair: ECDH; readonly secret: Buffer; readonly deliveries: Delivery[] };

const messageSchema = z.strictObject({
  title: z.string().min(1),
  body: z.string(),
  tag: z.string(),
  kind: z.string(),
  about: z.string(),
});

export async function startPushServer(): Promise<PushServer> {
  const browsers = new Map<string, Browser>();
  let status = 201;
  let asked = 0;
  const server = createServer({ key: pushKey, cert: pushCertificate }, (request, response) => {
    asked += 1;
    void respond(request, response);
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.statusCode = await receive(request);
    response.end();
  }

  async function receive(request: IncomingMessage): Promise<number> {
    const body = Buffer.concat(await request.toArray());
    const browser = browsers.get(request.url ?? "");
    if (browser === undefined) return 404;
    const sender = await verifySender(request.headers.authorization ?? "");
    if (sender === undefined) return 403;
    if (request.headers["content-encoding"] !== "aes128gcm") return 415;
    if (body.length > 4_096) return 413;
    if (status !== 201) return status;
    // As the schema has checked it; the kinds are those of the shop.
    const message = messageSchema.parse(JSON.parse(decrypt(body, browser))) as PushMessage;
    browser.deliveries.push({ message, headers: request.headers, sender });
    return status;
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    post: createPostPublic({
      address: "127.0.0.1",
      port: address.port,
      certificate: pushCertificate,
    }),
    subscribe() {
      const pair = createECDH("prime256v1");
      const secret = randomBytes(16);
      const path = `/send/${randomBytes(16).toString("base64url")}`;
      const p256dh = pair.generateKeys("base64url");
      browsers.set(path, { pair, secret, deliveries: [] });
      const keys = { p256dh, auth: secret.toString("base64url") };
      return { endpoint: `https://${PUSH_HOST}${path}`, keys };
    },
    deliveries: ({ endpoint }) => browsers.get(new URL(endpoint).pathname)?.deliveries ?? [],
    asked: () => asked,
    answer(next) {
      status = next;
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The key that signed, and its contact; undefined where a push service would refuse. */
async function verifySender(authorization: string): Promise<Delivery["sender"] | undefined> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  if (point.length !== 65) return undefined;
  const x = point.subarray(1, 33).toString("base64url");
  const y = point.subarray(33).toString("base64url");
  const publicKey = await importJWK({ kty: "EC", crv: "P-256", x, y }, "ES256");
  const verified = await jwtVerify(token, publicKey, {
    algorithms: ["ES256"],
    audience: `https://${PUSH_HOST}`,
    // The library signs for the time that this computer has, whatever the test's is.
    currentDate: new Date(performance.timeOrigin + performance.now()),
  }).catch(() => undefined);
  const contact = verified?.payload.sub ?? "";
  return contact.startsWith("mailto:") ? { key, contact } : undefined;
}

/** One record of aes128gcm (RFC 8188), with the keys of RFC 8291. */
function decrypt(body: Buffer, { pair, secret }: Browser): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const record = body.subarray(21 + idLength);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), pair.getPublicKey(), sender]);
  const shared = Buffer.from(hkdfSync("sha256", pair.computeSecret(sender), secret, info, 32));
  const derive = (name: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", shared, salt, `Content-Encoding: ${name}\0`, bytes));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // 2 marks the end of the last record; zeros follow it.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
