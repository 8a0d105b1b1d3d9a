/** Who acts. Every database transaction and every use case names one; rights follow from it. */
export type Actor =
  | { readonly kind: "anonymous" }
  | { readonly kind: "user"; readonly id: string; readonly email: string }
  | { readonly kind: "admin"; readonly id: string; readonly email: string }
  /** The shop itself: start-up, jobs, the demo seed. Never made from a request. */
  | { readonly kind: "system" };

export const anonymous: Actor = { kind: "anonymous" };
export const system: Actor = { kind: "system" };
