import { appText } from "#i18n/en/app.ts";
import { getButtonClass } from "#ui/button.tsx";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import type { ScriptlessHandle } from "#web/page/surface.ts";
import { privateMeta } from "../parts/private-meta.ts";
import type { Route } from "./+types/offline";

const text = appText.offline;

/**
 * The worker shows this page under any address, whose own page the scripts would then expect here.
 */
export const handle: ScriptlessHandle = { scripts: false };

export function loader({ context }: Route.LoaderArgs) {
  return { publicUrl: context.get(shopContext).publicUrl };
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return privateMeta({
    title: text.title,
    description: text.description,
    publicUrl: loaderData.publicUrl,
    path: paths.offline,
  });
}

/** Page that the worker shows in place of one that it does not have. */
export default function OfflinePage() {
  return (
    <section className="wrap section grid min-h-[50svh] content-center justify-items-start gap-6">
      <h1>{text.title}</h1>
      <p className="lede">{text.text}</p>
      <div className="flex flex-wrap gap-3">
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- it loads again whatever was asked
             for */}
        <a href="" className={getButtonClass()}>
          {text.retry}
        </a>
        <a href={paths.home} className={getButtonClass({ tone: "line" })}>
          {text.home}
        </a>
      </div>
    </section>
  );
}
