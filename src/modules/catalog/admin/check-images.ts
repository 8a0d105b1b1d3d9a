import { sql } from "drizzle-orm";
import { uploadedKeys } from "#media/uploaded-image.ts";
import { documentImages } from "#modules/content/document-images.ts";
import type { Db } from "#platform/db/client.ts";
import { EXAMPLES, findBreaches } from "#platform/db/check-guards.ts";
import type { FileStorage } from "#platform/storage/storage.ts";
import { DAY_MS } from "#shared/durations.ts";
import type { Finding } from "#shared/finding.ts";
import { getAddress, isShown } from "./uploaded-files.ts";

export type ImageRule =
  | "a product with pictures has one primary picture"
  | "every uploaded picture has its files"
  | "every uploaded file is shown somewhere";
type ImageFinding = Finding & { readonly rule: ImageRule };

/** The nightly job removes unused files that are older than a day. */
const GRACE_MS = 3 * DAY_MS;

/**
 * Checks the images of products: one of them is primary, each has its files, and every file belongs
 * to an image. Needs the rights of the shop itself. Lists all files of the storage once.
 */
export async function checkImages(parts: {
  db: Pick<Db, "execute">;
  uploads: FileStorage;
  now: Date;
}): Promise<ImageFinding[]> {
  const findings = [await checkPrimary(parts.db), ...(await checkFiles(parts))];
  return findings.filter(({ count }) => count > 0);
}

async function checkPrimary(db: Pick<Db, "execute">): Promise<ImageFinding> {
  const breaches = await findBreaches(
    db,
    sql`select min(p.name) as example from product_images i join products p on p.id = i.product_id
      where i.deleted_at is null group by p.id having count(*) filter (where i.is_primary) <> 1`,
  );
  return {
    rule: "a product with pictures has one primary picture",
    ...breaches,
    means: "Lists, search engines and mails do not know which picture to show for the product.",
    advice: "Open the product in the back office and make one of its pictures the primary one.",
  };
}

async function checkFiles({
  db,
  uploads,
  now,
}: Parameters<typeof checkImages>[0]): Promise<ImageFinding[]> {
  const newest = now.getTime() - GRACE_MS;
  const found = new Set<string>();
  const old: string[] = [];
  for await (const { key, storedAt } of uploads.list()) {
    found.add(key);
    if (storedAt.getTime() <= newest) old.push(key);
  }
  const { rows: shown } = await db.execute<{ address: string }>(
    sql`select image_url as address from product_images where image_url like '/uploads/%'
      union select image_url from product_variants where image_url like '/uploads/%'
      union select story_image_url from product_variants where story_image_url like '/uploads/%'
      union select image_url from order_items where image_url like '/uploads/%'
      union select address from media_images where file_name is not null
      union select address from ${documentImages} as documents where address like '/uploads/%'`,
  );
  const missing = shown.flatMap(({ address }) =>
    uploadedKeys(address).every((key) => found.has(key)) ? [] : [address],
  );
  const { rows: orphans } = await db.execute<{ address: string }>(
    sql`select address from unnest(${sql.param([...new Set(old.map(getAddress))])}::text[]) as files (address)
      where not ${isShown(sql`files.address`)} order by address`,
  );
  return [
    {
      rule: "every uploaded picture has its files",
      count: missing.length,
      examples: missing.slice(0, EXAMPLES),
      means: "Visitors and the back office see a gap where the picture should be.",
      advice:
        "Restore the files from a backup (folder uploads in the tar), or upload the picture again.",
    },
    {
      rule: "every uploaded file is shown somewhere",
      count: orphans.length,
      examples: orphans.slice(0, EXAMPLES).map(({ address }) => address),
      means: "Unused files take up space, although the nightly clean-up should have deleted them.",
      advice:
        "Look for the job catalogue-cleanup in the log. You can delete the files by hand: nothing refers to them.",
    },
  ];
}
