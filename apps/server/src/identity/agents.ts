/** Browsers by what they call themselves: most claim to be others as well, so the first that fits counts. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\/|\bChromium\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** What somebody uses, in words they know it by; null for what cannot be told. */
export interface Agent {
  readonly browser: string | null
  readonly system: string | null
}

/** Reads a `User-Agent` header. Nothing else of it is stored. */
export function agentOf(header: string | undefined): Agent {
  const named = (header ?? '').slice(0, 1000)
  const first = (names: typeof browsers) => names.find(([form]) => form.test(named))?.[1] ?? null
  return { browser: first(browsers), system: first(systems) }
}
