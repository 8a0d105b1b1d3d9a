import type { FaqCategory } from "./category.ts";

export const productInfo: FaqCategory = {
  id: "product-info",
  heading: "Product info",
  questions: [
    {
      id: "will-my-pet-fit",
      question: "Will my pet fit?",
      answer: [
        "Most dogs and cats up to {size.maxPet} will. Weight is the firm limit; length and height decide the rest.",
        "Measure your pet, add {bag.roomCm} cm for turning round, and compare that with {size.metric}. Those are the outside measurements, so be generous rather than exact.",
      ],
      more: { to: "/size-chart", label: "Open the size chart" },
    },
    {
      id: "how-big-and-heavy",
      question: "How big is the backpack, and how heavy?",
      answer: [
        "{size.metric} on the outside, which is {size.imperial}. Empty, it weighs {size.weight}.",
        "There is one size. {Colours.all} share the same cut.",
      ],
    },
    {
      id: "which-colours",
      question: "Which colours are there?",
      answer: [
        "{Colours.names}, each with cream panels. Mesh, cushion, pockets and straps are the same in all of them, so your taste is the only thing to consult. Or theirs.",
      ],
      more: { to: "/products", label: "Compare the colours" },
    },
    {
      id: "what-is-included",
      question: "What comes with the backpack?",
      answer: [
        "The bag itself, the cushion on its floor{if not gift Cotton Storage Bag} and{/if}{if gift Cotton Storage Bag},{/if} the safety tether inside{if gift Cotton Storage Bag}, and a cotton storage bag with a drawstring. The storage bag is free with every backpack and needs no code{/if}.",
      ],
    },
    {
      id: "how-does-it-open",
      question: "How does it open?",
      answer: [
        "At the front, at the side and at the top. Timid pets like to walk in from the front on level ground. The top flap is for saying hello on the way.",
      ],
    },
    {
      id: "how-to-clean",
      question: "How do I clean it?",
      answer: [
        "Let mud dry and brush it off, then wipe the cloth with lukewarm water and a little mild soap.",
        "The cushion comes out and likes a wash by hand. Dry everything in the air, away from heaters.",
      ],
    },
    {
      id: "on-a-plane",
      question: "Can I take it on a plane?",
      answer: [
        "That is for your airline to say. Rules for pets in the cabin differ from one to the next, and so does the space under the seat. Hold {size.metric} against your airline’s limits and ask them before you book.",
        "We do not call the {brand.productName} “airline approved”. Only an airline can approve anything.",
      ],
      more: { to: "/blog/pet-carrier-flights", label: "Read about flying with a carrier" },
    },
  ],
};
