import { appText } from "#i18n/en/app.ts";
import type { Content } from "#modules/content/documents.ts";
import { paths } from "#web/paths.ts";
import { barColors } from "./bar-colors.ts";

/**
 * Square images of the mark: file name, edge in pixels, and whether the system may cut them to
 * its own shape.
 */
export const icons = [
  { file: "icon-192.png", size: 192, isMaskable: false },
  { file: "icon-512.png", size: 512, isMaskable: false },
  { file: "icon-maskable-512.png", size: 512, isMaskable: true },
] as const;

export const manifestIcons = icons.map(({ file, size, isMaskable }) => ({
  src: `/${file}`,
  type: "image/png",
  sizes: `${size}x${size}`,
  purpose: isMaskable ? "maskable" : "any",
}));

/** Manifest for a system that installs the shop as an app. */
export const createManifest = ({ name, trade }: Pick<Content["brand"], "name" | "trade">) => ({
  id: "/",
  name,
  short_name: name,
  description: trade.forPets ? appText.description : appText.plainDescription,
  lang: "en",
  dir: "ltr",
  start_url: paths.home,
  scope: "/",
  display: "standalone",
  background_color: barColors.light,
  theme_color: barColors.light,
  icons: manifestIcons,
  shortcuts: [
    { name: appText.products, url: paths.products },
    { name: appText.cart, url: paths.cart },
  ],
});
