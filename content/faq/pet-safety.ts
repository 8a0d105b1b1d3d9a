import type { FaqCategory } from "./category.ts";

export const petSafety: FaqCategory = {
  id: "pet-safety",
  heading: "Pet safety",
  questions: [
    {
      id: "how-to-use-the-tether",
      question: "How do I use the safety tether?",
      answer: [
        "Clip it to a harness, never to a collar: a jump on a collar pulls at the neck. Give it enough slack to sit and turn, and not enough to climb over the rim.",
      ],
    },
    {
      id: "enough-air",
      question: "Does my pet get enough air?",
      answer: [
        "There is mesh at the front and on both sides, so air moves through the bag. Keep it free: no coats over the windows, no rain cover left on in the sun.",
      ],
    },
    {
      id: "how-to-start",
      question: "How do I get my pet used to the bag?",
      answer: [
        "Slowly, and with snacks. Leave it open on the floor for a few days with something that smells of home inside. Then close it for a moment, lift it for a moment, walk to the door and back.",
        "Stop while it is still going well. A pet that asks to get in again is ready for more.",
      ],
      more: { to: "/blog/training-your-dog", label: "Read about training" },
    },
    {
      id: "how-long-inside",
      question: "How long may my pet stay inside?",
      answer: [
        "There is no number that is right for all. Begin with short outings and take breaks often: out of the bag, stretch the legs, drink, look around. Puppies, kittens and older animals need breaks sooner.",
        "A carrier is for the way, not for the night, and never a place to leave an animal alone.",
      ],
    },
    {
      id: "heat-and-cold",
      question: "What about heat and cold?",
      answer: [
        "An animal that sits still cannot warm itself by walking, and in a bag it cannot choose the shade. On hot days go early or late, carry water, and check often. Heavy panting, drooling or a limp body mean: out, into the shade, water, and a vet without delay.",
        "Flat-faced dogs and cats overheat sooner than others. Never leave a pet in a parked car, in the bag or out of it.",
      ],
    },
    {
      id: "in-a-car-or-on-a-bike",
      question: "Can I use it in a car or on a bicycle?",
      answer: [
        "As a bag that stands beside you at rest, yes. It is not a crash-tested restraint, and we do not recommend it for cycling, running or skiing, where a fall would be your pet’s fall as well.",
      ],
    },
    {
      id: "when-not-to-use-it",
      question: "When should we leave the bag at home?",
      answer: [
        "When your pet weighs more than {size.maxPet}, is ill or injured, has just had surgery, or is plainly afraid of it. If you are unsure, your vet knows your animal and we do not.",
      ],
    },
  ],
};
