import type { PetFit, PetSpecies } from "#modules/reviews/kinds.ts";

/** The page on which customers review what they bought. */
export const reviewForm = {
  title: "Your review",
  /** The way out of the invitations to review, by the same link. */
  stop: {
    title: "No more invitations to review",
    text: "Confirm, and we will no longer ask this address for reviews, whatever is ordered with it.",
    button: "No more invitations",
    sending: "Sending…",
    done: {
      title: "We will not ask again",
      text: "This address gets no more invitations to review. You will still receive emails about orders.",
    },
  },
  description: "What you think of what you bought.",
  lede: "Stars are enough; words and photos are welcome. What you write is published at once, with the name that you choose.",
  until: (day: string) => `You can change or remove it here until ${day}.`,
  product: (name: string, variant: string | null) =>
    variant === null ? name : `${name}, ${variant}`,
  nothing:
    "What you bought is no longer in our shop, so there is nothing to review. Thank you all the same!",
  stars: "Stars",
  star: (count: number) => (count === 1 ? "1 star" : `${count} stars`),
  name: "Name to show",
  headline: "Title",
  body: "What is it like?",
  pet: "Your pet",
  species: "Dog or cat?",
  kinds: { dog: "Dog", cat: "Cat" } satisfies Record<PetSpecies, string>,
  breed: "Breed",
  weight: "Weight in kg",
  fit: "How does it fit?",
  fits: { small: "Too small", right: "Just right", large: "Too large" } satisfies Record<
    PetFit,
    string
  >,
  choose: "Please choose",
  optional: "(optional)",
  photos: "Photos",
  photosHelp: (left: number) =>
    left === 1
      ? "One more photo: JPEG, PNG or WebP. We remove the location from it."
      : `Up to ${left} photos: JPEG, PNG or WebP, 20 MB in total. We remove the location from them.`,
  dropPhoto: (place: number) => `Remove photo ${place}`,
  publish: "Publish review",
  change: "Save changes",
  remove: "Remove my review",
  removeOpen: "Remove this review…",
  removeSure:
    "The review and its photos will be deleted. You can write another one with the same link.",
  saved: "Thank you! Your review is published.",
  /** Leads to the reviews of the product. */
  see: "See it among the reviews",
  savedHeld: "Your changes are saved.",
  removed: "Your review has been removed.",
  unusedPhotos: (count: number) =>
    count === 1
      ? "One photo could not be used: it is not a still picture, there are already four, or there was no space for it."
      : `${count} photos could not be used: they are not still pictures, there are already four, or there was no space for them.`,
  held: "This review is hidden at the moment, as possible spam or for legal reasons. Write to us if you think that is a mistake.",
  answer: "The shop’s answer",
  problems: {
    stars: "Please choose how many stars",
    name: "Please fill in the name to show",
    weight: "Please enter a weight such as 4.5",
    invalid: "Not saved yet. Please check the marked fields.",
    limited: (minutes: number) =>
      `Too many attempts. Please try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
    large: "The photos are too large in total. Please choose fewer or smaller ones.",
    failed: "That did not work. Please try again in a moment.",
  },
  ended: {
    title: "This link has expired",
    text: "Links to write a review work for 90 days. Write to us if you want to change or remove yours.",
    home: "Back to Home",
  },
  unknown: {
    title: "There is nothing to review here",
    text: "The link is incomplete, or the order is no longer available. Please try the link in our email again.",
    home: "Back to Home",
  },
} as const;
