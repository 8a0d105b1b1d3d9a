/** The turn of a product page, which a finger drags all the way round. */
export const turnText = {
  /** "Turn it around"; narrow screens show its first part only. */
  open: ["Turn", "it around"],
  label: "Turn it around",
  close: "Back to the pictures",
  hint: "Drag to turn",
  loading: "Loading the views…",
  failed: "Not all views could be loaded.",
  retry: "Try again",
  /** From the front on, to the right. */
  sides: [
    "the front",
    "the front right",
    "the right",
    "the back right",
    "the back",
    "the back left",
    "the left",
    "the front left",
  ],
  /** "From the front left, view 1 of 24" */
  view: (side: string, number: number, count: number) => `From ${side}, view ${number} of ${count}`,
} as const;
