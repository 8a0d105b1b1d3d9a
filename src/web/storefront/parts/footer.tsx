import type { ReactNode } from "react";
import { Link } from "react-router";
import { shell } from "#i18n/en/shell.ts";
import { DataText } from "#ui/data-text.tsx";
import { openCookieSettings } from "#web/loading/late-parts.tsx";
import { useHasScripts } from "#web/page/surface.ts";
import { paths } from "#web/paths.ts";
import { usePlain } from "../catalog.tsx";
import { useContent } from "../content.ts";
import { BrandMark } from "./brand-mark.tsx";
import type { ImprintLine } from "./imprint-lines.ts";
import { PageLink } from "./page-link.tsx";
import type { FooterLink } from "./shop-links.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { useShownPages } from "./use-shown-pages.ts";

const text = shell.footer;

const linkClass = "inline-block py-2.5 text-soft no-underline hover:text-text hover:underline";

type FooterProps = {
  shop: readonly FooterLink[];
  imprint: readonly ImprintLine[];
  /** Label of the link to the rights by country, if there are any. */
  rights?: string | undefined;
  /** Above the last line. */
  children?: ReactNode;
};

export function Footer({ shop, imprint, rights, children }: FooterProps) {
  const brand = useContent("brand");
  const { columns, legal } = useContent("structure").footer;
  const { replyWithinHours } = useContent("policies");
  const plain = usePlain();
  const hasScripts = useHasScripts();
  return (
    <footer className="bg-bg-deep pt-16 pb-8 text-sm">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-x-8 gap-y-10 md:grid-cols-3 lg:grid-cols-[1.7fr_1fr_1fr_1fr]">
          <div className="col-span-full lg:col-auto">
            <Link
              to={paths.home}
              className="inline-flex min-h-11 items-center gap-2 font-display text-lg font-strong tracking-hero no-underline"
            >
              <BrandMark className="size-8" />
              <DataText>{brand.name}</DataText>
            </Link>
            <p className="my-2 max-w-[32ch] text-soft">
              {plain?.promise ?? text.promise(replyWithinHours)}
            </p>
            <a href={`mailto:${brand.email}`} className="link inline-block py-2.5">
              {brand.email}
            </a>
            {imprint.length > 0 && (
              <address className="mt-2 max-w-[40ch] whitespace-pre-line text-soft not-italic wrap-anywhere">
                {imprint.map((line) => (
                  <div key={line.text}>
                    {line.to ? (
                      <a href={line.to} className="link inline-block py-2.5">
                        {line.text}
                      </a>
                    ) : (
                      line.text
                    )}
                  </div>
                ))}
              </address>
            )}
          </div>
          {columns.map(({ title, products, links }) => (
            <LinkList key={title} heading={title}>
              {products && <Items links={shop} prefetch="intent" />}
              <Items links={links} prefetch={products ? "intent" : undefined} />
            </LinkList>
          ))}
          {brand.social.length > 0 && (
            <LinkList heading={text.follow} isRow>
              {brand.social.map((channel) => (
                <li key={channel.name}>
                  <a href={channel.url} rel="noopener" className={linkClass}>
                    {channel.name}
                  </a>
                </li>
              ))}
            </LinkList>
          )}
        </div>
        {children}
        <div className="mt-12 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-5 text-xs text-soft">
          <span>
            © <DataText>{brand.legalName}</DataText> {brand.hashtag}
          </span>
          <ul className="flex flex-wrap gap-x-6 text-sm">
            <Items links={legal} />
            {rights && <Items links={[{ to: paths.rights, label: rights }]} />}
            <Items links={[{ to: paths.cancel, label: text.cancel }]} />
            {hasScripts && (
              <li className="noscript:hidden">
                <button type="button" onClick={openCookieSettings} className={linkClass}>
                  {text.cookies}
                </button>
              </li>
            )}
          </ul>
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}

type LinkListProps = {
  heading: string;
  /** Side by side on phones, where two columns are taken. */
  isRow?: boolean;
  children: ReactNode;
};

function LinkList({ heading, isRow, children }: LinkListProps) {
  return (
    <div className={isRow ? "max-md:col-span-full" : undefined}>
      <h2 className="mb-2 font-text text-sm font-strong tracking-normal">{heading}</h2>
      <ul className={isRow ? "flex flex-wrap gap-x-6 md:block" : undefined}>{children}</ul>
    </div>
  );
}

/** An item of a list for each page that is there. */
function Items({
  links,
  prefetch,
}: {
  links: readonly FooterLink[];
  prefetch?: "intent" | undefined;
}) {
  const isShown = useShownPages();
  return links
    .filter(({ to }) => isShown(to))
    .map(({ to, label }) => (
      <li key={to}>
        <PageLink to={to} prefetch={prefetch} className={linkClass}>
          {label}
        </PageLink>
      </li>
    ));
}
