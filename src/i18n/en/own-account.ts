// Texts for changing the e-mail address, downloading one's data and closing the account. They load
// with that part of the account page.

export const ownAccount = {
  proof: {
    password: "Your password",
    showPassword: "Show your password",
    passwordMissing: "Please enter your password",
    passwordWrong: "This is not your password.",
    code: "Code from your app",
    codeHelp: "Or one of your recovery codes.",
    codeMissing: "Please enter the code from your app",
    passkey: "Use a passkey instead",
  },
  cancel: "Cancel",
  retry: "Try again",
  email: {
    title: "Email address",
    text: "You sign in with it, and your order emails go there.",
    change: "Change email address",
    label: "New email address",
    help: "We will email a link to it. Your address changes once you have opened the link and entered your password. We also notify your old address.",
    same: "This is already your address.",
    submit: "Email me the link",
    sending: "Sending…",
    waiting: (email: string) => `We have emailed a link to ${email}.`,
    waitingText: (until: string) =>
      `Your address changes once you confirm it there, until ${until} (Israel time).`,
    giveUp: "Do not change it",
    givenUp: "Your address stays the same",
  },
  data: {
    title: "Your data",
    text: "Everything that we know about you, in one file: orders, addresses, messages, consents and more.",
    start: "Download your data",
    submit: "Download the file",
    sending: "Preparing your file…",
    done: "Your data is in your downloads",
    fileName: "my-data.json",
  },
  closing: {
    title: "Close your account",
    text: "For good, and at once on every device.",
    start: "Close account",
    gone: "We delete for good: your account, your address book, your messages and our answers, your newsletter subscription, and the emails that we sent you.",
    retained: (orders: number) =>
      orders === 0
        ? "You have no orders that we would have to keep."
        : `By law we must keep records of sales for seven years: ${orders === 1 ? "your order stays" : `your ${orders} orders stay`} in our books, without your name, address, email and phone.`,
    before: "Download your data first if you want to keep it.",
    open: (numbers: string) =>
      `Some of your orders are still open. Once they are completed, you can close your account: ${numbers}`,
    submit: "Close my account for good",
    sending: "Closing…",
    done: "Your account is closed",
    failed: "This could not be loaded.",
  },
} as const;
