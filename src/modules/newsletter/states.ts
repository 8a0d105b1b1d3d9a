/** What an address can ask to be told: each issue, or once, that orders can be paid. */
export const subscriptionTopics = ["newsletter", "payment"] as const;
export type SubscriptionTopic = (typeof subscriptionTopics)[number];

export const subscriberStates = ["pending", "confirmed", "unsubscribed"] as const;
export type SubscriberState = (typeof subscriberStates)[number];
