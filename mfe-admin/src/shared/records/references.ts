import type { Option } from '@cimiento/ui';
import { useFormChange, useFormValue } from '@cimiento/ui/form';
import { createContext, useContext, useMemo, useState } from 'react';

/** The records that the values of a form refer to, by the name of their field. */
export type References = Readonly<Record<string, Option | null>>;

type KnownReferences = {
  /** The record with this id, if the form has shown it; a form holds ids only. */
  find: (name: string, id: number | null | undefined) => Option | undefined;
  /** Keeps records that were chosen. */
  remember: (chosen: References) => void;
};

const getKey = (name: string, id: number): string => `${name} ${id}`;

const addTo = (known: ReadonlyMap<string, Option>, references: References): ReadonlyMap<string, Option> => {
  const added = new Map(known);
  for (const [name, option] of Object.entries(references)) if (option) added.set(getKey(name, option.id), option);
  return added;
};

const none: References = {};

/** Keeps every record that a form has referred to, so that an id can be shown by its name again. */
export function useReferences(present: References = none): KnownReferences {
  const [{ latest, known }, setState] = useState(() => ({ latest: present, known: addTo(new Map(), present) }));
  if (latest !== present) setState({ latest: present, known: addTo(known, present) });
  return useMemo(
    () => ({
      find: (name, id) => (id ? known.get(getKey(name, id)) : undefined),
      remember: (chosen) => setState((state) => ({ ...state, known: addTo(state.known, chosen) })),
    }),
    [known],
  );
}

export const ReferencesContext = createContext<KnownReferences>({ find: () => undefined, remember: () => undefined });

/** The record that a field of the surrounding form refers to. */
export function useReference<Chosen extends Option>(name: string): Chosen | null {
  const id = useFormValue<number>(name);
  return (useContext(ReferencesContext).find(name, id) as Chosen | undefined) ?? null;
}

/** Returns a function that sets fields of the surrounding form to records, or to none. */
export function useReferenceChange(): (chosen: References) => void {
  const { remember } = useContext(ReferencesContext);
  const change = useFormChange();
  return (chosen) => {
    remember(chosen);
    for (const [name, option] of Object.entries(chosen)) change(name, option?.id);
  };
}
