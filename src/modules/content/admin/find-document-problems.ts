import { and, like, ne, sql } from "drizzle-orm";
import { toFactName } from "#modules/content/conditions.ts";
import { getDefinition, isDocumentKey } from "#modules/content/documents.ts";
import { readStored, toContent, toPlaceholderValues } from "#modules/content/read-content.ts";
import { checkPolicies } from "#modules/content/policy-rules.ts";
import { readPromisedFacts, readPromisedNumbers } from "#modules/content/read-promised-numbers.ts";
import { contentDocuments } from "#modules/content/tables.ts";
import { deliveredTexts, findTextKind, textPath } from "#modules/content/text-documents.ts";
import type { Context } from "#modules/context.ts";
import { checkDocument } from "./check-document.ts";
import { splitMarketPath } from "#shared/market-path.ts";
import { MAX_FINDINGS, type Contradiction, type DocumentData, type Finding } from "./contract.ts";
import type { DescribedDocument } from "./described-document.ts";
import { listContradictions } from "./list-contradictions.ts";
import { findWarnings, type WarningContext } from "./find-warnings.ts";
import { readShopAddresses } from "./shop-addresses.ts";
import { readFrom } from "./redirects/own-path.ts";

type Db = Pick<Context, "db">;

/** Placeholders and facts that texts may name, with their values of today. */
export async function readPlaceholders(ctx: Db): Promise<WarningContext["values"]> {
  return toPlaceholders(await readStored(ctx, []));
}

/**
 * Without a product that carries pets there is no price, but texts with its placeholder stay valid.
 */
const toPlaceholders = ({ stored, ...sold }: Awaited<ReturnType<typeof readStored>>) => ({
  price: "",
  ...toPlaceholderValues(stored, sold),
});

/** Those of them that a document may name: only pages belong to a market. */
function selectNamed(
  { key }: DescribedDocument,
  values: WarningContext["values"],
): WarningContext["values"] {
  if (!isDocumentKey(key) || getDefinition(key).group !== "mails") return values;
  const ofMarkets = toFactName("market ");
  const named = Object.entries(values).filter(([name]) => !name.startsWith(ofMarkets));
  return Object.fromEntries(named);
}

/** Problems that keep a document from being published as it is. */
export async function findProblems(
  ctx: Db & { readonly ownPaths: readonly string[] },
  document: DescribedDocument,
  data: DocumentData,
  values: WarningContext["values"],
): Promise<Finding[]> {
  const { key, fields, seed } = document;
  return [
    ...checkDocument(fields, data, { seed, values: selectNamed(document, values) }),
    ...(key === "policies" ? checkPolicies(data) : []),
    ...(await findTakenSlug(ctx, document, data)),
  ];
}

type Found = {
  readonly problems: Finding[];
  readonly warnings: Finding[];
  readonly contradictions: Contradiction[];
  readonly placeholders: WarningContext["values"];
};

/** The same, with warnings, and with the texts that these policies would contradict. */
export async function findDocumentProblems(
  ctx: Db & { readonly ownPaths: readonly string[] },
  document: DescribedDocument,
  data: DocumentData,
): Promise<Found> {
  const read = await readStored(ctx, ["faq", "structure"]);
  const { stored, ...sold } = read;
  const values = toPlaceholders(read);
  const content = toContent(["faq", "structure"], stored, sold);
  const addresses = await readShopAddresses(ctx, ctx.ownPaths, content);
  const numbers = await readPromisedNumbers(ctx, read);
  const facts = await readPromisedFacts(ctx, read);
  const problems = await findProblems(ctx, document, data, values);
  const areNumbers = document.key === "policies" && problems.length === 0;
  return {
    problems: problems.slice(0, MAX_FINDINGS),
    contradictions: areNumbers ? await listContradictions(ctx, data) : [],
    warnings: findWarnings(document, data, { values, numbers, facts, addresses }).slice(
      0,
      MAX_FINDINGS,
    ),
    placeholders: selectNamed(document, values),
  };
}

/** The address of an article or page must be unique, and not that of a built-in page. */
export async function findTakenSlug(
  { db, ownPaths }: Db & { readonly ownPaths: readonly string[] },
  { key, seed }: DescribedDocument,
  { slug }: DocumentData,
): Promise<Finding[]> {
  const kind = findTextKind(key);
  if (kind === undefined || typeof slug !== "string") return [];
  const taken: Finding[] = [{ field: "slug", code: "taken", detail: slug }];
  const path = textPath(kind, slug);
  const isOfMarket = splitMarketPath(path).code !== undefined;
  const isReserved = isOfMarket || ownPaths.includes(path) || "problem" in readFrom(path);
  if (isReserved && seed?.["slug"] !== slug) return taken;
  const rows = await db
    .select({ key: contentDocuments.key, slug: sql<string | null>`data ->> 'slug'` })
    .from(contentDocuments)
    .where(and(like(contentDocuments.key, `${kind}/%`), ne(contentDocuments.key, key)));
  const stored = new Set(rows.map((row) => row.key));
  const others = [
    ...rows.map((row) => row.slug),
    ...[...deliveredTexts()].flatMap(([other, data]) =>
      other !== key && findTextKind(other) === kind && !stored.has(other) ? [data.slug] : [],
    ),
  ];
  return others.includes(slug) ? taken : [];
}
