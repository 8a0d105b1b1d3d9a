import { CatalogImage, Image } from "#ui/image.tsx";
import { useCatalog, usePlain } from "../catalog.tsx";

/** As the panel around it makes it. */
const view = {
  sizes: "(min-width: 48rem) 20rem, 10rem",
  className: "aspect-square w-full object-cover",
} as const;

/**
 * A round view on the shop, at the end of a panel: the backpacks, or else the first product;
 * nothing without an image of that.
 */
export function Porthole(props: { alt?: "" }) {
  const isPlain = usePlain() !== undefined;
  const [first] = useCatalog();
  const image = first?.images[0];
  if (isPlain && image === undefined) return null;
  return (
    <div className="porthole order-first w-40 md:order-none md:w-full md:max-w-80 md:justify-self-end">
      {isPlain ? (
        <CatalogImage imageUrl={image ?? ""} {...view} {...props} />
      ) : (
        <Image name="hero/hero" {...view} {...props} />
      )}
    </div>
  );
}
