/**
 * What the images of features cannot say by themselves, by feature. Loaded with the large
 * image.
 */
export const featureDetails: Readonly<Record<string, string>> = {
  "front-window":
    "Wide enough for two eyes and one very curious nose, framed by two rows of piping.",
  "side-windows": "The breeze comes in on one side and leaves on the other.",
  "top-flap":
    "For getting in without a wrestle, and for a scratch behind the ears at every red light.",
  buckles: "Click them shut for the road; they take the pull when someone leans on the wall.",
  zips: "They run round the corner smoothly and stay where you leave them.",
  stands: "On a station floor, under a café table, next to the bench. No hand needed.",
  cushion: "You can see it behind the mesh. It comes out for a shake and a wash.",
  "chin-rest": "The favourite place of everyone who would like to be asked where we are going.",
  straps: "Broad at the shoulder, narrow under the arm, and adjustable while you walk.",
  "chest-strap": "Slide it up or down, click it shut, and the weight stays where it belongs.",
  "back-pads": "Two columns of padding with a channel between them, so the shirt stays dry.",
  handle: "For stairs, for the boot of the car and for the last few steps home.",
  "front-pocket":
    "Passport, treats, keys. Behind a zip that you can reach without taking the bag off.",
  "side-pocket": "One for the water bottle, one for the bags that nobody talks about.",
  ring: "One on each side, sewn into the seam above the window.",
  "storage-bag": "Cotton, with an olive cord. It comes with every backpack.",
  cloth: "Yarns in several shades of one colour, so that a day on the road does not show at once.",
  piping: "It is the seam that takes the knocks, so there are two of them.",
};
