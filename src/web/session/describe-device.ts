/**
 * The first pattern that fits counts: most browsers also call themselves by the names of others.
 */
const browsers = [
  ["edge", /\bEdg(?:e|A|iOS)?\//],
  ["opera", /\bOPR\//],
  ["samsung", /\bSamsungBrowser\//],
  ["firefox", /\b(?:Firefox|FxiOS)\//],
  ["chrome", /\b(?:Chrome|CriOS)\//],
  ["safari", /\bSafari\//],
] as const satisfies readonly (readonly [string, RegExp])[];

const systems = [
  ["iphone", /\biPhone\b/],
  ["ipad", /\biPad\b/],
  ["android", /\bAndroid\b/],
  ["windows", /\bWindows\b/],
  ["mac", /\bMacintosh\b/],
  ["chromeos", /\bCrOS\b/],
  ["linux", /\bLinux\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** How a surface speaks of devices. */
type DeviceLabels = {
  readonly device: (browser: string, system: string) => string;
  readonly browsers: Readonly<Record<(typeof browsers)[number][0], string>>;
  readonly systems: Readonly<Record<(typeof systems)[number][0], string>>;
  readonly someBrowser: string;
  readonly unknownDevice: string;
};

/**
 * A browser's user agent in plain words: "Chrome on Windows". It can be faked, so this is only a
 * hint.
 */
export function describeDevice(userAgent: string | null, text: DeviceLabels): string {
  const agent = userAgent ?? "";
  const browser = browsers.find(([, pattern]) => pattern.test(agent))?.[0];
  const system = systems.find(([, pattern]) => pattern.test(agent))?.[0];
  if (browser === undefined && system === undefined) return text.unknownDevice;
  const name = browser === undefined ? text.someBrowser : text.browsers[browser];
  return system === undefined ? name : text.device(name, text.systems[system]);
}
