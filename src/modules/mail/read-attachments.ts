import { MailRefused, type MailAttachment } from "#platform/mail/transport.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import type { MailFile } from "./templates/mail-content.ts";

/** The attached files; undefined for none. A mail is never sent without one of its files. */
export async function readAttachments(
  uploads: Pick<FileStorage, "read">,
  files: readonly MailFile[],
): Promise<readonly MailAttachment[] | undefined> {
  if (files.length === 0) return undefined;
  return Promise.all(
    files.map(async ({ key, name, type }) => {
      const bytes = await uploads.read(key);
      if (bytes === undefined) throw new MailRefused("a file that goes along is gone");
      return { name, type, bytes };
    }),
  );
}
