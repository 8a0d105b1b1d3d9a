import { data, redirect } from "react-router";
import besleyUrl from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url";
import { appText } from "#i18n/en/app.ts";
import { shell } from "#i18n/en/shell.ts";
import { mailtoLink } from "#shared/contact-links.ts";
import { getButtonClass } from "#ui/button.tsx";
import { DataText } from "#ui/data-text.tsx";
import { LogoMark } from "#ui/logo.tsx";
import { Image } from "#ui/image.tsx";
import { paths } from "#web/paths.ts";
import { createFontPreload } from "#web/loading/preloaded-font.ts";
import { shopContext } from "#web/page/shop-context.ts";
import type { ScriptlessHandle } from "#web/page/surface.ts";
import { privateMeta } from "../parts/private-meta.ts";
import type { Route } from "./+types/closed";

const text = appText.closed;

/** Pages that stay open, for those who have ordered. */
const openPages = [
  { to: paths.orders, label: shell.myOrders },
  { to: paths.cancel, label: shell.footer.cancel },
  { to: paths.privacy, label: shell.footer.privacy },
  { to: paths.terms, label: shell.footer.terms },
] as const;

/** It is shown under any address, whose own page the scripts would then expect here. */
export const handle: ScriptlessHandle = { scripts: false };

export const links: Route.LinksFunction = () => [createFontPreload(besleyUrl)];

/** Redirects while the shop is open. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, closed, content } = context.get(shopContext);
  if (closed === undefined) throw redirect(paths.home);
  const { brand } = await content("brand");
  const { supportEmail } = closed;
  const plain = !brand.trade.forPets && { isPlain: true };
  return data({ publicUrl, name: brand.name, supportEmail, ...plain }, { status: 503 });
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const { description } = text;
  const { title } = loaderData?.supportEmail === null ? text.soon : text;
  const publicUrl = loaderData?.publicUrl ?? "";
  return privateMeta({ title, description, publicUrl, path: paths.home });
}

/** The whole storefront while it is closed: nothing is around it but what stays open. */
export default function ClosedPage({ loaderData }: Route.ComponentProps) {
  const { name, supportEmail, isPlain = false } = loaderData;
  const words = supportEmail === null ? text.soon : text;
  return (
    <main className="wrap section grid min-h-svh items-center gap-x-columns gap-y-10 md:grid-cols-2">
      <div className="grid justify-items-start gap-6">
        <p className="flex items-center gap-3">
          {!isPlain && <LogoMark className="size-11" />}
          <span className="font-display text-xl">
            <DataText>{name}</DataText>
          </span>
        </p>
        <h1>{words.title}</h1>
        <p className="lede">{words.text}</p>
        {supportEmail !== null && (
          <p>
            {text.contact}{" "}
            <a
              href={mailtoLink(supportEmail)}
              className="underline underline-offset-4 wrap-anywhere"
            >
              {supportEmail}
            </a>
          </p>
        )}
        {supportEmail !== null && (
          <ul aria-label={text.open} className="flex flex-wrap gap-x-6 gap-y-2">
            {openPages.map(({ to, label }) => (
              <li key={to}>
                <a href={to} className="link inline-block py-2">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        )}
        {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid -- it loads again whatever was asked
             for */}
        <a href="" className={getButtonClass()}>
          {text.retry}
        </a>
      </div>
      <Image
        name={isPlain ? "plain/light" : "gallery/canyon"}
        alt=""
        sizes="(min-width: 48rem) 42vw, 91vw"
        className="aspect-4/3 w-full rounded-window object-cover"
      />
    </main>
  );
}
