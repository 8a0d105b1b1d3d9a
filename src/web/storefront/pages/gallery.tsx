import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { pageSharePath } from "#web/share/share-paths.ts";
import { assertPageShown } from "../parts/assert-page-shown.ts";
import type { Route } from "./+types/gallery";
import { useContent } from "../content.ts";
import { FilmsSection } from "../gallery/films-section.tsx";
import { ImageWall } from "../gallery/image-wall.tsx";
import { listFilms } from "../gallery/list-films.ts";
import { filmData } from "../gallery/structured-data.ts";
import { createTrail } from "../parts/breadcrumb-data.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { pageMeta } from "../parts/page-meta.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, content } = context.get(shopContext);
  const words = await content("gallery", "brand", "structure");
  const { gallery, brand } = words;
  assertPageShown(words, paths.gallery);
  return {
    content: { gallery },
    meta: pageMeta({
      title: gallery.metaTitle,
      description: gallery.description,
      brand,
      publicUrl,
      path: paths.gallery,
      share: pageSharePath("gallery", words),
      structuredData: [
        ...filmData(listFilms(gallery.films.items), publicUrl),
        createTrail({ label: shell.gallery, to: paths.gallery }, publicUrl),
      ],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function GalleryPage() {
  const { title, lede, honest, tag } = useContent("gallery");
  return (
    <div className="wrap pt-2 pb-(--section)">
      <Breadcrumb trail={[{ label: shell.home, to: paths.home }]} current={shell.gallery} />
      <div className="mt-4 grid items-end gap-x-8 gap-y-4 pb-(--section) lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <h1>{title}</h1>
        <p className="lede">{lede}</p>
      </div>
      <FilmsSection />
      <ImageWall />
      <div className="grid gap-x-columns gap-y-6 border-t border-line pt-8 md:grid-cols-(--major-minor)">
        <p className="max-w-[58ch] text-soft">{honest}</p>
        <p>
          <b className="block font-strong">{tag.heading}</b>
          <span className="text-soft">
            {tag.text} {tag.hashtag}.
          </span>
        </p>
      </div>
    </div>
  );
}
