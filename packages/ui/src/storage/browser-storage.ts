type Place = 'localStorage' | 'sessionStorage';

/** Does something that a browser may refuse: one that keeps nothing, or has no room left, costs what would be kept and nothing else. */
function tryTo<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/** What is kept in a browser under a key; null when there is nothing. */
export const readStorage = (place: Place, key: string): string | null => tryTo(() => window[place].getItem(key));

/** Keeps a text in a browser, if it lets us. */
export const writeStorage = (place: Place, key: string, text: string): void =>
  void tryTo(() => window[place].setItem(key, text));

/** Forgets what is kept in a browser under a key. */
export const removeStorage = (place: Place, key: string): void => void tryTo(() => window[place].removeItem(key));
