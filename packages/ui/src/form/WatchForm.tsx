import { useEffect } from 'react';
import { useForm } from 'react-final-form';

export type FormProgress = {
  /** Something differs from what the form began with. */ dirty: boolean;
  submitting: boolean;
};

/**
 * Tells whoever holds the form around it whether there are unsaved changes and whether they are on their way.
 * It is told within the key press that changes the form: told after the next drawing, a quick Escape would find nothing unsaved.
 */
export function WatchForm({ onChange }: { onChange: (progress: FormProgress) => void }) {
  const form = useForm('WatchForm');
  useEffect(
    () =>
      form.subscribe(({ dirty = false, submitting = false }) => onChange({ dirty, submitting }), {
        dirty: true,
        submitting: true,
      }),
    [form, onChange],
  );
  return null;
}
