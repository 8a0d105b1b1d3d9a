import { aboutCallToAction } from "#content/blog.ts";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/server/shop-context.ts";
import { ShopBackpacks } from "../blog/shop-backpacks.tsx";
import { lazyTexts, type TextModule } from "../mdx/lazy-text.tsx";
import { listTextPages, shownPage, type TextPage as TextPageInfo } from "../mdx/text-pages.ts";
import { trailFromHome } from "../parts/breadcrumb-data.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { Contents } from "../text-pages/contents.tsx";
import { TextHeader } from "../text-pages/text-header.tsx";
import type { Route } from "./+types/text-page";

const texts = lazyTexts(import.meta.glob<TextModule>("/content/pages/*.mdx"));

function getName(pathname: string): string {
  return pathname.replaceAll("/", "");
}

function getFile(pathname: string): string {
  return `/content/pages/${getName(pathname)}.mdx`;
}

await texts.loadFirst(getFile);

export async function loader({ context, url }: Route.LoaderArgs) {
  const path = `/${getName(url.pathname)}`;
  const page = listTextPages().find((each) => each.path === path);
  if (page === undefined) throw new Error(`there is no text for ${path}`);
  return {
    file: getFile(path),
    page: shownPage(page),
    meta: getMeta(page, context.get(shopContext).publicUrl),
  };
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), texts.load(getFile(url.pathname))]);
  return data;
}

function getMeta(page: TextPageInfo, publicUrl: string) {
  const { path } = page;
  return pageMeta({
    title: page.metaTitle,
    description: page.description,
    publicUrl,
    path,
    share: `pages/${getName(path)}`,
    structuredData: [trailFromHome({ label: page.name ?? page.title, to: path }, publicUrl)],
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/**
 * Words alone. Those that have a date are the kind that people look things up in, so they begin
 * with their contents.
 */
export default function TextPage({ loaderData: { page, file } }: Route.ComponentProps) {
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
          <texts.Text key={file} file={file} />
        </article>
      </div>
      {page.path === paths.about && (
        <div className="pt-(--section)">
          <ShopBackpacks {...aboutCallToAction} />
        </div>
      )}
    </div>
  );
}
