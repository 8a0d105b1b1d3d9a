import { CatalogImage } from "#ui/image.tsx";
import { LogoMark } from "#ui/logo.tsx";
import { usePlain } from "../catalog.tsx";
import { useContent } from "../content.ts";

/**
 * The owner's logo, or the mark that comes with the shop, a paw; nothing in a shop without pets.
 * The name beside it is the page's.
 */
export function BrandMark({ className }: { className: string }) {
  const { logo } = useContent("brand");
  const plain = usePlain();
  if (logo === "") return plain ? null : <LogoMark className={className} />;
  return (
    <CatalogImage imageUrl={logo} alt="" sizes="2rem" className={`${className} object-contain`} />
  );
}
