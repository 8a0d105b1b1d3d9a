// The exports of a compiled file of content/*.mdx (scripts/build/mdx.ts). The front matter is
// checked where it is read.
declare module "*.mdx" {
  import type { MDXProps } from "mdx/types";

  export const frontmatter: unknown;
  export default function MDXContent(props: MDXProps): React.JSX.Element;
}
