import { shopContext } from "#web/shop-context.ts";
import { parsePage } from "../mdx/front-matter.ts";
import { lazyTexts, type TextModule } from "../mdx/lazy-text.tsx";
import { pageMeta } from "../parts/page-meta.ts";
import type { Route } from "./+types/text-page";

const texts = lazyTexts(import.meta.glob<TextModule>("/content/pages/*.mdx"));

function fileOf(pathname: string): string {
  return `/content/pages${pathname.replace(/\/$/, "")}.mdx`;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const frontMatters = import.meta.glob<unknown>("/content/pages/*.mdx", {
    eager: true,
    import: "frontmatter",
  });
  const file = fileOf(url.pathname);
  return {
    file,
    path: url.pathname,
    page: parsePage(file, frontMatters[file]),
    publicUrl: context.get(shopContext).publicUrl,
  };
}

export async function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), texts.load(fileOf(url.pathname))]);
  return data;
}

export function meta({ loaderData: { page, path, publicUrl } }: Route.MetaArgs) {
  return pageMeta({ title: page.metaTitle, description: page.description, publicUrl, path });
}

export default function TextPage({ loaderData: { page, file } }: Route.ComponentProps) {
  return (
    <article className="wrap section grid gap-8">
      <h1>{page.title}</h1>
      <p className="lede">{page.lede}</p>
      <texts.Text key={file} file={file} />
    </article>
  );
}
