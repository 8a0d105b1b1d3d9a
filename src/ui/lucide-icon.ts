import { createElement, type ReactElement, type SVGProps } from "react";

type IconData = {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
};

/**
 * Draws an icon of lucide-react, in place of the library's own function
 * (scripts/build/tricks/lean-icons.ts): that one carries a context, name mangling and a class for
 * each icon, 1.5 kB of script on every page for what no page of ours uses.
 */
function createIcon({ node }: IconData): (props: SVGProps<SVGSVGElement>) => ReactElement {
  return function Icon(props) {
    return createElement(
      "svg",
      {
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": true,
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
  };
}

export { createIcon as default };
