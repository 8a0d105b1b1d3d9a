import { backpack } from "./backpack.ts";
import { policies } from "./policies.ts";
import type { ImageName } from "#media/image.ts";

export type FeatureWithImage = {
  readonly id: string;
  readonly name: string;
  readonly image: ImageName;
};

export type Feature = FeatureWithImage | { readonly id: string; readonly name: string };

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
        image: "detail/mesh",
      },
      {
        id: "side-windows",
        name: "A mesh panel on each side",
        image: "detail/side-window",
      },
      {
        id: "top-flap",
        name: "A top flap that zips wide open",
        image: "detail/top-flap",
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
        image: "detail/buckle",
      },
      {
        id: "zips",
        name: "Covered zips with leather pulls",
        image: "detail/zipper",
      },
      { id: "frame", name: "A frame that keeps its shape when it is put down" },
      {
        id: "stands",
        name: "A flat base: it stands by itself",
        image: "detail/base",
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
        image: "detail/cushion",
      },
      { id: "washable", name: "A cushion that likes a wash by hand" },
      {
        id: "chin-rest",
        name: "A padded rim to rest paws and chin on",
        image: "detail/rim",
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
        image: "detail/strap",
      },
      {
        id: "chest-strap",
        name: "A chest strap that takes the sway out",
        image: "detail/chest-strap",
      },
      {
        id: "back-pads",
        name: "Airy pads along the back",
        image: "detail/back",
      },
      {
        id: "handle",
        name: "A leather-wrapped handle on top",
        image: "detail/handle",
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
        image: "detail/front-pocket",
      },
      {
        id: "side-pocket",
        name: "A cream pocket on each side",
        image: "detail/pocket",
      },
      {
        id: "ring",
        name: "A ring for the lead or a small light",
        image: "detail/ring",
      },
      {
        id: "storage-bag",
        name: "A free storage bag with a drawstring",
        image: "detail/storage-bag",
      },
    ],
  },
  {
    id: "last",
    heading: "Made to come back",
    features: [
      {
        id: "cloth",
        name: "Woven cloth with a dry, matte hand",
        image: "detail/label",
      },
      { id: "wipe", name: "Mud brushes off once it is dry" },
      {
        id: "piping",
        name: "Double piping round every window",
        image: "detail/piping",
      },
      { id: "warranty", name: `A factory warranty of ${policies.warrantyMonths} months` },
    ],
  },
];

export const featureCount = featureGroups.reduce((sum, group) => sum + group.features.length, 0);
