// What the compiler of content/*.mdx exports (scripts/mdx.ts). The front matter is checked where it is read.
declare module "*.mdx" {
  import type { MDXProps } from "mdx/types";

  export const frontmatter: unknown;
  export default function MDXContent(props: MDXProps): React.JSX.Element;
}
