import { AppError } from "#shared/errors.ts";
import { StartupError } from "../startup-error.ts";
import {
  createS3Client,
  type S3Answer,
  type S3Client,
  type S3Patience,
  type S3Settings,
} from "./s3-requests.ts";
import { isFileKey, type FileStorage } from "./storage.ts";

const UPLOADS = "uploads/";

/**
 * Keeps files in a bucket, below `prefix`: nothing else is listed, so nothing else is ever deleted.
 * Throws AppError `unavailable` when the storage does not answer or refuses.
 */
export function createS3Storage(
  settings: S3Settings,
  patience?: S3Patience,
  prefix = UPLOADS,
): FileStorage {
  const client = createS3Client(settings, patience);

  /** Sends a request whose error is the storage's. */
  async function sendChecked(request: Parameters<S3Client>[0]): Promise<S3Answer> {
    try {
      return await client(request);
    } catch (cause) {
      throw createUnavailableError(`${request.method}: no answer`, cause);
    }
  }

  async function listPage(token: string | undefined): Promise<S3ListPage> {
    const query = {
      "list-type": "2",
      prefix,
      ...(token === undefined ? {} : { "continuation-token": token }),
    };
    const answer = await sendChecked({ method: "GET", query });
    if (answer.status !== 200) throw createRefusedError("list", answer);
    try {
      return readListPage(answer.body.toString("utf8"));
    } catch (cause) {
      throw createUnavailableError("the list of files cannot be read", cause);
    }
  }

  return {
    async write(key, bytes) {
      if (!isFileKey(key)) throw new Error("no file can have this key");
      const answer = await sendChecked({ method: "PUT", path: prefix + key, body: bytes });
      if (!isSuccess(answer)) throw createRefusedError("PUT", answer);
    },
    async read(key) {
      if (!isFileKey(key)) return undefined;
      const answer = await sendChecked({ method: "GET", path: prefix + key });
      if (answer.status === 200) return answer.body;
      // Not every 404: a bucket that is gone, or another server in its place, says nothing about
      // the file.
      if (answer.code === "NoSuchKey") return undefined;
      throw createRefusedError("GET", answer);
    },
    async remove(key) {
      if (!isFileKey(key)) return;
      const answer = await sendChecked({ method: "DELETE", path: prefix + key });
      if (!isSuccess(answer) && answer.code !== "NoSuchKey")
        throw createRefusedError("DELETE", answer);
    },
    async *list() {
      let token: string | undefined;
      do {
        // oxlint-disable-next-line no-await-in-loop -- each page tells how to ask for the next
        const page: S3ListPage = await listPage(token);
        if (page.next !== undefined && page.next === token)
          throw createUnavailableError("the list of files never ends");
        for (const { key: name, storedAt } of page.files) {
          const key = name.slice(prefix.length);
          if (name.startsWith(prefix) && isFileKey(key)) yield { key, storedAt };
        }
        token = page.next;
      } while (token !== undefined);
    },
  };
}

const isSuccess = ({ status }: S3Answer) => status >= 200 && status < 300;

const createUnavailableError = (what: string, cause?: unknown) =>
  new AppError("unavailable", `object storage: ${what}`, { cause });

const createRefusedError = (what: string, { status, code = "without a reason" }: S3Answer) =>
  createUnavailableError(`${what} is answered ${status} ${code}`);

/** The words in parentheses at the end of a message, if there are any, and else all of it. */
function getInnermost(message: string): string {
  const start = message.lastIndexOf("(");
  return start >= 0 && message.endsWith(")") ? message.slice(start + 1, -1) : message;
}

