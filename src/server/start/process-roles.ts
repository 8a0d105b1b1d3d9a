/** The parts of the shop that a process of its own can do, as `shop start --only` names them. */
export const pieces = ["http", "jobs"] as const;

export type Piece = (typeof pieces)[number];
