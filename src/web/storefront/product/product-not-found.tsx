import { productPage } from "#i18n/en/product.ts";
import { DeadEnd } from "../parts/dead-end.tsx";

/** For a colour that does not exist or is not sold at present. */
export function ProductNotFound() {
  return <DeadEnd {...productPage.notFound} />;
}
