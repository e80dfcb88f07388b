/** The first that fits: most browsers name others too. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.* Safari\//, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

const first = (known: typeof BROWSERS, text: string): string | undefined =>
  known.find(([pattern]) => pattern.test(text))?.[1]

/** What a browser calls itself, in words that a person knows their device by: “Firefox on Windows”. */
export function deviceWords(userAgent: string | null): string {
  const browser = first(BROWSERS, userAgent ?? '')
  const system = first(SYSTEMS, userAgent ?? '')
  if (browser === undefined && system === undefined) return 'Unknown device'
  return `${browser ?? 'A browser'} on ${system ?? 'an unknown device'}`
}
