// Files for the back office, and mails for its frames: what browsers fetch without an access token.
// Files are streamed, so they are not endpoints of the API, which check and send an answer as a
// whole.
import type { Hono } from "hono";
import { assertAdmitted } from "#modules/downloads/assert-admitted.ts";
import type { Tickets } from "#modules/downloads/tickets.ts";
import { contentTypes } from "#modules/downloads/formats.ts";
import type { Write } from "#modules/downloads/table.ts";
import { getFileName, writeFile } from "#modules/downloads/write-file.ts";
import { logDownload } from "#modules/downloads/log-file.ts";
import { readReturnPhoto } from "#modules/returns/read-return-photo.ts";
import { readReplyFile } from "#modules/messages/reply-files/read-reply-file.ts";
import { previewWords } from "#modules/mail/preview-words.ts";
import { previewMail } from "#modules/mail/read-mail.ts";
import { policyForMail } from "#server/http/content-security-policy.ts";
import { ReaderGoneError, sendBody } from "#server/http/streamed-body.ts";
import { AppError } from "#shared/errors.ts";
import { getCaller, type Runners } from "./mount-endpoints.ts";
import type { ShopEnv } from "./shop-env.ts";

const path = "/api/admin/downloads/:ticket";
/** A small number, because each download holds a database connection all the time. */
const MOST_AT_ONCE = 3;
const RETRY_AFTER_SECONDS = 15;
/** Kinds of download that are fetched here; tickets for pages open nothing. */
const fileKinds = [
  "orders",
  "report",
  "list",
  "mail",
  "mail-words",
  "reply-file",
  "return-photo",
] as const;

export function mountDownloads(
  api: Hono<ShopEnv>,
  options: {
    publicUrl: string;
    tickets: Tickets;
    clock: () => Date;
    runners: Runners;
  },
): void {
  const { publicUrl, tickets, clock, runners } = options;
  let running = 0;

  api.get(path, async (c) => {
    const caller = getCaller(c);
    const { member, download, log } = await runners.identity(caller, async (ctx) => ({
      ...(await assertAdmitted(ctx, tickets, c.req.param("ticket"), fileKinds)),
      log: ctx.log,
    }));
    c.header("cache-control", "no-store");
    if (download.kind === "mail" || download.kind === "mail-words") {
      c.header("content-security-policy", policyForMail);
      const html = await runners.caller({ ...caller, actor: member }, async (ctx) =>
        download.kind === "mail"
          ? previewMail(ctx, publicUrl, download.id)
          : (await previewWords(ctx, publicUrl, download)).html,
      );
      return c.html(html);
    }
    if (download.kind === "reply-file") {
      const file = await runners.outside({ ...caller, actor: member }, (ctx) =>
        readReplyFile(ctx, download.id),
      );
      c.header("content-type", file.type);
      c.header("content-disposition", getDisposition(file.name));
      c.header("x-content-type-options", "nosniff");
      return c.body(new Uint8Array(file.bytes));
    }
    if (download.kind === "return-photo") {
      const bytes = await runners.outside({ ...caller, actor: member }, (ctx) =>
        readReturnPhoto(ctx, download.id),
      );
      c.header("content-type", "image/jpeg");
      c.header("x-content-type-options", "nosniff");
      return c.body(new Uint8Array(bytes));
    }
    c.header("content-type", contentTypes[download.format]);
    c.header("content-disposition", `attachment; filename="${getFileName(download, clock())}"`);
    if (c.req.method === "HEAD") return c.body(null);

    if (running >= MOST_AT_ONCE)
      throw new AppError("too_many_requests", "other downloads are under way", {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    running += 1;
    const person = { ...caller, actor: member };
    await runners
      .caller({ ...person, isReadOnly: false }, (ctx) => logDownload(ctx, download))
      .catch((error: unknown) => {
        running -= 1;
        throw error;
      });
    let hasBegun = false;
    const body = await sendBody(
      (write) =>
        runners
          .reader({ ...person, isSnapshot: true }, (ctx) => {
            // Another try would send a second beginning after half of a file.
            if (hasBegun) throw new AppError("unavailable", "the replica broke off");
            const send: Write = (chunk) => {
              hasBegun = true;
              return write(chunk);
            };
            return writeFile(ctx, download, send);
          })
          .finally(() => {
            running -= 1;
          }),
      {
        onBreak(error) {
          if (error instanceof ReaderGoneError) log.debug("a download was given up");
          else log.error({ err: error }, "a download broke off");
        },
      },
    );
    return c.body(body);
  });
}

/** Saves and never shows; the second name is for those beyond ASCII (RFC 6266). */
function getDisposition(name: string): string {
  const plain = name.replaceAll(/[^\w. -]/g, "_");
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
