/** The words around what somebody of the shop answers, in the language that they write in. */
export const replyMail = {
  en: {
    subject: "Our answer to your message",
    preheader: "You wrote to {brand.name}, and here is our answer.",
    heading: "Our answer to your message",
    quote: "What you wrote ({at}, Israel time)",
    footer:
      "You get this email because you wrote to us through the forms of {shop}. Simply answer it to write back, or write to {email}.",
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
