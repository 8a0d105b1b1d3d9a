// Judges the signature of a request as S3 does (AWS Signature Version 4), by node:crypto alone.
import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

/** Parts of a request that are signed besides its body. */
type SignedRequest = Pick<IncomingMessage, "method" | "url" | "headers">;
export type S3Keys = { readonly accessKeyId: string; readonly secretAccessKey: string };
/** The fault of a request, in S3's words. */
export type S3Complaint = { readonly status: number; readonly code: string };

const MAX_SKEW_MS = 15 * 60_000;

const hashSha256 = (data: string | Buffer) => createHash("sha256").update(data).digest("hex");
const hmac = (key: string | Buffer, data: string) =>
  createHmac("sha256", key).update(data).digest();

/** Undefined when the request was signed with these keys for this region, whole and now. */
export function checkSignature(
  request: SignedRequest,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: S3Keys & { region: string },
  now = new Date(),
): S3Complaint | undefined {
  const header = (name: string) => String(request.headers[name] ?? "");
  const [, id, day, signedRegion, signedHeaders = "", signature = ""] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/.exec(
      header("authorization"),
    ) ?? [];
  if (id === undefined || day === undefined) return { status: 403, code: "AccessDenied" };
  if (id !== accessKeyId) return { status: 403, code: "InvalidAccessKeyId" };
  if (signedRegion !== region) return { status: 400, code: "AuthorizationHeaderMalformed" };

  const stamp = header("x-amz-date");
  const at = Date.parse(
    stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  if (!(Math.abs(at - now.getTime()) <= MAX_SKEW_MS) || !stamp.startsWith(day))
    return { status: 403, code: "RequestTimeTooSkewed" };

  const bodyHash = header("x-amz-content-sha256");
  if (bodyHash !== hashSha256(body)) return { status: 400, code: "XAmzContentSHA256Mismatch" };

  const names = signedHeaders.split(";");
  const mustBeSigned = Object.keys(request.headers).filter((name) => name.startsWith("x-amz-"));
  const wrong = { status: 403, code: "SignatureDoesNotMatch" };
  if (!["host", ...mustBeSigned].every((name) => names.includes(name))) return wrong;

  const [path = "", query = ""] = (request.url ?? "").split("?");
  const canonical = [
    request.method,
    path,
    canonicalQuery(query),
    ...names.map((name) => `${name}:${header(name).trim().replace(/\s+/g, " ")}`),
    "",
    signedHeaders,
    bodyHash,
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", stamp, scope, hashSha256(canonical)].join("\n");
  const key = [region, "s3", "aws4_request"].reduce(hmac, hmac(`AWS4${secretAccessKey}`, day));
  const expected = hmac(key, toSign);
  return timingSafeEqual(expected, Buffer.from(signature, "hex")) ? undefined : wrong;
}

/** Sorted, and encoded as the signature wants it: everything but letters, digits and "-._~". */
function canonicalQuery(query: string): string {
  const encode = (text: string) =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");
}
