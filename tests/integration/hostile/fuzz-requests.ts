// Requests by chance: what an endpoint or a page accepts, with something changed that nobody has
// thought of.
import fc from "fast-check";
import { texts, values } from "./payloads.ts";
import { getAddress } from "./samples.ts";
import type { Operation, Sample } from "./endpoint-samples.ts";

/** A request as it can be written down, printed and sent again. */
export type FuzzedRequest = {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Its bytes, one character each. */
  readonly body?: string;
};

export type Known = { readonly operation: Operation; readonly sample: Sample };

const oneByteEach = (text: string) => Buffer.from(text).toString("latin1");
const anyText = fc.oneof(
  fc.constantFrom(...texts),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
);
const anyJson = fc.oneof(fc.constantFrom(...values), fc.json({ maxDepth: 6 }));
const encoded = (text: string) => encodeURIComponent(text.toWellFormed());

/** Some bytes of a text replaced, removed or repeated. */
function createChangedError(original: string): fc.Arbitrary<string> {
  const place = fc.nat({ max: Math.max(0, original.length - 1) });
  const change = fc.record({
    place,
    cut: fc.nat({ max: 20 }),
    put: fc.oneof(
      fc.uint8Array({ maxLength: 8 }).map((bytes) => Buffer.from(bytes).toString("latin1")),
      fc.constantFrom("[", "{", '"', "\\", ",", "\0", "\r\n", "\u00ff".repeat(30)),
    ),
  });
  return fc
    .array(change, { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce(
        (text, { place: at, cut, put }) => text.slice(0, at) + put + text.slice(at + cut),
        original,
      ),
    );
}

/** Which values headers may have so that Node sends them at all. */
const headerValue = fc.oneof(
  fc.constantFrom("", "*", "0", "-1", "gzip", "bytes=0-,1-2,-3", "a=b; __proto__=c", '"', "é"),
  fc.uint8Array({ maxLength: 60 }).map((bytes) =>
    Buffer.from(bytes)
      .toString("latin1")
      .replaceAll(/[^\t\x20-\x7e\x80-\xff]/g, ""),
  ),
);
const headerName = fc.constantFrom(
  "accept",
  "accept-encoding",
  "accept-language",
  "authorization",
  "cache-control",
  "content-encoding",
  "content-type",
  "cookie",
  "forwarded",
  "host",
  "if-match",
  "origin",
  "if-modified-since",
  "if-none-match",
  "purpose",
  "range",
  "referer",
  "sec-fetch-site",
  "traceparent",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-request-id",
);
const anyHeaders = fc.dictionary(headerName, headerValue, { maxKeys: 4 });

const multipart = fc
  .array(fc.tuple(anyText, anyText), { maxLength: 5 })
  .map((parts) =>
    parts
      .map(
        ([name, value]) =>
          `--x\r\nContent-Disposition: form-data; name="${name}"; filename="${name}"\r\n\r\n${value}\r\n`,
      )
      .join(""),
  )
  .map((text) => oneByteEach(`${text}--x--`));

const form = fc
  .array(
    fc.tuple(fc.oneof(fc.constantFrom("name", "email", "message", "intent"), anyText), anyText),
  )
  .map((fields) => fields.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&"));

/** A request of any kind, about an endpoint of `known` or a page at one of these paths. */
export function fuzzedRequests(
  known: readonly Known[],
  pagePaths: readonly string[],
): fc.Arbitrary<FuzzedRequest> {
  const withBody = known.filter(({ sample }) => sample.body !== undefined);
  const withFile = known.filter(({ sample }) => sample.file !== undefined);
  const atPage = fc.record({
    method: fc.constantFrom("GET", "POST", "POST"),
    path: fc
      .tuple(fc.constantFrom(...pagePaths), fc.oneof(fc.constant(""), query))
      .map(([path, search]) => path + search),
    headers: anyHeaders,
    form,
  });
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...withBody).chain(withAnotherBody) },
    { weight: 2, arbitrary: fc.constantFrom(...known).chain(withAnotherQuery) },
    { weight: 2, arbitrary: fc.constantFrom(...known).chain(withOtherHeaders) },
    { weight: 1, arbitrary: fc.constantFrom(...known).chain(asParts) },
    { weight: 1, arbitrary: fc.constantFrom(...withFile).chain(withAnotherFile) },
    {
      weight: 3,
      arbitrary: atPage.map(({ method, path, headers, form: body }) => ({
        method,
        path,
        headers: { ...headers, "content-type": "application/x-www-form-urlencoded" },
        ...(method === "POST" && { body }),
      })),
    },
  );
}

const query = fc
  .array(fc.tuple(anyText, anyText), { maxLength: 6 })
  .map(
    (pairs) => `?${pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join("&")}`,
  );

/** A request that the endpoint accepts, from a person with the right. */
function accepted({ operation, sample }: Known): FuzzedRequest {
  const { token, body, file } = sample;
  const type = file?.type ?? (body === undefined ? undefined : "application/json");
  const bytes = file?.bytes.toString("latin1") ?? (body && oneByteEach(JSON.stringify(body)));
  return {
    method: operation.endpoint.method.toUpperCase(),
    path: getAddress(operation, sample),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(type !== undefined && { "content-type": type }),
    },
    ...(typeof bytes === "string" && { body: bytes }),
  };
}

function withAnotherBody(known: Known): fc.Arbitrary<FuzzedRequest> {
  const request = accepted(known);
  const fields = Object.keys(known.sample.body ?? {});
  const withAnotherField = fc
    .tuple(fc.oneof(fc.constantFrom("", ...fields), anyText), anyJson)
    .map(([name, value]) => {
      const { body = "{}" } = request;
      // The later of two with the same name counts.
      const rest = body.length > 2 ? `,${JSON.stringify(name)}:${value}}` : "}";
      return body.slice(0, -1) + oneByteEach(rest);
    });
  const body = fc.oneof(
    withAnotherField,
    createChangedError(request.body ?? ""),
    anyJson.map(oneByteEach),
  );
  return body.map((one) => ({ ...request, body: one }));
}

function withAnotherQuery(known: Known): fc.Arbitrary<FuzzedRequest> {
  const request = accepted(known);
  const names = Object.keys(known.operation.endpoint.query?.shape ?? {});
  const own = fc
    .array(fc.tuple(fc.constantFrom("a", ...names), anyText), { maxLength: 4 })
    .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${encoded(value)}`).join("&")}`);
  const [path = ""] = request.path.split("?");
  return fc.oneof(own, query).map((search) => ({ ...request, path: path + search }));
}

function withOtherHeaders(known: Known): fc.Arbitrary<FuzzedRequest> {
  const request = accepted(known);
  return anyHeaders.map((headers) => ({ ...request, headers: { ...request.headers, ...headers } }));
}

function asParts(known: Known): fc.Arbitrary<FuzzedRequest> {
  const request = accepted(known);
  const headers = { ...request.headers, "content-type": "multipart/form-data; boundary=x" };
  return multipart.map((body) => ({ ...request, headers, body }));
}

function withAnotherFile(known: Known): fc.Arbitrary<FuzzedRequest> {
  const request = accepted(known);
  const types = fc.constantFrom("image/png", "image/jpeg", "image/webp", "image/svg+xml");
  return fc.tuple(types, createChangedError(request.body ?? "")).map(([type, body]) => ({
    ...request,
    headers: { ...request.headers, "content-type": type },
    body,
  }));
}
