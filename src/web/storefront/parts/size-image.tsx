import { joinClassNames } from "#ui/class-names.ts";
import { Image } from "#ui/image.tsx";
import { Units } from "./units.tsx";

/** Where the backpack stands in the image. */
const spans = {
  front: "start-[26%] end-[26%]",
  side: "start-[35%] end-[34%]",
} as const;

type SizeImageProps = {
  view: keyof typeof spans;
  /** Texts at its height, and at its width or depth: "46 cm", "30 cm wide". */
  measures: { readonly height: string; readonly across: string };
  /** How wide the image is shown, as in the HTML attribute. */
  sizes: string;
};

/** The backpack from one side with its height and its width or depth drawn in. */
export function SizeImage({ view, measures, sizes }: SizeImageProps) {
  return (
    <div className="studio relative rounded-window bg-studio text-xs">
      <Image name={`size/${view}`} sizes={sizes} className="w-full" />
      <span className="absolute end-[12%] top-[16.5%] bottom-[15.5%] flex w-2.5 items-center justify-center border-y border-e border-on-studio-soft">
        <Measure>{measures.height}</Measure>
      </span>
      <span
        className={joinClassNames(
          "absolute bottom-[6%] flex h-2.5 items-center justify-center border-x border-b border-on-studio-soft",
          spans[view],
        )}
      >
        <Measure>{measures.across}</Measure>
      </span>
    </div>
  );
}

function Measure({ children }: { children: string }) {
  return (
    <b className="num bg-studio px-1.5 font-medium whitespace-nowrap text-on-studio">
      <Units isLabel>{children}</Units>
    </b>
  );
}
