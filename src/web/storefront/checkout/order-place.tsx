import { createContext, useContext, type ReactNode } from "react";
import { createPortal } from "react-dom";

const Place = createContext<HTMLElement | null>(null);

/** Tells the steps which element stands directly below the lines and the total. */
export const OrderPlace = Place.Provider;

/** The form of the last step; its button stands outside of it, by the total. */
export const ORDER_FORM = "order-form";

/** Puts the button that orders below what it orders. */
export function BelowTotal({ children }: { children: ReactNode }) {
  const place = useContext(Place);
  return place && createPortal(children, place);
}
