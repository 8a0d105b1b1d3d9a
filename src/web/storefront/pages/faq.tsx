import { reading } from "#i18n/en/reading.ts";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { pageSharePath } from "#web/share/share-paths.ts";
import { listFaqCategories } from "../faq/list-faq-categories.ts";
import { useContent } from "../content.ts";
import { Question } from "../faq/question.tsx";
import { faqData } from "../faq/structured-data.ts";
import { useNamedAnswer } from "../faq/use-named-answer.ts";
import { assertPageShown } from "../parts/assert-page-shown.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { PageLink } from "../parts/page-link.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { Contents } from "../text-pages/contents.tsx";
import type { Route } from "./+types/faq";

export async function loader({ context }: Route.LoaderArgs) {
  const { readPaymentMode, publicUrl, content } = context.get(shopContext);
  const words = await content("faq", "brand", "structure");
  assertPageShown(words, paths.faq);
  const { faq, brand } = words;
  const categories = listFaqCategories(faq, await readPaymentMode());
  return {
    content: { faq: { ...faq, categories } },
    meta: pageMeta({
      title: faq.metaTitle,
      description: faq.description,
      brand,
      publicUrl,
      path: paths.faq,
      share: pageSharePath("faq", { faq, brand }),
      structuredData: faqData(categories, publicUrl),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function FaqPage() {
  useNamedAnswer();
  const { title, lede, categories } = useContent("faq");
  return (
    <div className="wrap pt-2 pb-(--section)">
      <Breadcrumb trail={[{ label: shell.home, to: paths.home }]} current={shell.footer.faq} />
      <header className="mt-4 mb-8 grid gap-6 md:mb-12">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
      </header>
      <div className="grid items-start gap-x-columns gap-y-10 lg:grid-cols-(--minor-major)">
        <Contents sections={categories} />
        <div className="grid gap-12">
          {categories.map(({ id, heading, questions }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className="border-b border-line pb-3 text-2xl">
                {heading}
              </h2>
              {questions.map((question) => (
                <Question key={question.id} question={question} />
              ))}
            </section>
          ))}
          <p>
            <PageLink to={paths.contact} className="link inline-block py-2.5">
              {reading.askAnother}
            </PageLink>
          </p>
        </div>
      </div>
    </div>
  );
}
