import { z } from "zod";
import { readJson } from "#shared/json.ts";
import {
  MailFailed,
  MailRefused,
  MailUnsure,
  unsubscribeHeaders,
  type MailAttachment,
  type MailTransport,
} from "./transport.ts";

/** A mail with all its files is 14 MB. */
const TIMEOUT_MS = 60_000;
/** Problems of the key, the account or the moment, not of the mail. */
const notAboutTheMail: ReadonlySet<number> = new Set([401, 402, 403, 404, 405, 408, 425, 429]);

/** No connection has come about. */
const unreached: ReadonlySet<string> = new Set([
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
]);

const problem = z.object({
  ErrorCode: z.string().optional(),
  ErrorMessage: z.string().optional(),
  ErrorRelatedTo: z.array(z.string()).optional(),
});
const answer = z.object({
  ...problem.shape,
  Messages: z
    .array(
      z.object({
        Status: z.string(),
        Errors: z.array(problem).optional(),
        To: z.array(z.object({ MessageUUID: z.string().optional() })).optional(),
      }),
    )
    .optional(),
});

/** Sends through version 3.1 of Mailjet's API. `baseUrl` and `timeoutMs` are for tests. */
export function createMailjetTransport(options: {
  apiKey: string;
  apiSecret: string;
  baseUrl?: string;
  timeoutMs?: number;
}): MailTransport {
  const {
    apiKey,
    apiSecret,
    baseUrl = "https://api.mailjet.com",
    timeoutMs = TIMEOUT_MS,
  } = options;
  const authorization = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString("base64")}`;

  return {
    isRepeatable: false,
    async send(mail) {
      const { status, body } = await sendRequest({
        Messages: [
          {
            From: { Name: mail.from.name, Email: mail.from.email },
            To: [{ Email: mail.to }],
            ...(mail.replyTo === undefined ? {} : { ReplyTo: { Email: mail.replyTo } }),
            Subject: mail.subject,
            TextPart: mail.text,
            HTMLPart: mail.html,
            CustomID: mail.id,
            ...(mail.attachments === undefined
              ? {}
              : { Attachments: mail.attachments.map(encode) }),
            ...(mail.unsubscribeUrl === undefined
              ? {}
              : { Headers: unsubscribeHeaders(mail.unsubscribeUrl) }),
            // Otherwise Mailjet leads every link through a server of its own, and counts who opens
            // it.
            TrackClicks: "disabled",
            TrackOpens: "disabled",
          },
        ],
      });
      const message = body?.Messages?.[0];
      if (status < 300 && message?.Status === "success") {
        return { providerId: message.To?.[0]?.MessageUUID };
      }
      if (status < 300 && body === undefined)
        throw new MailUnsure(`Mailjet answered ${status} without saying whether it took the mail`);
      throw toError(status, message?.Errors ?? (body === undefined ? [] : [body]));
    },
  };

  async function sendRequest(
    content: object,
  ): Promise<{ status: number; body: z.output<typeof answer> | undefined }> {
    let response: Response;
    let text: string;
    try {
      response = await fetch(new URL("/v3.1/send", baseUrl), {
        method: "POST",
        headers: { authorization, "content-type": "application/json" },
        body: JSON.stringify(content),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
      text = await response.text();
    } catch (error) {
      const name = getName(error);
      // Once there was a connection, it may have got the mail.
      if (!unreached.has(name))
        throw new MailUnsure(`Mailjet did not say whether it took the mail (${name})`);
      throw new MailFailed(`Mailjet could not be reached (${name})`, "unreachable");
    }
    return { status: response.status, body: parseAnswer(text) };
  }
}

function encode({ name, type, bytes }: MailAttachment) {
  return {
    ContentType: type,
    Filename: name,
    Base64Content: Buffer.from(bytes).toString("base64"),
  };
}

/** Undefined for the pages with which proxies and outages answer. */
function parseAnswer(text: string): z.output<typeof answer> | undefined {
  return answer.safeParse(readJson(text)).data;
}

function toError(status: number, problems: readonly z.output<typeof problem>[]): Error {
  const details = problems.map(({ ErrorCode, ErrorMessage }) =>
    [ErrorCode, ErrorMessage].filter((part) => part !== undefined).join(" "),
  );
  const message = `Mailjet answered ${status}: ${details.join("; ") || "no reason given"}`;
  // A sender that Mailjet does not know yet is a problem of the configuration, which the owner can
  // fix.
  const isAboutSender = problems.some(({ ErrorRelatedTo }) =>
    ErrorRelatedTo?.some((field) => field.startsWith("From")),
  );
  const isAnswered = problems.some(({ ErrorCode }) => ErrorCode !== undefined);
  const isRefused =
    status < 500 && (status >= 400 || isAnswered) && !notAboutTheMail.has(status) && !isAboutSender;
  if (isRefused) return new MailRefused(message);
  const isKey = status === 401 || status === 403;
  return new MailFailed(message, isKey ? "login" : isAboutSender ? "sender" : undefined);
}

function getName(error: unknown): string {
  if (!(error instanceof Error)) return "no reason given";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
}
