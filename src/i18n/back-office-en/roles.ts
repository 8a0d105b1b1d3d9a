import type { roles as hebrew } from "../he/roles.ts";
import type { Translated } from "../translated.ts";
import { admin } from "./admin.ts";
import { daysInWords, inWords } from "./in-words.ts";
import { labels } from "./labels.ts";
import { isolate } from "#shared/isolate-text.ts";

/** The settings screen of people, their roles, and the rights of each moderator. */
export const roles: Translated<typeof hebrew> = {
  people: {
    title: "Users with a role",
    note: "The role is checked on every action, so a change takes effect at once.",
    failed: "The roles could not be loaded.",
    columns: {
      name: "Name",
      role: "Role and rights",
      given_at: "Since",
      secondFactor: "Two-step sign-in",
      actions: "Actions",
    },
    you: "Your account",
    roleLabel: (name) => `Role of ${isolate(name)}`,
    remove: (name) => `Remove the role of ${isolate(name)}`,
    reasons: {
      not_permitted: admin.notPermitted,
      last_admin: "This is the last administrator. Make another user an administrator first.",
    },
    rights: {
      count: (count) => (count === 0 ? "No rights" : inWords(count, "1 right", "rights")),
      /** Follows what they are, for those who hear the button. */
      of: (name) => `– rights of ${isolate(name)}`,
    },
    secondFactor: { on: "On", dueBy: "Required by", off: "Not set up" },
  },
  change: {
    title: "Change role",
    text: (name, from, to) => `The role of ${isolate(name)} changes: ${from} → ${to}.`,
    effects: {
      user: "Access to the back office ends at once.",
      moderator: "Only the rights you select are open in the back office.",
      admin: "Every action in the back office is allowed, including settings and rights.",
    },
    own: "This is your own account: after the change you are no longer an administrator.",
    submit: "Change role",
    saved: "Updated",
    failed: "The role was not changed.",
  },
  removal: {
    title: "Remove role",
    text: (name, isStaff) =>
      `The role of ${isolate(name)} is removed. The account itself stays.${isStaff ? " Access to the back office ends at once." : ""}`,
    saved: "Role removed",
    failed: "The role was not removed.",
  },
  add: {
    button: "Add role",
    title: "Add role",
    text: "People with an account in the shop get the role at once. Any other address gets an invitation by email.",
    email: labels.email,
    role: "Role",
    submit: "Assign role",
    hasRole: (role) => `This user already has a role (${role}). It will be replaced.`,
    isModerator: "This user already has a staff role. Change their rights in the list.",
    unknown: "There is no account with this address, and a customer needs no invitation.",
    invalid: "The email address is not valid",
    saved: "Role assigned",
    failed: "The role was not assigned.",
  },
  invitations: {
    title: "Pending invitations",
    sentAt: "Sent",
    waiting: "Awaiting an answer",
    ended: "The link is no longer valid",
    again: "Resend",
    sent: "Invitation sent",
    notSent: "The invitation was not sent.",
    tooMany: "You can send up to 20 invitations a day.",
    remove: (email) => `Cancel the invitation of ${isolate(email)}`,
    removal: {
      title: "Cancel invitation",
      text: (email) => `The link sent to ${isolate(email)} stops working.`,
      submit: "Cancel invitation",
      saved: "Invitation cancelled",
      failed: "The invitation was not cancelled.",
    },
  },
  grants: {
    title: (name) => `Rights of ${isolate(name)}`,
    intro: "Changes take effect at once. Without any right the back office is closed.",
    presets: {
      label: "Quick fill",
      help: "Fills in the boxes below. You can add and remove rights before you save.",
      names: {
        packer: "Packing and shipping",
        answers: "Answering messages",
        texts: "Content",
        all: "Everything that can be allowed",
      },
    },
    saveFailed: "The rights were not saved.",
    saved: "Updated",
    unchanged: "No changes to save",
    sensitive: "Sensitive",
    warning:
      "Sensitive rights are selected: they concern money, deletion or taking data out. Allow them only to those who need them.",
    secondFactor: "Requires two-step sign-in",
    /** Shown when one of these rights is added, with the days left to set it up. */
    secondFactorDue: (days) =>
      `Rights that require two-step sign-in are selected: if it is not turned on within ${daysInWords(days)}, the back office is blocked until it is.`,
    adminOnly: "Administrators only",
    areas: {
      figures: "Figures",
      orders: "Orders",
      stock: "Stock and prices",
      catalog: "Products and categories",
      coupons: "Coupons",
      content: "Content",
      customers: "Customers",
      messages: "Messages",
      reviews: "Reviews",
      settings: "Settings and email",
    },
    actions: {
      "figures.read": { name: "View figures", help: "Dashboard, analytics and reports" },
      "orders.read": { name: "View orders", help: "Order list, order details and printouts" },
      "orders.write": {
        name: "Process orders",
        help: "Status, shipments, payments, editing and notes. Entering a new order also requires viewing stock",
      },
      "orders.agree": {
        name: "Agree prices",
        help: "Sell an item or a whole manual order at another price than the catalogue’s",
      },
      "orders.refund": {
        name: "Refund",
        help: "Refund money to customers, and confirm that a refund was made",
      },
      "orders.delete": { name: "Delete orders", help: "Hide an order and restore it" },
      "orders.export": {
        name: "Export orders",
        help: "Download a file with the customer details of all orders",
      },
      "stock.read": { name: "View stock", help: "Quantities, movements and exchange rates" },
      "stock.write": {
        name: "Update stock",
        help: "Receive goods, correct quantities and do stocktakes",
      },
      "prices.write": {
        name: "Prices and rates",
        help: "Change the price of a variant and update exchange rates",
      },
      "catalogue.read": {
        name: "View catalogue",
        help: "Products, variants, images and categories",
      },
      "catalogue.write": {
        name: "Edit catalogue",
        help: "Add and edit products, images and categories",
      },
      "catalogue.delete": {
        name: "Delete from catalogue",
        help: "Delete and restore products, variants and images",
      },
      "coupons.read": {
        name: "View coupons",
        help: "Coupons, the revenue they brought, and their orders",
      },
      "coupons.write": { name: "Edit coupons", help: "Add, change, turn off and turn on again" },
      "content.read": {
        name: "View content",
        help: "Texts, articles, images and redirects, without changing them",
      },
      "content.write": {
        name: "Edit content",
        help: "Write and publish texts, articles and images, except brand, policies, payment account and email wording",
      },
      "customers.read": { name: "View customers", help: "Customer details and history" },
      "customers.write": { name: "Notes on customers", help: "Add and edit notes" },
      "customers.export": {
        name: "Export customer data",
        help: "Download everything stored about one person",
      },
      "customers.erase": {
        name: "Erase customer data",
        help: "Permanently delete the data of one person",
      },
      "messages.read": {
        name: "View messages",
        help: "Messages, dealers and newsletter subscribers",
      },
      "messages.write": {
        name: "Handle messages",
        help: "Reply, assign, close and mark as spam",
      },
      "reviews.read": { name: "View reviews", help: "All reviews, including those not shown" },
      "reviews.write": {
        name: "Handle reviews",
        help: "Public answers, hiding, and showing again",
      },
      "settings.read": {
        name: "View settings",
        help: "System settings and the list of roles, without changing them",
      },
      "settings.write": {
        name: "Change settings",
        help: "System settings, maintenance mode, brand, policies, payment account and email wording",
      },
      "roles.write": { name: "Roles and rights", help: "Assign roles and set the rights of staff" },
      "security.read": { name: "Security events", help: "Sign-in attempts and alerts" },
      "mail.read": {
        name: "View outgoing email",
        help: "Emails sent to customers, and their status",
      },
      "mail.write": { name: "Resend email", help: "Test emails and sending again" },
      "jobs.read": {
        name: "View background jobs",
        help: "Which jobs are waiting and which failed",
      },
      "jobs.write": { name: "Handle failed jobs", help: "Retry or delete" },
      "audit.read": { name: "Change log", help: "Who changed what, and when" },
    },
  },
};
