import { readStorage, removeStorage, writeStorage } from '@cimiento/ui';

const key = 'cimiento.admin.recent-searches';
const maxKept = 5;

/** Recent searches on this device, the latest first. */
export function readRecentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(readStorage('localStorage', key) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, maxKept) : [];
  } catch {
    return [];
  }
}

/** Keeps a search that led to a record. */
export function keepRecentSearch(text: string): void {
  const others = readRecentSearches().filter((earlier) => earlier !== text);
  writeStorage('localStorage', key, JSON.stringify([text, ...others].slice(0, maxKept)));
}

/** Forgets them, as when somebody signs out of a shared computer. */
export const forgetRecentSearches = (): void => removeStorage('localStorage', key);
