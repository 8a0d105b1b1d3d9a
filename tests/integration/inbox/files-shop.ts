// A shop whose uploads lie in a bucket, and people who attach files to their answers.
import { replyFileSchema } from "#modules/messages/admin-contract.ts";
import { createS3Storage } from "#platform/storage/s3-storage.ts";
import { startS3Server } from "../../support/s3-server.ts";
import { readIn } from "../catalog/admin-shop.ts";
import { readAnswer } from "../http/timed-shop.ts";
import { startInboxShop } from "./inbox-shop.ts";

export async function startFilesShop() {
  const bucket = await startS3Server();
  const uploads = createS3Storage(bucket.settings);
  const shop = await startInboxShop({ s3: bucket.settings });
  const { database, write, spam, reply, message, asAdmin, adminToken, newAddress, newEmail } = shop;
  const base = shop.shop.url;

  const pdf = (size = 400) => {
    const bytes = Buffer.alloc(size, " ");
    bytes.write("%PDF-1.7\n");
    bytes.write("\n%%EOF\n", size - 7);
    return bytes;
  };

  async function attach(
    id: string,
    bytes: Uint8Array,
    { name = "strap.pdf", type = "application/pdf", token = "" } = {},
  ) {
    const answer = await fetch(
      `${base}/api/admin/messages/${id}/files?name=${encodeURIComponent(name)}`,
      {
        method: "POST",
        headers: {
          "content-type": type,
          "x-forwarded-for": newAddress(),
          authorization: `Bearer ${token || (await adminToken())}`,
        },
        body: new Uint8Array(bytes),
      },
    );
    return readAnswer(answer);
  }
  const attached = async (...given: Parameters<typeof attach>) =>
    readIn(replyFileSchema, await attach(...given));

  const getKeys = async (id: string) =>
    (
      await database.asOwner("select storage_key as key from reply_files where message_id = $1", [
        id,
      ])
    ).map(({ key }) => String(key));
  const isStored = (key: string) => bucket.objects.has(`uploads/${key}`);

  async function fetchFile(fileId: string) {
    const { path } = JSON.parse(
      (await asAdmin("POST", `/api/admin/reply-files/${fileId}/download`)).text,
    ) as { path: string };
    return fetch(base + path, { headers: { "x-forwarded-for": newAddress() } });
  }
  return {
    bucket,
    uploads,
    shop,
    database,
    write,
    spam,
    reply,
    message,
    asAdmin,
    adminToken,
    newAddress,
    newEmail,
    base,
    pdf,
    attach,
    attached,
    getKeys,
    isStored,
    fetchFile,
  };
}
