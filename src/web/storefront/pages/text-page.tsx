import { aboutCallToAction } from "#content/blog.ts";
import { shell } from "#i18n/en/shell.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/shop-context.ts";
import { ShopBackpacks } from "../blog/shop-backpacks.tsx";
import { parsePage, type PageFrontMatter } from "../mdx/front-matter.ts";
import { lazyTexts, type TextModule } from "../mdx/lazy-text.tsx";
import { breadcrumbData } from "../parts/breadcrumb-data.ts";
import { Breadcrumb } from "../parts/breadcrumb.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import { Contents } from "../text-pages/contents.tsx";
import { TextHeader } from "../text-pages/text-header.tsx";
import type { Route } from "./+types/text-page";

const texts = lazyTexts(import.meta.glob<TextModule>("/content/pages/*.mdx"));

function nameOf(pathname: string): string {
  return pathname.replaceAll("/", "");
}

function fileOf(pathname: string): string {
  return `/content/pages/${nameOf(pathname)}.mdx`;
}

await texts.loadFirst(fileOf);

export async function loader({ context, url }: Route.LoaderArgs) {
  const frontMatters = import.meta.glob<unknown>("/content/pages/*.mdx", {
    eager: true,
    import: "frontmatter",
  });
  const file = fileOf(url.pathname);
  const path = `/${nameOf(url.pathname)}`;
  const page = parsePage(file, frontMatters[file]);
  const { publicUrl } = context.get(shopContext);
  return { file, path, page, meta: metaOf(page, path, publicUrl) };
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), texts.load(fileOf(url.pathname))]);
  return data;
}

function metaOf(page: PageFrontMatter, path: string, publicUrl: string) {
  return pageMeta({
    title: page.metaTitle,
    description: page.description,
    publicUrl,
    path,
    share: `pages/${nameOf(path)}`,
    structuredData: [
      breadcrumbData(
        [
          { label: shell.home, to: paths.home },
          { label: page.name ?? page.title, to: path },
        ],
        publicUrl,
      ),
    ],
  });
}

/** Words alone. Those that have a date are the kind that people look things up in, so they begin with their contents. */
export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function TextPage({ loaderData: { page, file, path } }: Route.ComponentProps) {
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
      {path === paths.about && (
        <div className="pt-(--section)">
          <ShopBackpacks {...aboutCallToAction} />
        </div>
      )}
    </div>
  );
}
