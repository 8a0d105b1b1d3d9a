import { backpack } from "../backpack.ts";

const { roomCm } = backpack;

export type FitReason = "heavy" | "tall" | "nearly-tall" | "long" | "curled";

type Carrier = {
  readonly heightCm: number;
  readonly widthCm: number;
  readonly depthCm: number;
  /** "10 kg (22 lb)" */
  readonly maxPet: string;
};

/** What the fit check answers: a verdict, and every reason for it. */
export const fitLabels = {
  verdict: {
    fits: "Should fit",
    depends: "Depends on your pet",
    "too-large": "Too large",
  },
  /** Said when there is nothing to say against it. */
  roomEnough: "Light enough, and there is room to sit, to turn and to curl up.",
  reason: {
    heavy: ({ maxPet }) => `The bag carries up to ${maxPet}. Your pet weighs more.`,
    tall: ({ heightCm }) =>
      `The bag is ${heightCm} cm high. Sitting up, your pet would touch the top.`,
    "nearly-tall": ({ heightCm }) =>
      `It is a close fit in height: the bag is ${heightCm} cm high, and less than ${roomCm.to} cm would be left. A calm pet may not mind, a restless one will.`,
    long: ({ heightCm, widthCm, depthCm }) =>
      `Your pet is longer than the bag’s longest side, ${Math.max(heightCm, widthCm, depthCm)} cm, even without room to turn.`,
    curled: ({ widthCm, depthCm }) =>
      `Your pet is longer than the floor is wide, so it would ride sitting or curled up. Cut a box to ${widthCm} × ${depthCm} cm and let it try.`,
  } satisfies Record<FitReason, (carrier: Carrier) => string>,
} as const;
