import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { removeStorage, writeStorage, readStorage } from '../storage/browser-storage';

/** A draft may have personal data, so it is not kept for ever. */
const draftLifetimeMs = 7 * 24 * 60 * 60_000;

type StoredDraft<T> = { savedAt: number; values: Partial<T> };

const isRecent = <T,>(draft: StoredDraft<T> | null): draft is StoredDraft<T> =>
  typeof draft?.savedAt === 'number' && Date.now() - draft.savedAt < draftLifetimeMs;

function read<T>(key: string): Partial<T> {
  try {
    const draft = JSON.parse(readStorage('localStorage', key) ?? 'null') as StoredDraft<T> | null;
    if (isRecent(draft)) return draft.values;
  } catch {
    // A stored value that is not JSON.
  }
  removeStorage('localStorage', key);
  return {};
}

/** The stored draft of a form and a function that deletes it, so that a reload or a lost connection loses no text. */
export function useDraft<T extends object>(key: string): { draft: Partial<T>; deleteDraft: () => void } {
  const [draft] = useState(() => read<T>(key));
  return { draft, deleteDraft: () => removeStorage('localStorage', key) };
}

type Props = {
  draftKey: string;
  /** Fields that are never stored, such as a consent, which must be given each time. */
  exclude?: readonly string[];
};

/** Stores the values of the surrounding form as they change. */
export function SaveDraft({ draftKey, exclude = [] }: Props) {
  const { values, submitSucceeded } = useFormState({ subscription: { values: true, submitSucceeded: true } });
  // Compared by identity: text that was typed and removed again is stored too.
  const first = useRef(values);
  useEffect(() => {
    if (values === first.current || submitSucceeded) return;
    const stored = Object.entries(values as object).filter(([name]) => !exclude.includes(name));
    writeStorage('localStorage', draftKey, JSON.stringify({ savedAt: Date.now(), values: Object.fromEntries(stored) }));
  }, [values, submitSucceeded, draftKey, exclude]);
  return null;
}
