import { useEffect } from 'react';
import { useForm } from 'react-final-form';

export type FormProgress = {
  /** A value differs from its initial value. */
  dirty: boolean;
  submitting: boolean;
};

/**
 * Reports unsaved changes and submission of the surrounding form. It reports synchronously with the key press: after the next render, a
 * quick Escape would find nothing unsaved.
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
