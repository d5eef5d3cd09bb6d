type StorageName = 'localStorage' | 'sessionStorage';

/** Returns null when storage is disabled or full. */
function tryOrNull<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

/** The stored text, or null when there is none or storage is disabled. */
export const readStorage = (storage: StorageName, key: string): string | null =>
  tryOrNull(() => window[storage].getItem(key));

/** Stores a text; does nothing when storage is disabled or full. */
export const writeStorage = (storage: StorageName, key: string, text: string): void =>
  void tryOrNull(() => window[storage].setItem(key, text));

export const removeStorage = (storage: StorageName, key: string): void =>
  void tryOrNull(() => window[storage].removeItem(key));
