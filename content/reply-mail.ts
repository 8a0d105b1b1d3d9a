/** The texts around an answer to a customer, in the language of the answer. */
export const replyMail = {
  en: {
    subject: "Our answer to your message",
    preheader: "You wrote to {brand.name}. Here is our answer.",
    heading: "Our answer to your message",
    quote: "What you wrote ({at}, Israel time)",
    footer:
      "You are receiving this email because you sent us a message through a form of {shop}. To write back, simply reply to it, or write to {email}.",
  },
  he: {
    subject: "תשובה לפנייתכם",
    preheader: "פניתם אל {brand.name}, וזו תשובתנו.",
    heading: "תשובה לפנייתכם",
    quote: "מה שנכתב בפנייה ({at})",
    signature: "צוות {brand.name}",
    footer:
      "ההודעה הזו נשלחה בתשובה לפנייה שהתקבלה בטפסים של {shop}. אפשר להשיב עליה ישירות, או לכתוב אל {email}.",
  },
} as const;
