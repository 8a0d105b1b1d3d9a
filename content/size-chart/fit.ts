import { backpack, sizeText } from "../backpack.ts";

const { roomCm, heightCm, widthCm, depthCm } = backpack;

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
    heavy: `The bag carries up to ${sizeText.maxPet}. Your pet weighs more.`,
    tall: `The bag is ${heightCm} cm high. Sitting up, your pet would touch the top.`,
    "nearly-tall": `It is a close fit in height: the bag is ${heightCm} cm high, and less than ${roomCm.to} cm would be left. A calm pet may not mind, a restless one will.`,
    long: `Your pet is longer than the bag’s longest side, ${heightCm} cm, even without room to turn.`,
    curled: `Your pet is longer than the floor is wide, so it would ride sitting or curled up. Cut a box to ${widthCm} × ${depthCm} cm and let it try.`,
  },
} as const;
