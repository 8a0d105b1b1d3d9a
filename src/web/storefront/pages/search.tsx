import { Search } from "lucide-react";
import { useHref } from "react-router";
import { searchText as text } from "#i18n/en/search.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { shopContext } from "#web/page/shop-context.ts";
import { paths } from "#web/paths.ts";
import { formatColorStyles } from "../colors/color-styles.ts";
import { assertPageShown } from "../parts/assert-page-shown.ts";
import { privateMeta } from "../parts/private-meta.ts";
import { Results, Suggestions } from "../search/results.tsx";
import { MAX_TYPED, readTyped, searchShop } from "../search/search-shop.ts";
import type { Route } from "./+types/search";

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const typed = readTyped(url.searchParams.get("q"));
  const words = await shop.content("brand", "structure");
  assertPageShown(words, paths.search);
  const { brand } = words;
  const found = typed === "" ? undefined : await searchShop(shop, typed);
  return {
    typed,
    maxTyped: MAX_TYPED,
    found: found ?? null,
    styles: formatColorStyles(found?.products.shown ?? []),
    meta: privateMeta({
      title: `${typed === "" ? text.title : text.titleOf(typed)} | ${brand.name}`,
      description: text.description,
      publicUrl: shop.publicUrl,
      path: paths.search,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** A form that is sent to this page, and what was found for what was typed before. */
export default function SearchPage({
  loaderData: { typed, maxTyped, found },
}: Route.ComponentProps) {
  const isTooShort = typed !== "" && found === null;
  return (
    <div className="wrap section grid gap-12">
      <div className="grid gap-6">
        <h1>{text.title}</h1>
        <p className="lede">{text.lede}</p>
        <form
          role="search"
          action={useHref(paths.search)}
          className="flex max-w-[48rem] flex-wrap items-start gap-3"
        >
          <TextField
            name="q"
            type="search"
            label={text.label}
            error={isTooShort ? text.tooShort : undefined}
            defaultValue={typed}
            maxLength={maxTyped}
            autoComplete="off"
            enterKeyHint="search"
            aria-keyshortcuts="/"
            required
            className="min-w-0 basis-80 grow"
          />
          <Button type="submit" className="sm:mt-7.5">
            <Search aria-hidden className="size-4.5" />
            {text.submit}
          </Button>
        </form>
        {found !== null && (
          <p role="status" className="font-medium wrap-anywhere">
            {found.count === 0 ? text.nothing(typed) : text.found(found.count, typed)}
          </p>
        )}
      </div>
      {found !== null && found.count > 0 ? (
        <Results {...found} />
      ) : (
        <Suggestions heading={found === null ? text.begin : text.nothingText} />
      )}
    </div>
  );
}
