/** The notices about their account that every page shows a signed-in user. */
export type Notices = {
  /** Number of new notifications; null while this is not known. */
  unread: number | null;
  /** The e-mail that waits for its confirmation; null if none does. */
  emailToConfirm: string | null;
};

/** The notices of the page: the shell loads and shows them, a page that settles one changes it. */
export type NoticeStore = {
  get(): Notices;
  set(changed: Partial<Notices>): void;
  /** Calls `listener` after each change; returns the function that ends this. */
  subscribe(listener: () => void): () => void;
  /** Forgets everything: another user has signed in. */
  reset(): void;
};

const unknown: Notices = { unread: null, emailToConfirm: null };

export function createNoticeStore(): NoticeStore {
  const listeners = new Set<() => void>();
  let notices = unknown;
  const replace = (next: Notices) => {
    notices = next;
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => notices,
    set: (changed) => replace({ ...notices, ...changed }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reset: () => replace(unknown),
  };
}
