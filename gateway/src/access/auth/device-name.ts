// Chrome names Safari too, and Edge and Opera name both, so the order matters.
const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

const find = (names: readonly [RegExp, string][], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** Name by which a user knows a device, in Spanish: 'Chrome en Windows'. The browser states it, so it proves nothing. */
export function toDeviceName(userAgent: string | null): string {
  const [browser, system] = [find(browsers, userAgent ?? ''), find(systems, userAgent ?? '')];
  if (browser && system) return `${browser} en ${system}`;
  return browser ?? system ?? 'Otro dispositivo';
}
