import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { removeStorage, writeStorage, readStorage } from '../storage/browser-storage';

function read<T>(key: string): Partial<T> {
  try {
    return JSON.parse(readStorage('localStorage', key) ?? '{}') as Partial<T>;
  } catch {
    // A draft that cannot be read is no draft.
    return {};
  }
}

/** What was typed into a form before, and how to forget it: a reload or a lost connection costs nobody their words. */
export function useDraft<T extends object>(key: string): { draft: Partial<T>; forget: () => void } {
  const [draft] = useState(() => read<T>(key));
  return { draft, forget: () => removeStorage('localStorage', key) };
}

type Props = {
  draftKey: string;
  /** Fields that are never kept, such as a consent, which must be given each time. */
  exclude?: readonly string[];
};

/** Keeps what is typed into the form around it. */
export function SaveDraft({ draftKey, exclude: except = [] }: Props) {
  const { values, submitSucceeded } = useFormState({ subscription: { values: true, submitSucceeded: true } });
  // What is typed and taken back again is a change too.
  const first = useRef(values);
  useEffect(() => {
    if (values === first.current || submitSucceeded) return;
    const words = Object.entries(values as object).filter(([name]) => !except.includes(name));
    writeStorage('localStorage', draftKey, JSON.stringify(Object.fromEntries(words)));
  }, [values, submitSucceeded, draftKey, except]);
  return null;
}
