import { data } from "react-router";
import { notFound } from "#i18n/en/not-found.ts";
import { shell } from "#i18n/en/shell.ts";
import type { Content } from "#modules/content/documents.ts";
import type { TextPage as TextPageInfo } from "#modules/content/texts.ts";
import { splitMarketPath } from "#shared/market-path.ts";
import { toLoggedPath } from "#server/http/logged-path.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { textSharePath } from "#web/share/share-paths.ts";
import { ShopBackpacks } from "../blog/shop-backpacks.tsx";
import { formatColorStyles } from "../colors/color-styles.ts";
import { createTrail } from "../parts/breadcrumb-data.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { loadFirstCard } from "../rich-text/card.tsx";
import { findCards } from "../rich-text/find-cards.ts";
import { RichText } from "../rich-text/rich-text.tsx";
import { RightsLink } from "../rights/rights-link.tsx";
import { useRights } from "../rights/use-rights.ts";
import { Contents } from "../text-pages/contents.tsx";
import { toShownPage } from "../text-pages/shown-page.ts";
import { TextHeader } from "../text-pages/text-header.tsx";
import type { Route } from "./+types/text-page";

await loadFirstCard();

export async function loader({ context, url }: Route.LoaderArgs) {
  const { content, texts, publicUrl, run, log, market } = context.get(shopContext);
  const [{ blog, brand }, { findPage }] = await Promise.all([content("blog", "brand"), texts()]);
  const path = `/${getName(market ? splitMarketPath(url.pathname).path : url.pathname)}`;
  const page = findPage(path);
  if (page === undefined) {
    log.debug({ path: toLoggedPath(url.pathname) }, "page not found");
    return data({ found: undefined, meta: notFoundMeta }, { status: 404 });
  }
  const cards = await findCards(page.body, run);
  return data({
    found: {
      page: toShownPage(page),
      callToAction: path === paths.about ? blog.aboutCallToAction : null,
      cards,
    },
    styles: formatColorStyles(cards),
    meta: getMeta(page, { brand, publicUrl }),
  });
}

const notFoundMeta = [{ title: notFound.title }, { name: "robots", content: "noindex" }];

function getName(pathname: string): string {
  return pathname.replaceAll("/", "");
}

type Shop = Pick<Content, "brand"> & { readonly publicUrl: string };

function getMeta(page: TextPageInfo, { brand, publicUrl }: Shop) {
  const { path } = page;
  return pageMeta({
    title: page.metaTitle,
    description: page.description,
    brand,
    publicUrl,
    path,
    share: textSharePath(page, brand),
    structuredData: [createTrail({ label: page.name ?? page.title, to: path }, publicUrl)],
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/**
 * Words alone. Those that have a date are the kind that people look things up in, so they begin
 * with their contents.
 */
export default function TextPage({ loaderData: { found } }: Route.ComponentProps) {
  const rights = useRights();
  if (!found) return <DeadEnd {...notFound} />;
  const { page, cards, callToAction } = found;
  return (
    <div className="wrap pt-2 pb-(--section)">
      <Breadcrumb
        trail={[{ label: shell.home, to: paths.home }]}
        current={page.name ?? page.title}
      />
      <TextHeader page={page} />
      <div
        className={
          page.updated
            ? "grid items-start gap-x-columns gap-y-10 lg:grid-cols-(--minor-major)"
            : undefined
        }
      >
        {page.updated && <Contents sections={page.sections} />}
        <article className={page.updated ? "prose" : "prose mx-auto"}>
          <RichText key={page.path} body={page.body} cards={cards} />
          {rights && page.path === paths.terms && (
            <p>
              <RightsLink>{rights.link}</RightsLink>
            </p>
          )}
        </article>
      </div>
      {callToAction && (
        <div className="pt-(--section)">
          <ShopBackpacks {...callToAction} />
        </div>
      )}
    </div>
  );
}
