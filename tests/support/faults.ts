// Faults of the payment services on this machine.

/** A fault of the next call to an address like this. */
export type PlacedFault<Fault> = { readonly at: RegExp; readonly fault: Fault };

type Faults<Fault> = { readonly faults: Fault[]; readonly placedFaults: PlacedFault<Fault>[] };

/** Takes the fault of a call off the lists; undefined where it has none. */
export function takeFault<Fault>(
  { faults, placedFaults }: Faults<Fault>,
  path: string,
): Fault | undefined {
  const place = placedFaults.findIndex(({ at }) => at.test(path));
  return place < 0 ? faults.shift() : placedFaults.splice(place, 1)[0]?.fault;
}
