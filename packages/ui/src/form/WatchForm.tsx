import { useEffect } from 'react';
import { useFormState } from 'react-final-form';

export type FormProgress = { /** Something differs from what the form began with. */ dirty: boolean; submitting: boolean };

/** Tells whoever holds the form around it whether there are unsaved changes and whether they are on their way. */
export function WatchForm({ onChange }: { onChange: (progress: FormProgress) => void }) {
  const { dirty, submitting } = useFormState({ subscription: { dirty: true, submitting: true } });
  useEffect(() => onChange({ dirty: dirty ?? false, submitting: submitting ?? false }), [onChange, dirty, submitting]);
  return null;
}
