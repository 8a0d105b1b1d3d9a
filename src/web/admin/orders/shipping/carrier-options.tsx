import type { CarrierRow } from "#modules/orders/shipping/carrier-contract.ts";

type CarrierOptionsProps = {
  carriers: readonly CarrierRow[];
  /** The chosen one is offered although it is inactive. */
  value: string;
};

/** Carriers to choose from. */
export function CarrierOptions({ carriers, value }: CarrierOptionsProps) {
  return carriers
    .filter(({ id, isActive }) => isActive || id === value)
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ));
}
