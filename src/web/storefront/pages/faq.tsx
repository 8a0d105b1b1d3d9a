import { Link } from "react-router";
import { faq, faqCategories } from "#content/faq.ts";
import { reading } from "#i18n/en/reading.ts";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/server/shop-context.ts";
import { usePayments } from "../catalog.tsx";
import { Question } from "../faq/question.tsx";
import { faqData } from "../faq/structured-data.ts";
import { useNamedAnswer } from "../faq/use-named-answer.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { Contents } from "../text-pages/contents.tsx";
import type { Route } from "./+types/faq";

export function loader({ context }: Route.LoaderArgs) {
  const { payments, publicUrl } = context.get(shopContext);
  return {
    meta: pageMeta({
      title: faq.metaTitle,
      description: faq.description,
      publicUrl,
      path: paths.faq,
      share: "faq",
      structuredData: faqData(faqCategories(payments), publicUrl),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function FaqPage() {
  useNamedAnswer();
  const categories = faqCategories(usePayments());
  return (
    <div className="wrap pt-2 pb-(--section)">
      <Breadcrumb trail={[{ label: shell.home, to: paths.home }]} current={shell.footer.faq} />
      <header className="mt-4 mb-8 grid gap-6 md:mb-12">
        <h1>{faq.title}</h1>
        <p className="lede">{faq.lede}</p>
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
            <Link to={paths.contact} className="link inline-block py-2.5">
              {reading.askAnother}
            </Link>
          </p>
        </div>
      </div>
    </div>
  );
}
