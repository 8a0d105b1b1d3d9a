/** The names that browsers and systems bear in every language. */
export const deviceNames = {
  browsers: {
    edge: "Edge",
    opera: "Opera",
    samsung: "Samsung Internet",
    firefox: "Firefox",
    chrome: "Chrome",
    safari: "Safari",
  },
  systems: {
    iphone: "iPhone",
    ipad: "iPad",
    android: "Android",
    windows: "Windows",
    mac: "Mac",
    chromeos: "ChromeOS",
    linux: "Linux",
  },
} as const;
