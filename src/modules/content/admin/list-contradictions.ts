// The texts of the shop that contradict its promises: documents, and the words of the catalogue.
import { and, asc, eq, isNull } from "drizzle-orm";
import { listDistinctColors } from "#i18n/en/describe-colors.ts";
import { productAttributes, products } from "#modules/catalog/tables.ts";
import { formatFullName } from "#modules/catalog/variant-names.ts";
import { productVariants } from "#modules/catalog/variant-tables.ts";
import { readPromisedFacts, readPromisedNumbers } from "#modules/content/read-promised-numbers.ts";
import { readStored } from "#modules/content/read-content.ts";
import { contentDocuments } from "#modules/content/tables.ts";
import { findWrongFacts } from "#modules/content/typed-facts.ts";
import { findContradictions, type PromisedNumbers } from "#modules/content/typed-promises.ts";
import type { Context } from "#modules/context.ts";
import { MAX_FINDINGS, type Contradiction, type DocumentData } from "./contract.ts";
import { describeDocument, listDeliveredKeys } from "./described-document.ts";
import { holdsNumbers } from "./find-warnings.ts";
import { isDocument } from "./list-documents.ts";
import { readShownData } from "./stored-document.ts";
import { listLeaves } from "./walk-document.ts";

/** A text of the shop, where it is edited, and what is true of its product alone. */
type ShopText = Pick<Contradiction, "kind" | "key" | "name" | "field"> & {
  readonly text: string;
  readonly own?: Pick<PromisedNumbers, "colors"> & { readonly gift: string | null };
};

type Db = Pick<Context, "db">;

/** Those of today; with `policies`, those that these would leave behind once they are published. */
export async function listContradictions(
  ctx: Db,
  policies?: DocumentData,
): Promise<Contradiction[]> {
  const { stored, ...read } = await readStored(ctx, ["policies"]);
  const numbers = await readPromisedNumbers(ctx, {
    ...read,
    stored: policies === undefined ? stored : new Map([...stored, ["policies", policies]]),
  });
  const facts = await readPromisedFacts(ctx, read);
  const texts = [...(await listDocumentTexts(ctx)), ...(await listCatalogTexts(ctx))];
  return texts
    .flatMap(({ text, own, ...place }) =>
      [
        ...findContradictions(text, { ...numbers, ...own }),
        ...findWrongFacts(text, { ...facts, ...own }),
      ].map((found) => ({ ...place, ...found })),
    )
    .slice(0, MAX_FINDINGS);
}

/** The texts of pages and mails, except the numbers themselves. */
async function listDocumentTexts({ db }: Db): Promise<ShopText[]> {
  const rows = new Map(
    (await db.select().from(contentDocuments)).map((row) => [row.key, row] as const),
  );
  const keys = [...new Set([...listDeliveredKeys(), ...rows.keys()])];
  return keys
    .filter((key) => isDocument(key) && !holdsNumbers.has(key))
    .flatMap((key) => {
      const document = describeDocument(key);
      const data = readShownData(document, rows.get(key));
      if (data === null) return [];
      const name = document.getTitle(data);
      return listLeaves(document.fields, data)
        .filter(({ kind }) => kind === "words")
        .map(({ path, value }) => ({
          kind: "document" as const,
          key,
          name,
          field: path,
          text: value,
        }));
    });
}

/** The texts of all products that are not in the bin, shown or not, and of their variants. */
async function listCatalogTexts({ db }: Db): Promise<ShopText[]> {
  const rows = await db
    .select()
    .from(products)
    .where(isNull(products.deletedAt))
    .orderBy(asc(products.displayOrder), asc(products.id));
  const variants = await db
    .select({ variant: productVariants })
    .from(productVariants)
    .innerJoin(
      products,
      and(eq(products.id, productVariants.productId), isNull(products.deletedAt)),
    )
    .orderBy(asc(productVariants.displayOrder), asc(productVariants.id));
  const attributes = await db
    .select()
    .from(productAttributes)
    .orderBy(asc(productAttributes.displayOrder), asc(productAttributes.attributeName));
  const variantsOf = Map.groupBy(variants, ({ variant }) => variant.productId);
  const attributesOf = Map.groupBy(attributes, ({ productId }) => productId);
  return rows.flatMap((product) => {
    const { id: key } = product;
    const all = variantsOf.get(key)?.map(({ variant }) => variant) ?? [];
    const shown = all.filter(({ isActive }) => isActive);
    // Of a product that is not shown yet, the colors that it will have.
    const colors = (shown.length > 0 ? shown : all).map((it) => it.shortName ?? it.variantName);
    const own = { colors: listDistinctColors(colors).length, gift: product.giftName };
    const createTexts = (
      place: Pick<ShopText, "kind" | "name">,
      texts: readonly (readonly [field: string, text: string | null])[],
    ): ShopText[] =>
      texts.flatMap(([field, text]) => (text === null ? [] : { ...place, key, field, text, own }));
    return [
      ...createTexts({ kind: "product", name: product.name }, [
        ["description", product.description],
        ["care", product.care],
        ...(attributesOf.get(key) ?? []).map(
          (it) => ["attributes", `${it.attributeName}: ${it.attributeValue}`] as const,
        ),
      ]),
      ...all.flatMap((variant) =>
        createTexts(
          { kind: "variant", name: formatFullName({ ...variant, productName: product.name }) },
          [
            ["tagline", variant.tagline],
            ["story", variant.story],
            ...(variant.features ?? []).map((feature) => ["features", feature] as const),
          ],
        ),
      ),
    ];
  });
}
