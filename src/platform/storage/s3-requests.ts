// One request to object storage: signed, limited in time and size, and repeated after an error
// that may pass.
import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { AwsClient } from "aws4fetch";
import type { Config } from "../config.ts";

export type S3Settings = NonNullable<Config["s3"]>;

/** How long to wait for an answer, and how often to ask for it. */
export type S3Patience = { readonly timeoutMs: number; readonly attempts: number };

/** An image has a few hundred kilobytes, and a visitor waits for it. */
const visitorsPatience: S3Patience = { timeoutMs: 8_000, attempts: 3 };
const FIRST_PAUSE_MS = 100;
/** More than any stored image, and than any list of a thousand names. */
const MAX_BYTES = 33_554_432;
/** Too many requests, or an error on the way or in the storage service. */
const mayPass: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);

export type S3Request = {
  readonly method: "GET" | "PUT" | "DELETE";
  /** Below the bucket; none is the bucket itself. */
  readonly path?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
};

export type S3Answer = {
  readonly status: number;
  readonly body: Buffer;
  /**
   * S3's error code. Nothing else of an error is used, because it may quote the key and the signed
   * text.
   */
  readonly code: string | undefined;
};

export type S3Client = (request: S3Request) => Promise<S3Answer>;

/**
 * Sends requests to a bucket. Every answer resolves, whatever its status; it rejects when none
 * comes in time. All of them can be repeated without harm, because a key never gets another
 * content. Without `patience` it is a visitor's.
 */
export function createS3Client(
  settings: S3Settings,
  { timeoutMs, attempts }: S3Patience = visitorsPatience,
): S3Client {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket } = settings;
  const signer = new AwsClient({
    accessKeyId,
    secretAccessKey,
    service: "s3",
    // Without a region the signer reads it from the names of the large providers' hosts, and takes
    // us-east-1 for others.
    ...(region === undefined ? {} : { region }),
  });

  async function sendOnce({ method, path, query, body }: S3Request): Promise<S3Answer> {
    const url = new URL(`${endpoint}/${bucket}${path === undefined ? "" : `/${path}`}`);
    url.search = new URLSearchParams(query).toString();
    const request = await signer.sign(url.href, {
      method,
      // Signed with the rest, so that no one on the way can replace the content, even without
      // encryption.
      headers: { "x-amz-content-sha256": hashSha256(body ?? new Uint8Array()) },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    });
    const signal = AbortSignal.timeout(timeoutMs);
    // A redirect means another region or something that is no object storage; it is not followed
    // with the keys.
    const response = await fetch(request, { signal, redirect: "manual" });
    const bytes = await readBody(response);
    return { status: response.status, body: bytes, code: readErrorCode(response, bytes) };
  }

  return async (request) => {
    const startedAt = performance.now();
    for (let count = 1; ; count += 1) {
      // A request that has used up its time once is not tried again: it would take too long for
      // those who wait.
      const isLast = () => count === attempts || performance.now() - startedAt >= timeoutMs;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one try after the other
        const answer = await sendOnce(request);
        if (!mayPass.has(answer.status) || isLast()) return answer;
      } catch (error) {
        if (isLast())
          throw new Error(`the object storage cannot be reached (${getName(error)})`, {
            cause: error,
          });
      }
      const pauseMs = FIRST_PAUSE_MS * 3 ** (count - 1);
      // Jitter keeps many requests from coming back in the same moment.
      // oxlint-disable-next-line no-await-in-loop -- before the next try
      await pause(pauseMs * (0.5 + Math.random() / 2));
    }
  };
}

const hashSha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function readBody(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > MAX_BYTES) throw new Error(`an answer of more than ${MAX_BYTES} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function readErrorCode(response: Response, body: Buffer): string | undefined {
  if (response.ok) return undefined;
  return /<Code>([A-Za-z]{1,60})<\/Code>/.exec(body.subarray(0, 4_096).toString("latin1"))?.[1];
}

function getName(error: unknown): string {
  if (!(error instanceof Error)) return "no reason given";
  const { cause } = error;
  if (!(cause instanceof Error)) return error.name;
  return "code" in cause ? String(cause.code) : cause.message;
}
