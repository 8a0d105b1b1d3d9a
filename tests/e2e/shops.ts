// Where the shops of a run are: the one of most tests takes no orders, the others do.
const port = Number(process.env["E2E_PORT"] ?? 3199);

const at = (place: number) => ({ port: port + place, url: `http://127.0.0.1:${port + place}` });

export const shops = {
  off: at(0),
  manual: at(1),
  stripe: at(2),
} as const;

/** The payment service of the last one. */
export const stripeUrl = at(3).url;
