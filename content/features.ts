import { backpack } from "./backpack.ts";
import { policies } from "./policies.ts";
import type { PictureName } from "#media/picture.ts";

/** Which part of the picture the pop-up comes close to. */
export type Closeup = "whole" | "top" | "upper" | "middle" | "lower";

export type PicturedFeature = {
  readonly id: string;
  readonly name: string;
  readonly picture: PictureName;
  readonly closeup: Closeup;
  /** What the picture cannot say by itself. */
  readonly detail: string;
};

export type Feature = PicturedFeature | { readonly id: string; readonly name: string };

type FeatureGroup = {
  readonly id: string;
  readonly heading: string;
  readonly features: readonly Feature[];
};

export const featureGroups: readonly FeatureGroup[] = [
  {
    id: "air",
    heading: "Air and a view",
    features: [
      {
        id: "front-window",
        name: "A front window of fine mesh",
        picture: "product/olive-1",
        closeup: "upper",
        detail: "Wide enough for two eyes and one very curious nose, framed by two rows of piping.",
      },
      {
        id: "side-windows",
        name: "A mesh panel on each side",
        picture: "product/olive-2",
        closeup: "middle",
        detail: "The breeze comes in on one side and leaves on the other.",
      },
      {
        id: "top-flap",
        name: "A top flap that zips wide open",
        picture: "product/olive-4",
        closeup: "top",
        detail:
          "For getting in without a wrestle, and for a scratch behind the ears at every red light.",
      },
      { id: "pale-lining", name: "Light lining, so inside never feels like a cave" },
      { id: "see-through", name: "Easy to see in: one glance tells you who is asleep" },
    ],
  },
  {
    id: "safe",
    heading: "Held safely",
    features: [
      { id: "tether", name: "A safety tether that clips to the harness" },
      {
        id: "buckles",
        name: "Buckled straps that back up the side zips",
        picture: "product/caramel-2",
        closeup: "middle",
        detail: "Click them shut for the road; they take the pull when someone leans on the wall.",
      },
      {
        id: "zips",
        name: "Covered zips with leather pulls",
        picture: "detail/zipper",
        closeup: "whole",
        detail: "They run round the corner smoothly and stay where you leave them.",
      },
      { id: "frame", name: "A frame that keeps its shape when it is put down" },
      {
        id: "stands",
        name: "A flat base: it stands by itself",
        picture: "product/blue-1",
        closeup: "lower",
        detail: "On a station floor, under a café table, next to the bench. No hand needed.",
      },
      {
        id: "limit",
        name: `Built for pets up to ${backpack.maxPetKg} kg (${backpack.maxPetLb} lb)`,
      },
    ],
  },
  {
    id: "cosy",
    heading: "Soft for them",
    features: [
      {
        id: "cushion",
        name: "A plump cushion on the floor",
        picture: "product/caramel-4",
        closeup: "lower",
        detail: "You can see it behind the mesh. It comes out for a shake and a wash.",
      },
      { id: "washable", name: "A cushion that likes a wash by hand" },
      {
        id: "chin-rest",
        name: "A padded rim to rest paws and chin on",
        picture: "hero/hero",
        closeup: "top",
        detail: "The favourite place of everyone who would like to be asked where we are going.",
      },
      { id: "turn", name: "Room to sit, to turn round and to curl up" },
      { id: "edges", name: "No hard seams where fur meets cloth" },
    ],
  },
  {
    id: "carry",
    heading: "Easy on you",
    features: [
      {
        id: "straps",
        name: "Padded shoulder straps",
        picture: "product/olive-3",
        closeup: "middle",
        detail: "Broad at the shoulder, narrow under the arm, and adjustable while you walk.",
      },
      {
        id: "chest-strap",
        name: "A chest strap that takes the sway out",
        picture: "product/caramel-3",
        closeup: "upper",
        detail: "Slide it up or down, click it shut, and the weight stays where it belongs.",
      },
      {
        id: "back-pads",
        name: "Airy pads along the back",
        picture: "product/blue-3",
        closeup: "middle",
        detail: "Two columns of padding with a channel between them, so the shirt stays dry.",
      },
      {
        id: "handle",
        name: "A leather-wrapped handle on top",
        picture: "product/olive-4",
        closeup: "top",
        detail: "For stairs, for the boot of the car and for the last few steps home.",
      },
      { id: "weight", name: `Only ${backpack.weightGrams} g before anyone climbs in` },
      { id: "straps-long", name: "Straps long enough for a winter coat" },
    ],
  },
  {
    id: "pockets",
    heading: "Places for things",
    features: [
      {
        id: "front-pocket",
        name: "A zipped pocket at the front",
        picture: "product/caramel-1",
        closeup: "lower",
        detail:
          "Passport, treats, keys. Behind a zip that you can reach without taking the bag off.",
      },
      {
        id: "side-pocket",
        name: "A cream pocket on each side",
        picture: "product/blue-2",
        closeup: "lower",
        detail: "One for the water bottle, one for the bags that nobody talks about.",
      },
      { id: "ring", name: "A ring for the lead or a small light" },
      {
        id: "storage-bag",
        name: "A free storage bag with a drawstring",
        picture: "detail/storage-bag",
        closeup: "whole",
        detail: "Cotton, with an olive cord. It comes with every backpack.",
      },
    ],
  },
  {
    id: "last",
    heading: "Made to come back",
    features: [
      { id: "cloth", name: "Woven cloth with a dry, matte hand" },
      { id: "wipe", name: "Mud brushes off once it is dry" },
      {
        id: "piping",
        name: "Double piping round every window",
        picture: "product/blue-4",
        closeup: "middle",
        detail: "It is the seam that takes the knocks, so there are two of them.",
      },
      { id: "warranty", name: `A factory warranty of ${policies.warrantyMonths} months` },
    ],
  },
];

export const featureCount = featureGroups.reduce((sum, group) => sum + group.features.length, 0);
