// An S3 on this machine: one bucket in memory, spoken to over real HTTP, that believes nobody
// without a right signature.
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import type { S3Settings } from "#platform/storage/s3-requests.ts";
import { checkSignature, type S3Complaint } from "./s3-signature.ts";

/** A fault of a call, instead of its usual answer. */
export type S3Fault =
  | (S3Complaint & { readonly headers?: Readonly<Record<string, string>> })
  /** A success with this in it. */
  | { readonly body: string }
  | "no answer"
  /** Does what is asked and breaks the connection in the middle of the answer. */
  | "cut off";

export type S3Server = {
  /** Settings with which a shop is configured. */
  readonly settings: S3Settings & { readonly region: string };
  /** Objects in the bucket, by name; a test may put something there. */
  readonly objects: Map<string, { readonly bytes: Buffer; readonly storedAt: Date }>;
  /** The calls so far: "GET /bucket/name", without the query. */
  readonly calls: readonly string[];
  /**
   * Calls fail from now on, or `after` some that succeed: `times` of them, or all until another
   * word; undefined mends it.
   */
  readonly fail: (fault: S3Fault | undefined, when?: { after?: number; times?: number }) => void;
  readonly stop: () => Promise<void>;
};

type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
};

/** `pageSize` is how many names a list has at most. */
export async function startS3Server(options: { pageSize?: number } = {}): Promise<S3Server> {
  const { pageSize = 1_000 } = options;
  const objects: S3Server["objects"] = new Map();
  const calls: string[] = [];
  /** From which call to which. */
  let failing: { fault: S3Fault | undefined; from: number; to: number } = {
    fault: undefined,
    from: 0,
    to: 0,
  };
  /** Where a list goes on, by token. */
  const marks = new Map<string, string>();

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const settings = {
    endpoint: `http://127.0.0.1:${address.port}`,
    bucket: "shop-pictures",
    accessKeyId: "AKIDTESTTESTTEST",
    secretAccessKey: "hunter2/secret+key",
    region: "eu-test-1",
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? "/", settings.endpoint);
    const body = await buffer(request);
    const nth = calls.push(`${request.method} ${pathname}`);
    const fault = nth > failing.from && nth <= failing.to ? failing.fault : undefined;
    if (fault === "no answer") return;
    const answer =
      typeof fault === "object"
        ? faulty(fault)
        : answerTo(request, body, decodeURIComponent(pathname), searchParams);
    const bytes = Buffer.from(answer.body ?? "");
    if (fault === "cut off" && bytes.length === 0) return void response.destroy();
    response.writeHead(answer.status, {
      ...answer.headers,
      "x-amz-request-id": randomUUID(),
      ...(answer.status === 204 ? {} : { "content-length": String(bytes.length) }),
    });
    if (fault !== "cut off") return void response.end(bytes);
    response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  }

  function answerTo(
    request: IncomingMessage,
    body: Buffer,
    path: string,
    query: URLSearchParams,
  ): Answer {
    const complaint = checkSignature(request, body, settings);
    if (complaint !== undefined) return problem(complaint);
    const [, bucket, ...rest] = path.split("/");
    const name = rest.join("/");
    if (bucket !== settings.bucket) return problem({ status: 404, code: "NoSuchBucket" });
    if (name === "" && request.method === "GET" && query.get("list-type") === "2")
      return list(query);
    if (name === "") return problem({ status: 405, code: "MethodNotAllowed" });
    return actOn(name, request.method ?? "", body);
  }

  function actOn(name: string, method: string, body: Buffer): Answer {
    const found = objects.get(name);
    switch (method) {
      case "PUT":
        objects.set(name, { bytes: body, storedAt: new Date() });
        return { status: 200 };
      case "DELETE":
        objects.delete(name);
        return { status: 204 };
      case "GET":
        return found === undefined
          ? problem({ status: 404, code: "NoSuchKey" })
          : { status: 200, body: found.bytes };
      default:
        return problem({ status: 405, code: "MethodNotAllowed" });
    }
  }

  function list(query: URLSearchParams): Answer {
    const token = query.get("continuation-token");
    const after = token === null ? "" : marks.get(token);
    if (after === undefined) return problem({ status: 400, code: "InvalidArgument" });
    const most = Math.min(pageSize, Number(query.get("max-keys") ?? pageSize));
    const names = [...objects.keys()]
      .filter((name) => name.startsWith(query.get("prefix") ?? "") && name > after)
      .toSorted();
    const shown = names.slice(0, most);
    const isTruncated = names.length > shown.length;
    // Tokens of real servers are base64, and some hold what XML must escape.
    const next = `${randomUUID()}+/&=`;
    if (isTruncated) marks.set(next, shown.at(-1) ?? "");
    const contents = shown.map((name) => {
      const { bytes, storedAt } = objects.get(name) ?? { bytes: "", storedAt: new Date(0) };
      return `<Contents><Key>${escaped(name)}</Key><LastModified>${storedAt.toISOString()}</LastModified><ETag>&quot;0&quot;</ETag><Size>${bytes.length}</Size></Contents>`;
    });
    return xml(
      200,
      `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${settings.bucket}</Name>${
        isTruncated ? `<NextContinuationToken>${escaped(next)}</NextContinuationToken>` : ""
      }<IsTruncated>${isTruncated}</IsTruncated>${contents.join("")}</ListBucketResult>`,
    );
  }

  /** As the real one, whose errors quote the key and what was signed. */
  function problem({ status, code }: S3Complaint): Answer {
    const { accessKeyId } = settings;
    return xml(
      status,
      `<Error><Code>${code}</Code><Message>It is not possible.</Message><AWSAccessKeyId>${accessKeyId}</AWSAccessKeyId></Error>`,
    );
  }

  function faulty(fault: Exclude<S3Fault, string>): Answer {
    if ("body" in fault) return { status: 200, body: fault.body };
    return { ...problem(fault), headers: fault.headers ?? {} };
  }

  return {
    settings,
    objects,
    calls,
    fail(fault, { after = 0, times = Number.POSITIVE_INFINITY } = {}) {
      const from = calls.length + after;
      failing = { fault, from, to: from + times };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const xml = (status: number, text: string): Answer => ({
  status,
  headers: { "content-type": "application/xml" },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${text}`,
});

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
