import { CatalogImage } from "#ui/image.tsx";
import { LogoMark } from "#ui/logo.tsx";
import { useContent } from "../content.ts";

/** The owner's logo, or the mark that comes with the shop. The name beside it is the page's. */
export function BrandMark({ className }: { className: string }) {
  const { logo } = useContent("brand");
  if (logo === "") return <LogoMark className={className} />;
  return (
    <CatalogImage imageUrl={logo} alt="" sizes="2rem" className={`${className} object-contain`} />
  );
}
