import type { FieldErrors } from '@cimiento/contracts';
import { Button, Dialog } from '@cimiento/ui';
import { ValidatedForm, WatchForm, type ValidatedFormProps } from '@cimiento/ui/form';
import { useId, useState, type ReactNode } from 'react';

type Props<Values extends object> = Pick<ValidatedFormProps<Values>, 'schema' | 'initialValues'> & {
  title: string;
  submitLabel: string;
  busyLabel: string;
  /** Sends the validated values. Resolves to undefined on success, else to the messages for the fields. */
  onSubmit: (values: Values) => Promise<FieldErrors | undefined>;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog, which closes once its values are saved. */
export function FormDialog<Values extends object>({
  title,
  submitLabel,
  busyLabel,
  onSubmit,
  onClose,
  children,
  ...form
}: Props<Values>) {
  const formId = useId();
  const [submitting, setSubmitting] = useState(false);
  const submit = async (values: Values) => {
    const errors = await onSubmit(values);
    if (!errors) onClose();
    return errors;
  };
  return (
    <Dialog
      open
      disablePointerDismissal
      onOpenChange={(open) => {
        if (!open && !submitting) onClose();
      }}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={submitting} onClick={onClose}>
            Cerrar
          </Button>
          <Button type="submit" form={formId} busy={submitting} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <ValidatedForm {...form} id={formId} onSubmit={submit}>
        {() => (
          <>
            <WatchForm onChange={(progress) => setSubmitting(progress.submitting)} />
            {children}
          </>
        )}
      </ValidatedForm>
    </Dialog>
  );
}
