/**
 * Replies, or their beginnings; "{name}" is the sender of the message, "{order}" their order's
 * number. Staff fill in placeholders whose value is not known.
 */
export const replyTemplates = {
  items: [
    {
      name: "תודה על הפנייה",
      en: "Hello {name},\n\nThank you for writing to us.",
      he: "שלום {name},\n\nתודה שפניתם אלינו.",
    },
    {
      name: "התנצלות על העיכוב",
      en: "Hello {name},\n\nThank you for your patience, and please excuse the delay.",
      he: "שלום {name},\n\nתודה על הסבלנות, ואנו מתנצלים על העיכוב.",
    },
    {
      name: "בקשת פרטים",
      en: "Hello {name},\n\nThank you for your message. So that we can help, please send us your order number and, if possible, a photo.",
      he: "שלום {name},\n\nתודה על הפנייה. כדי שנוכל לעזור, נשמח לקבל את מספר ההזמנה ואם אפשר גם תמונה.",
    },
    {
      name: "עדכון על הזמנה",
      en: "Hello {name},\n\nThank you for your message about order {order}.",
      he: "שלום {name},\n\nתודה על הפנייה בנוגע להזמנה {order}.",
    },
  ],
} as const;
