import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { removeStorage, writeStorage, readStorage } from '../storage/browser-storage';

function read<T>(key: string): Partial<T> {
  try {
    return JSON.parse(readStorage('localStorage', key) ?? '{}') as Partial<T>;
  } catch {
    // Ignores a stored value that is not JSON.
    return {};
  }
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
    writeStorage('localStorage', draftKey, JSON.stringify(Object.fromEntries(stored)));
  }, [values, submitSucceeded, draftKey, exclude]);
  return null;
}
