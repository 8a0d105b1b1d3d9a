import { formatCount } from "../format-he.ts";
import type { reviews as hebrew } from "../he/reviews.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./in-words.ts";

/** The back office screens of customer reviews. */
export const reviews: Translated<typeof hebrew> = {
  title: "Reviews",
  intro:
    "Each review is published at once, and reviews are shown by date, not by rating. Hide a review only if it is spam or if the law requires it.",
  search: "Search the text and the author’s name",
  filter: {
    state: "Status",
    all: "All",
    stars: "Stars",
    anyStars: "All ratings",
    product: "Product",
    anyProduct: "All products",
  },
  states: { published: "Published", held: "Hidden" },
  species: { dog: "Dog", cat: "Cat" },
  fits: { small: "Too small", right: "Fits well", large: "Too large" },
  stars: (stars) => inWords(stars, "1 star", "stars"),
  photos: (count) => inWords(count, "1 photo", "photos"),
  weight: (grams) => `${formatCount(grams / 1_000)} kg`,
  answered: "Answered",
  list: {
    label: "Reviews",
    failed: "The reviews could not be loaded.",
    none: {
      title: "No reviews",
      text: "Customers are invited to write a review a few days after their order arrives.",
    },
    filtered: { title: "No reviews found", text: "No review matches the filters." },
  },
  columns: {
    review: "Review",
    stars: "Stars",
    product: "Product",
    state: "Status",
    createdAt: "Written",
  },
  page: {
    back: "All reviews",
    failed: "The review could not be loaded.",
    written: "Review",
    noText: "Stars only, no text.",
    photo: (place) => `Customer’s photo ${formatCount(place)}`,
    details: "Details",
    by: "Author",
    order: "Order",
    changed: "Updated",
    pet: "Pet",
    fit: "Fit",
    verified: "Written through the link that the customer got after a purchase.",
    inShop: "Shown in the shop",
    decision: "Last decision",
  },
  answer: {
    title: "The shop’s answer",
    text: "Everyone sees the answer below the review.",
    none: "No answer yet.",
    write: "Write answer",
    edit: "Edit answer",
    submit: "Save answer",
    saved: "Answer saved",
    failed: "The answer was not saved.",
  },
  hold: {
    button: "Hide review",
    title: "Hide review",
    text: "The review leaves the shop at once and no longer counts in the rating. The decision and its reason go into the change log.",
    submit: "Hide",
    saved: "Review hidden",
    failed: "The review was not hidden.",
  },
  release: {
    button: "Show again",
    title: "Show the review again",
    text: "The review is shown again and counts in the rating. The decision and its reason go into the change log.",
    submit: "Show again",
    saved: "The review is shown again",
    failed: "The review is still hidden.",
  },
  fields: {
    cause: {
      label: "Reason",
      choices: { spam: "Spam", law: "Required by law" },
    },
    reason: { label: "Explanation", problems: { required: "Enter an explanation" } },
    answer: {
      label: "Answer",
      help: "An empty answer removes the answer from the shop.",
    },
  },
};
