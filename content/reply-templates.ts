/** How an answer may begin; "{name}" is whoever wrote. */
export const replyTemplates = {
  thanks: {
    en: "Hello {name},\n\nThank you for writing to us.",
    he: "שלום {name},\n\nתודה שפניתם אלינו.",
  },
  sorry: {
    en: "Hello {name},\n\nThank you for your patience, and please excuse the delay.",
    he: "שלום {name},\n\nתודה על הסבלנות, ואנו מתנצלים על העיכוב.",
  },
  details: {
    en: "Hello {name},\n\nThank you for your message. So that we can help, please send us your order number and, if possible, a photo.",
    he: "שלום {name},\n\nתודה על הפנייה. כדי שנוכל לעזור, נשמח לקבל את מספר ההזמנה ואם אפשר גם תמונה.",
  },
} as const;
