/** The message of the worker to open pages: the browser has another push subscription, or none. */
export const PUSH_REPLACED = "push-replaced";
