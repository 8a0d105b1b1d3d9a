import { data } from "react-router";
import { notFound } from "#i18n/en/not-found.ts";
import { shell } from "#i18n/en/shell.ts";
import { listLawParts } from "#modules/content/law-text.ts";
import { lawAreaCodes } from "#shared/law-areas.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { pageSharePath } from "#web/share/share-paths.ts";
import { createTrail } from "../parts/breadcrumb-data.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { AreaRights } from "../rights/area-rights.tsx";
import { readLawMarkets, readLawTexts } from "../rights/read-shop-rights.ts";
import { Contents } from "../text-pages/contents.tsx";
import { TextHeader } from "../text-pages/text-header.tsx";
import type { Route } from "./+types/rights";

/** The rights of the places that are in effect; of all of them for the owner, who previews them. */
export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const [{ rights, brand }, markets] = await Promise.all([
    shop.content("rights", "brand"),
    readLawMarkets(shop),
  ]);
  const areas = shop.preview === undefined ? markets.map(({ code }) => code) : lawAreaCodes;
  if (areas.length === 0) return data({ found: undefined, meta: missingMeta }, { status: 404 });
  const { publicUrl } = shop;
  const texts = await readLawTexts(shop, areas);
  return data({
    found: {
      words: rights,
      areas: texts.map(({ area, text }) => ({
        id: area,
        heading: text.name,
        parts: listLawParts(text),
      })),
    },
    meta: pageMeta({
      title: rights.metaTitle,
      description: rights.description,
      brand,
      publicUrl,
      path: paths.rights,
      share: pageSharePath("rights", { rights, brand }),
      structuredData: [createTrail({ label: rights.title, to: paths.rights }, publicUrl)],
    }),
  });
}

const missingMeta = [{ title: notFound.title }, { name: "robots", content: "noindex" }];

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function RightsPage({ loaderData: { found } }: Route.ComponentProps) {
  if (!found) return <DeadEnd {...notFound} />;
  const { words, areas } = found;
  return (
    <div className="wrap pt-2 pb-(--section)">
      <Breadcrumb trail={[{ label: shell.home, to: paths.home }]} current={words.title} />
      <TextHeader page={words} />
      <div className="grid items-start gap-x-columns gap-y-10 lg:grid-cols-(--minor-major)">
        <Contents sections={areas} />
        <article className="prose">
          {areas.map((area) => (
            <AreaRights key={area.id} {...area} />
          ))}
        </article>
      </div>
    </div>
  );
}
