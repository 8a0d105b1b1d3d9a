import { once } from "node:events";
import http from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createMailjetTransport } from "#platform/mail/mailjet.ts";
import { MailRefused, MailUnsure, type OutgoingMail } from "#platform/mail/transport.ts";

const mail: OutgoingMail = {
  id: "0f0e0d0c-0b0a-4908-8706-050403020100",
  from: { name: "Wanderpaw", email: "hello@wanderpaw.example" },
  to: "noa@mail.example",
  subject: "Confirm your email",
  html: "<p>Hello Noa</p>",
  text: "Hello Noa",
};
const key = { apiKey: "public-key", apiSecret: "private-secret" };
const accepted = {
  Messages: [{ Status: "success", CustomID: mail.id, To: [{ MessageUUID: "uuid-1" }] }],
};

type Asked = { method?: string; path?: string; authorization?: string; body: unknown };

/** Speaks as Mailjet does: `answer` says what to; undefined lets the caller wait. */
async function startMailjet(answer: { status: number; body: unknown } | undefined) {
  const asked: Asked[] = [];
  const server = http.createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => (text += String(chunk)));
    request.on("end", () => {
      const { method, url: path, headers } = request;
      asked.push({ method, path, authorization: headers.authorization, body: JSON.parse(text) });
      if (answer === undefined) return;
      response.writeHead(answer.status, { "content-type": "application/json" });
      response.end(typeof answer.body === "string" ? answer.body : JSON.stringify(answer.body));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { baseUrl: `http://127.0.0.1:${address.port}`, asked };
}

async function getError(options: { baseUrl: string; timeoutMs?: number }): Promise<Error> {
  const error = await createMailjetTransport({ ...key, ...options })
    .send(mail)
    .then(
      () => undefined,
      (cause: unknown) => cause,
    );
  if (!(error instanceof Error)) throw new Error("the mail was sent");
  return error;
}

test("MAIL-15 Mailjet receives the mail once, with its id and without tracking", async () => {
  const { baseUrl, asked } = await startMailjet({ status: 200, body: accepted });
  const sent = await createMailjetTransport({ ...key, baseUrl }).send(mail);
  expect(sent).toEqual({ providerId: "uuid-1" });
  expect(asked).toEqual([
    {
      method: "POST",
      path: "/v3.1/send",
      authorization: `Basic ${Buffer.from("public-key:private-secret").toString("base64")}`,
      body: {
        Messages: [
          {
            From: { Name: "Wanderpaw", Email: "hello@wanderpaw.example" },
            To: [{ Email: "noa@mail.example" }],
            Subject: mail.subject,
            TextPart: mail.text,
            HTMLPart: mail.html,
            CustomID: mail.id,
            TrackClicks: "disabled",
            TrackOpens: "disabled",
          },
        ],
      },
    },
  ]);
});

test("MAIL-40, MAIL-41 Mailjet receives the reply address and the unsubscribe link", async () => {
  const { baseUrl, asked } = await startMailjet({ status: 200, body: accepted });
  const unsubscribeUrl = "https://shop.example/newsletter/unsubscribe?token=a";
  const transport = createMailjetTransport({ ...key, baseUrl });
  await transport.send({ ...mail, replyTo: "dana@mail.example", unsubscribeUrl });
  expect(asked[0]?.body).toMatchObject({
    Messages: [
      {
        ReplyTo: { Email: "dana@mail.example" },
        Headers: {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      },
    ],
  });
});

test("INBOX-43 Mailjet gets the attached files under their names", async () => {
  const { baseUrl, asked } = await startMailjet({ status: 200, body: accepted });
  const bytes = Buffer.from("%PDF-1.7");
  const attachments = [{ name: "מחירון.pdf", type: "application/pdf", bytes }];
  await createMailjetTransport({ ...key, baseUrl }).send({ ...mail, attachments });
  const sent = {
    ContentType: "application/pdf",
    Filename: "מחירון.pdf",
    Base64Content: bytes.toString("base64"),
  };
  expect(asked[0]?.body).toMatchObject({ Messages: [{ Attachments: [sent] }] });
});

const rejected = (errors: object[]) => ({ Messages: [{ Status: "error", Errors: errors }] });

test("MAIL-16 Mailjet's refusal of a mail is final", async () => {
  const errors = [
    { ErrorCode: "mj-0013", ErrorMessage: "invalid email address", ErrorRelatedTo: ["To"] },
  ];
  const error = await getError(await startMailjet({ status: 400, body: rejected(errors) }));
  expect(error).toBeInstanceOf(MailRefused);
  expect(error.message).toBe("Mailjet answered 400: mj-0013 invalid email address");
});

test.each([
  ["a wrong key", 401, { ErrorMessage: "API key authentication failed" }],
  ["an account that may not send", 403, { ErrorMessage: "blocked" }],
  ["too many mails at once", 429, { ErrorMessage: "slow down" }],
  ["an outage", 503, "<html>Service unavailable</html>"],
  [
    "a sender that is not verified yet",
    400,
    rejected([{ ErrorCode: "send-0008", ErrorMessage: "sender", ErrorRelatedTo: ["From"] }]),
  ],
])("MAIL-16 %s leads to another attempt later", async (_what, status, body) => {
  const error = await getError(await startMailjet({ status, body }));
  expect(error).not.toBeInstanceOf(MailRefused);
  expect(error.message).toContain(`Mailjet answered ${status}`);
  expect(error.message).not.toContain(key.apiSecret);
});

test("MAIL-16 an unreachable Mailjet leads to another attempt later", async () => {
  const server = http.createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  await new Promise((resolve) => server.close(resolve));
  const missing = await getError({ baseUrl: `http://127.0.0.1:${address.port}` });
  expect(missing).toMatchObject({ name: "MailFailed", reason: "unreachable" });
});

test("MAIL-81 a Mailjet without a final response leaves the mail's state unknown", async () => {
  const silent = await startMailjet(undefined);
  const hung = await getError({ baseUrl: silent.baseUrl, timeoutMs: 100 });
  expect(hung).toBeInstanceOf(MailUnsure);
  expect(hung.message).toBe("Mailjet did not say whether it took the mail (TimeoutError)");
  const odd = await startMailjet({ status: 200, body: "<html>hello</html>" });
  expect(await getError(odd)).toBeInstanceOf(MailUnsure);
});
