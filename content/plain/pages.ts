// Texts of the pages of a shop that sells nothing for pets, where they differ from the delivered
// ones, until its owner writes their own. Fields that are missing stay as delivered.
import { account } from "../account.ts";

/** A picture of nothing in particular. */
const LIGHT = "/media/plain/light";

const home = {
  title: "{brand.name}: welcome to our shop, and to everything in it",
  description:
    "{brand.name} is a small shop with things that we like ourselves. {if free_shipping}Free worldwide shipping.{/if} People answer your questions.",
  descriptionWithoutColours:
    "{brand.name} is a small shop with things that we like ourselves. {if free_shipping}Free worldwide shipping.{/if} People answer your questions.",
  hero: {
    heading: "Good things, made well.",
    text: "A small shop with things that we like ourselves, packed by hand and sent to your door.",
    order: "Order Now",
    fit: "",
  },
  facts: [
    { label: "Packed within", value: "{policies.processingBusinessDays} business days" },
    { label: "Cancel by yourself", value: "{policies.cancelWithinHours} hours" },
    { label: "Factory warranty", value: "{policies.warrantyMonths} months" },
    { label: "An answer within", value: "{policies.replyWithinHours} hours" },
  ],
  stories: { heading: "Stories", text: "Told by people who know our things.", items: [] },
  features: {
    heading: "{count} details",
    text: "What there is to see from close by.",
    room: "Measured by hand.",
    measure: "Ask us",
    groups: [],
  },
  testimonials: { heading: "What people say", text: "In their own words.", quotes: [] },
  hello: {
    heading: "Say Hello!",
    text: "A question, a wish, an order that worries you? People answer here, within {policies.replyWithinHours} hours.",
    tag: "Show us",
    tagText: "Share a picture with {hashtag}. We look at every single one.",
  },
};

const collection = {
  title: "Everything that we sell | {brand.name}",
  description:
    "Everything that {brand.name} sells, with prices and stock. {if free_shipping}Free worldwide shipping.{/if} Packed by hand.",
  descriptionWithoutColours:
    "Everything that {brand.name} sells, with prices and stock. {if free_shipping}Free worldwide shipping.{/if} Packed by hand.",
  text: "Everything that we sell, in one place.",
  textOfSeveral: "Everything that we sell, in one place.",
  several: {
    title: "Everything that we sell | {brand.name}",
    description:
      "Everything that {brand.name} sells, with prices and stock. {if free_shipping}Free worldwide shipping.{/if} Packed by hand.",
    text: "Everything that we sell, in one place.",
    descriptionOfCategory:
      "{category} by {brand.name}, with prices and stock. {if free_shipping}Free worldwide shipping.{/if} Packed by hand.",
  },
  why: { heading: "Why people choose us", text: "The short version.", reasons: [] },
  reviews: { showSamples: false },
  callToAction: { heading: "Found something?", text: "It is packed by hand.", fit: "" },
};

const productPage = {
  forWhom: "For up to {maxPet}.",
  inUse: { title: "In use", items: [] },
  filmsTitle: "See it move",
  made: { title: "In figures", titleOfOthers: "In figures", text: "As far as numbers can tell." },
  related: { title: "The rest of the family", text: "Made in the same way." },
};

const blog = {
  title: "Notes",
  metaTitle: "Blog: notes from our shop | {brand.name}",
  description:
    "Notes from {brand.name}: what is new, how our things are made, and how to enjoy them for a long time.",
  lede: "What is new, how our things are made, and how to enjoy them for a long time.",
  callToAction: { heading: "Have a look round", text: "Everything that we sell, in one place." },
  aboutCallToAction: {
    heading: "Have a look round",
    text: "Everything that we sell, in one place.",
  },
};

const contact = {
  description:
    "Questions about an order or something that we sell? Write by form or email. People read it and answer within {policies.replyWithinHours} hours.",
  lede: "A question, a compliment, a wish: tell us.",
  channels: {
    heading: "Where to find us",
    text: "Email and form are best for orders and warranty, since nothing gets lost there.",
  },
  promo: {
    heading: "Show us",
    text: "We would love to see our things where they live now. Tag your picture with",
    hashtag: "{brand.hashtag}",
    note: "Your pictures stay yours. We ask before we show one to anybody.",
  },
};

const newsletter = {
  block: { text: "What is new in the shop. Rarely, and never without a reason." },
};

/** The documents by their keys. */
export const plainPages = {
  home,
  collection,
  "product-page": productPage,
  blog,
  contact,
  newsletter,
  account: Object.fromEntries(
    Object.entries(account)
      .filter(([, part]) => typeof part === "object")
      .map(([name]) => [name, { image: LIGHT }]),
  ),
};

/** The page about the shop, as a file of content/pages. */
export const plainAbout = `---
title: About us
name: About
metaTitle: About us, the people behind the shop | {brand.name}
description: "Who keeps {brand.name}, what we care about, and how to reach us: by form or email, with an answer from people."
image: plain/light
lede: A small shop with things that we like ourselves.
---

## What we care about

- **Things that last.** We sell what we would keep ourselves.
- **Plain promises.** Shipping times, the {policies.warrantyMonths}-month warranty and the things that we do not do are written where you can find them.
- **People who answer.** Somebody reads what you send, and replies within {policies.replyWithinHours} hours.

## Say hello

Ask about an order or anything that we sell through the [contact page](/contact), or write to {brand.email}.
`;
