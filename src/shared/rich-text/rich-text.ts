export type RichText = { readonly type: "doc"; readonly content: readonly unknown[] };
