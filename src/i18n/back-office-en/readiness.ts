import type { readiness as hebrew } from "../he/readiness.ts";
import type { Translated } from "../translated.ts";
import { inWords } from "./in-words.ts";

const things = (missing: number) => inWords(missing, "1 thing is", "things are");

/** Before the opening: what is still missing, and where it is done. */
export const readiness: Translated<typeof hebrew> = {
  title: "Ready to open?",
  failed: "Could not check whether the shop is ready.",
  summary: (missing) =>
    missing === 0
      ? "Nothing is missing before opening."
      : `${things(missing)} missing before opening.`,
  list: "What was checked",
  again: "Check again",
  states: { done: "Ready", missing: "Missing", unknown: "Unknown", advice: "Advised" },
  checks: {
    payments: { name: "Payments", done: "The shop takes payments." },
    bankDetails: { name: "Bank details", done: "The details are in the email on how to pay." },
    paymentMessages: {
      name: "Messages from the payment service",
      done: "Messages arrive. The last one:",
    },
    paymentAccounts: {
      name: "Payment accounts",
      done: "All payment services are connected to a live account.",
    },
    paymentTrials: { name: "Trial payments", done: "All payment services have been tried." },
    paymentAnswers: { name: "Payment service status", done: "All payment services respond." },
    privacyText: { name: "Privacy policy", done: "The shop has published its privacy policy." },
    accessibility: {
      name: "Accessibility coordinator",
      done: "The accessibility statement says whom to contact, and how.",
    },
    destinations: { name: "Destinations", done: "It is set where the shop ships to." },
    backupPlace: { name: "Backup location", done: "Backups are stored off the shop’s disk." },
    integrity: { name: "Data consistency", done: "No data mismatches were found." },
    testMail: { name: "Outgoing email", done: "Emails leave the shop." },
    sender: {
      name: "Sender address",
      done: "Others can verify that emails really come from the shop (SPF, DKIM and DMARC).",
    },
    samples: { name: "Samples", done: "The shop has no sample content." },
    policies: { name: "Policies", done: "No text contradicts the numbers in the policies." },
    markets: {
      name: "Markets",
      done: "No orders were shipped to places that only have a proposal.",
    },
    taxNumbers: {
      name: "Tax registration numbers",
      done: "Every market that charges tax has a number.",
    },
    duties: { name: "Customs duty", done: "In every market it is known who pays customs duty." },
    imprint: {
      name: "Business details",
      done: "Legal name, company number and phone are filled in.",
    },
    returnAddress: { name: "Return address", done: "There is a postal address." },
    backup: { name: "Backup", done: "The last backup was tested by restoring it." },
    secondFactor: {
      name: "Two-step sign-in",
      done: "All administrators have two-step sign-in.",
    },
    firstOrder: { name: "First order", done: "One order was paid and refunded." },
  },
  reasons: {
    not_connected: "The service is on but not connected, and customers cannot pay with it:",
    service_away:
      "The service does not respond, and the shop tries again every few minutes. The service, and since when:",
    privacy_as_delivered:
      "This is the text that came with the shop. Read it, adapt it to what the business does, and publish it, even if nothing changes.",
    no_coordinator:
      "The shop sells to Israel, where the law requires the accessibility statement to name the coordinator and how to reach them: a name, and a phone number or email address.",
    no_destination: "There is no country that the shop ships to, and customers cannot order.",
    markets_as_delivered:
      "The shop ships to the whole world free of charge, as installed. Set where you ship and on which terms; if this is right, setting a start day for the main market is enough.",
    backups_beside:
      "Backups are stored on the same disk as the shop’s data and would be lost with it. The person who installs the shop should set another place (BACKUP_DIR).",
    integrity_broken: "Data mismatches were found. How many rules are broken, and since when:",
    payments_off: "All payment methods are off, and customers cannot order.",
    account_empty: "The account details are empty, and customers will not know where to pay.",
    no_message_yet:
      "No message came from the service in the last 30 days. After a first payment you will know whether they arrive.",
    message_missed:
      "A payment was found without a message about it. Check the webhook address and the signing key at the payment service. The payment was found:",
    trial_account:
      "The service is connected to a trial account, and customers would pay there without money moving:",
    never_tried: "Make a trial payment of the smallest amount, and see it arrive and come back:",
    mails_stay_here:
      "Emails are kept in a folder and reach no one. Whoever installs the shop sets the mail server.",
    no_test_mail: "No email has been sent yet. Send a test email and see that it arrives.",
    no_spf:
      "Emails may end up as spam: the person who manages the domain has to add an SPF record.",
    no_dmarc:
      "Emails may end up as spam: the person who manages the domain has to add a DMARC record.",
    no_spf_no_dmarc:
      "Emails may end up as spam: the person who manages the domain has to add SPF and DMARC records.",
    no_dkim_found:
      "SPF and DMARC were found, but not DKIM. It may have another name; ask your email provider.",
    not_looked_up: "Not checked: there was no answer. You can try again.",
    sample_quotes: "The home page has sample testimonials.",
    sample_reviews:
      "There are no customer reviews yet. Until then samples are shown, and marked as samples.",
    contradiction: "A text contradicts the policies.",
    market_proposed:
      "In the last 90 days orders were shipped to places whose market is only a proposal. Check it and set its day:",
    no_tax_number: "Tax is charged without the registration number it is paid under:",
    duty_unknown: "It is not known whether the customer pays customs duty on delivery:",
    no_company_details: "The legal name, the company number or the phone is missing.",
    no_postal_address: "There is no postal address for returned packages.",
    backups_off: "Backups are off.",
    no_backup: "No backup has been completed and tested by restoring it yet.",
    backup_failed: "The last backup failed.",
    backup_old: "The last good backup is more than 36 hours old.",
    no_second_factor: "Some administrators have no two-step sign-in.",
    nothing_paid: "No order has been paid yet. Place a real order, pay it and refund it.",
    nothing_refunded: "An order was paid, and a refund has not been tried yet.",
  },
  /** Text of the link to the page of this name. */
  go: (page) => `Go to: ${page}`,
};
