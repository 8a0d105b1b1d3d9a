/** The look of the links in the navigation bar. */
export const linkClass =
  "rounded-pill px-3 py-2.5 font-medium text-soft no-underline hover:bg-surface-hover hover:text-text " +
  "aria-[current=page]:text-text aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-dashed aria-[current=page]:underline-offset-8";
