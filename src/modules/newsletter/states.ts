/**
 * The topics that an address can subscribe to: the newsletter, or one mail when orders can be paid
 * or a variant is back.
 */
export const subscriptionTopics = ["newsletter", "payment", "stock"] as const;
export type SubscriptionTopic = (typeof subscriptionTopics)[number];

export const subscriberStates = ["pending", "confirmed", "unsubscribed"] as const;
export type SubscriberState = (typeof subscriberStates)[number];
