/** Controls and messages around the newsletter. */
export const newsletter = {
  email: "Email",
  sending: "Subscribing…",
  /** The same whether the address is on the list already or not. */
  sent: {
    title: "One step to go",
    text: "An email is on its way to you. Press the button in it, and you are subscribed.",
  },
  failed: {
    title: "Error",
    text: "That did not get through. Please try again in a moment.",
  },
  confirming: "Confirming…",
  leaving: "Unsubscribing…",
  unsubscribeExpired: {
    title: "This link does not work",
    text: "It is incomplete or not one of ours. Use the link at the end of any issue, or write to us and we will take you off the list.",
    contact: "Go to the contact page",
  },
  home: "Back to Home",
} as const;
