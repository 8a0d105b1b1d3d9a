import { gallery } from "#content/gallery.ts";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/server/shop-context.ts";
import type { Route } from "./+types/gallery";
import { FilmsSection } from "../gallery/films-section.tsx";
import { ImageWall } from "../gallery/image-wall.tsx";
import { filmData } from "../gallery/structured-data.ts";
import { trailFromHome } from "../parts/breadcrumb-data.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { pageMeta } from "../parts/page-meta.ts";

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(shopContext);
  return {
    meta: pageMeta({
      title: gallery.metaTitle,
      description: gallery.description,
      publicUrl,
      path: paths.gallery,
      share: "gallery",
      structuredData: [
        ...filmData(publicUrl),
        trailFromHome({ label: shell.gallery, to: paths.gallery }, publicUrl),
      ],
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function GalleryPage() {
  return (
    <div className="wrap pt-2 pb-(--section)">
      <Breadcrumb trail={[{ label: shell.home, to: paths.home }]} current={shell.gallery} />
      <div className="mt-4 grid items-end gap-x-8 gap-y-4 pb-(--section) lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
        <h1>{gallery.title}</h1>
        <p className="lede">{gallery.lede}</p>
      </div>
      <FilmsSection />
      <ImageWall />
      <div className="grid gap-x-columns gap-y-6 border-t border-line pt-8 md:grid-cols-(--major-minor)">
        <p className="max-w-[58ch] text-soft">{gallery.honest}</p>
        <p>
          <b className="block font-strong">{gallery.tag.heading}</b>
          <span className="text-soft">
            {gallery.tag.text} {gallery.tag.hashtag}.
          </span>
        </p>
      </div>
    </div>
  );
}
