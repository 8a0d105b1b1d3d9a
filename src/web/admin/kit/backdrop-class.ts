/** Dark layer over the page, behind a layer that needs an answer first. */
export const scrimClass =
  "fixed inset-0 bg-scrim transition-opacity duration-(--d-2) " +
  "data-ending-style:opacity-0 data-starting-style:opacity-0";

/** The same below dialogs. */
export const backdropClass = `${scrimClass} z-(--z-panel)`;
