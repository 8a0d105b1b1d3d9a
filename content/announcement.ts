/** The line above every page of the storefront; without a text there is none. */
export const announcement = {
  text: "",
  link: { to: "", label: "" },
} as const;
