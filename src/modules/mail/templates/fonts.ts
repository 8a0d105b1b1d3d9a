/** The fonts of the mails: families that mail programs may have, and the two sizes of text. */
export const fonts = "Figtree, Rubik, 'Segoe UI', Helvetica, Arial, sans-serif";
export const display = "Besley, Georgia, 'Times New Roman', serif";

export const body = { fontSize: "16px", lineHeight: "25px", margin: "0 0 14px" } as const;
export const small = { fontSize: "13px", lineHeight: "20px", margin: "0 0 6px" } as const;
