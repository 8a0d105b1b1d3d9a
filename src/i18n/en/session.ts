/** The warning before an inactive user is signed out. */
export const sessionText = {
  title: "Session Expiring Soon",
  text: "You have been away for a while. To keep your account safe, we will sign you out in",
  minutesLeft: (minutes: number) => `${minutes} ${minutes === 1 ? "minute" : "minutes"}`,
  signOut: "Sign Out",
  extend: "Extend Session",
  /** On the sign-in page, for users who come back too late. */
  ended: (minutes: number) => `You were signed out after ${minutes} minutes without activity.`,
} as const;
