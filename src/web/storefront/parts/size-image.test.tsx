import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { SizeImage } from "./size-image.tsx";

test.each([
  ["front", { height: "46 cm", across: "30 cm wide" }],
  ["side", { height: "46 cm", across: "20 cm deep" }],
] as const)(
  "SIZE-07 the image from the %s states the measures of the backpack",
  (view, measures) => {
    const html = renderToStaticMarkup(<SizeImage view={view} measures={measures} sizes="50vw" />);
    expect(html).toContain(`/media/size/${view}.`);
    for (const measure of Object.values(measures)) {
      const [, centimetres = "", side = ""] = /^(\d+ cm)(.*)$/.exec(measure) ?? [];
      expect(html).toContain(`>${centimetres}<`);
      expect(html).toContain(`${side}</b>`);
    }
  },
);
