import type { DocumentKey } from "#modules/content/documents.ts";
import type { TestDatabase } from "./database.ts";

/** Makes this what the owner has published of a document; what is left out is as delivered. */
export async function publishWords(
  { asOwner }: Pick<TestDatabase, "asOwner">,
  key: DocumentKey,
  data: unknown,
): Promise<void> {
  await asOwner(
    `insert into content_documents (key, data) values ($1, $2::jsonb)
     on conflict (key) do update set data = excluded.data`,
    [key, JSON.stringify(data)],
  );
}
