/** The message on a device when its browser has ended its subscription. */
export const pushReplaced = {
  title: "ההתראות במכשיר הזה נעצרו",
  text: "כדי לחדש אותן יש לפתוח את מערכת הניהול.",
} as const;
