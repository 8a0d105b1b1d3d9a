import { lazy, Suspense } from "react";
import { data, redirect } from "react-router";
import { productPreview as text } from "#i18n/en/product-preview.ts";
import { notFound } from "#i18n/en/not-found.ts";
import { shell } from "#i18n/en/shell.ts";
import { findTurn } from "#media/turns.ts";
import { fillDetails } from "#modules/content/fill-details.ts";
import { paths } from "#web/paths.ts";
import { shopContext } from "#web/page/shop-context.ts";
import { DeadEnd } from "../parts/not-found-message.tsx";
import { secretMeta } from "../parts/private-meta.ts";
import { selectWords } from "../product/select-words.ts";
import { ProductView } from "../product/product-view.tsx";
import type { Route } from "./+types/product-preview";

const PreviewNote = lazy(() => import("../parts/preview-note.tsx"));

/**
 * The preview of a variant that is not for sale yet, with a valid ticket. If it is for sale by now,
 * redirects to its page.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { previewProduct, content: read, placeholders } = context.get(shopContext);
  const [{ brand, ...content }, values, written] = await Promise.all([
    read("product-page", "brand"),
    placeholders(),
    previewProduct(params.ticket),
  ]);
  const preview = written && {
    ...written,
    details: fillDetails(written.details, written.variant.gift, values),
  };
  if (preview?.isForSale) throw redirect(paths.product(preview.variant.slug));
  const { plainText, ...ofPets } = notFound;
  const notThere = brand.trade.forPets ? ofPets : { ...ofPets, text: plainText };
  const meta = getMeta(preview?.variant.variantName, notThere.text);
  const turn = preview && findTurn(preview.variant.images);
  const trail = [
    { label: shell.home, to: paths.home },
    { label: shell.products, to: paths.products },
  ];
  // Words that browsers need for a ticket alone that has ended.
  const missing = preview ? null : notThere;
  const words = { "product-page": selectWords(content["product-page"], preview?.variant) };
  return data(
    { content: { ...content, ...words }, preview, missing, turn, trail, meta },
    { status: preview ? 200 : 404 },
  );
}

/** Written on the server: browsers need none of what it takes. */
function getMeta(variantName: string | undefined, missingText: string) {
  return secretMeta({
    title: variantName === undefined ? notFound.title : text.title(variantName),
    description: variantName === undefined ? missingText : text.banner,
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

export default function ProductPreviewPage({
  loaderData: { preview, missing, turn, trail },
}: Route.ComponentProps) {
  if (!preview) return missing && <DeadEnd {...missing} />;
  const { expiresAt, variant, siblings, details } = preview;
  return (
    <>
      <Suspense fallback={null}>
        <PreviewNote of="product" expiresAt={expiresAt} />
      </Suspense>
      <ProductView
        trail={trail}
        variant={variant}
        siblings={siblings}
        details={details}
        turn={turn}
        isPreview
      />
    </>
  );
}
