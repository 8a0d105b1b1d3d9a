import { Thumbnail } from "#ui/image.tsx";
import { LogoMark } from "#ui/logo.tsx";
import { classNames } from "#ui/class-names.ts";
import { useContent } from "../content.ts";

/** The owner's logo, or the mark that comes with the shop. The name beside it is the page's. */
export function BrandMark({ className }: { className: string }) {
  const { logo } = useContent("brand");
  if (logo === "") return <LogoMark className={className} />;
  return <Thumbnail imageUrl={logo} className={classNames(className, "object-contain")} />;
}