/** Throws StartupError unless the bucket can be listed with the keys that are configured. */
export async function assertS3Works(settings: S3Settings, patience?: S3Patience): Promise<void> {
  const place = `The object storage at ${new URL(settings.endpoint).host}`;
  const query = { "list-type": "2", "max-keys": "1", prefix: UPLOADS };
  const client = createS3Client(settings, patience);
  const answer = await client({ method: "GET", query }).catch((error: unknown) => {
    const reason = error instanceof Error ? getInnermost(error.message) : "";
    throw new StartupError(
      `${place} cannot be reached: ${reason}. Check S3_ENDPOINT, and that the server is running.`,
      { cause: error },
    );
  });
  const complaint = describeAnswer(answer, settings);
  if (complaint !== undefined) throw new StartupError(`${place} ${complaint}`);
}

/** The error in the configuration, judged by the answer to a list; undefined when there is none. */
function describeAnswer({ status, code, body }: S3Answer, { bucket }: S3Settings) {
  switch (code ?? "") {
    case "NoSuchBucket":
      return `has no bucket named ${bucket}. Check S3_BUCKET, or create the bucket.`;
    case "InvalidAccessKeyId":
      return "does not know S3_ACCESS_KEY_ID.";
    case "SignatureDoesNotMatch":
      return "does not accept S3_SECRET_ACCESS_KEY. Does it belong to S3_ACCESS_KEY_ID?";
    case "AccessDenied":
      return `does not let this key list the bucket ${bucket}. Allow the key to list it, and to read, write and delete below uploads/ and releases/.`;
    case "RequestTimeTooSkewed":
      return "has a different time than this computer. Correct the clock.";
    case "AuthorizationHeaderMalformed":
    case "PermanentRedirect":
    case "TemporaryRedirect":
      return `has the bucket ${bucket} in another region. Set S3_REGION, and S3_ENDPOINT if each region has its own.`;
    default:
      break;
  }
  if (status !== 200)
    return `answers ${status}${code === undefined ? "" : ` (${code})`}. Check S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys.`;
  try {
    readListPage(body.toString("utf8"));
    return undefined;
  } catch {
    return "does not answer like an S3 server. Is S3_ENDPOINT the address of its S3 interface?";
  }
}

// One page of the names in a bucket, as ListObjectsV2 answers.

type S3ListPage = {
  readonly files: readonly { readonly key: string; readonly storedAt: Date }[];
  /** Asks for the page that follows; undefined for the last one. */
  readonly next: string | undefined;
};

const entities: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
};

/**
 * Reads the XML of a page. Throws when it is something else or was cut off, because callers need
 * all names. Entities beyond those of XML itself are not resolved; names with them are none of
 * ours.
 */
export function readListPage(xml: string): S3ListPage {
  if (!xml.includes("<ListBucketResult") || !xml.trimEnd().endsWith("</ListBucketResult>"))
    throw new Error("the object storage answers something else than a list");
  const [, ...contents] = xml.split("<Contents>");
  const files = contents.map((piece) => {
    const [key, modified] = [getText(piece, "Key"), getText(piece, "LastModified")];
    const storedAt = new Date(modified ?? "");
    if (key === undefined || Number.isNaN(storedAt.getTime()))
      throw new Error("the object storage lists a file without its name or time");
    return { key, storedAt };
  });
  if (getText(xml, "IsTruncated") !== "true") return { files, next: undefined };
  const next = getText(xml, "NextContinuationToken");
  if (next === undefined || next === "")
    throw new Error("the object storage does not say how its list goes on");
  return { files, next };
}

/**
 * Text of the first element of this name. Text never contains a bare "<", so no name can pretend to
 * be one.
 */
function getText(xml: string, name: string): string | undefined {
  const opening = `<${name}>`;
  const start = xml.indexOf(opening);
  const end = start < 0 ? -1 : xml.indexOf(`</${name}>`, start);
  if (end < 0) return undefined;
  return withoutEntities(xml.slice(start + opening.length, end));
}

function withoutEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|\w{1,8});/gi,
    (whole, decimal?: string, hex?: string) => {
      const code = Number.parseInt(decimal ?? hex ?? "", decimal === undefined ? 16 : 10);
      if (Number.isNaN(code)) return entities[whole] ?? whole;
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}
