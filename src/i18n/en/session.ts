/** The warning before somebody who does nothing is signed out. */
export const sessionText = {
  title: "Session Expiring Soon",
  text: "You have been away for a while. To keep your account safe, we will sign you out in",
  minutesLeft: (minutes: number) => `${minutes} ${minutes === 1 ? "minute" : "minutes"}`,
  signOut: "Sign Out",
  extend: "Extend Session",
} as const;
