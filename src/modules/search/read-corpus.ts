import { sql } from "drizzle-orm";
import type { Context } from "#modules/context.ts";
import { createCorpus, listWords, splitTerms, type Corpus, type SearchDocument } from "./corpus.ts";

/** The index of these documents. */
export async function readCorpus(
  ctx: Pick<Context, "db">,
  documents: readonly SearchDocument[],
): Promise<Corpus> {
  const words = listWords(documents);
  const plain = await readPlainForms(ctx, words);
  return createCorpus(documents, new Map(words.map((word, at) => [word, plain[at] ?? ""])));
}

/** The terms of what a visitor typed, in their plain form. */
export async function readTerms(ctx: Pick<Context, "db">, typed: string): Promise<string[]> {
  const [plain = ""] = await readPlainForms(ctx, [typed]);
  return splitTerms(plain);
}

/** Texts as all searches compare them: without case, accents, points and quotes. */
async function readPlainForms(
  { db }: Pick<Context, "db">,
  texts: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ plain: string }>(sql`
    select app.search_text(typed.word) as plain
    from unnest(${sql.param(texts)}::text[]) with ordinality as typed (word, place) order by place`);
  return rows.map(({ plain }) => plain);
}
