import type { FieldErrors } from '@cimiento/contracts';
import { Button, ConfirmDialog, Dialog } from '@cimiento/ui';
import { useWhenDone, ValidatedForm, WatchForm, type FormProgress, type ValidatedFormProps } from '@cimiento/ui/form';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Fields } from './Fields';
import { FormError } from './FormError';
import { wholeRecord } from './useChanges';

type Props<Values extends object> = Pick<ValidatedFormProps<Values>, 'schema' | 'initialValues' | 'prepare'> & {
  title: string;
  submitLabel: string;
  /** Sends the checked values; undefined when they were taken, else the messages for their fields. */
  onSubmit: (values: Values) => Promise<FieldErrors | undefined>;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

/** The browser asks too, before it leaves the page with what was typed. */
function useLeaveGuard(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
}

/** A form over the list that creates or edits one record. Unsaved changes ask before it closes, and it closes when the record is saved. */
export function RecordDialog<Values extends object>({
  title,
  submitLabel,
  onSubmit,
  onClose,
  children,
  ...form
}: Props<Values>) {
  const formId = useId();
  const [{ dirty, submitting }, setProgress] = useState<FormProgress>({ dirty: false, submitting: false });
  const [asking, setAsking] = useState(false);
  // Why the whole record was refused, to be read for longer than a toast stays.
  const [refusal, setRefusal] = useState('');
  const button = useRef<HTMLButtonElement>(null);
  // While it could not be pressed the button lost the keyboard; it gets it back, for another try.
  useWhenDone(submitting, () => {
    if (document.activeElement === document.body) button.current?.focus();
  });
  useLeaveGuard(dirty);

  const close = () => {
    if (submitting) return;
    if (dirty) setAsking(true);
    else onClose();
  };
  const send = async (values: Values) => {
    setRefusal('');
    const errors = await onSubmit(values);
    if (!errors) onClose();
    else setRefusal(errors[wholeRecord] ?? '');
    return errors;
  };

  return (
    <Dialog
      open
      staysOnOutsidePress
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={submitting} onClick={close}>
            Cancelar
          </Button>
          <Button ref={button} type="submit" form={formId} busy={submitting} busyLabel="Guardando...">
            {submitLabel}
          </Button>
        </>
      }
    >
      <ValidatedForm {...form} id={formId} onSubmit={send}>
        {() => (
          <>
            <WatchForm onChange={setProgress} />
            {refusal && <FormError role="alert">{refusal}</FormError>}
            <Fields>{children}</Fields>
          </>
        )}
      </ValidatedForm>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="¿Descartar los cambios?"
        message="Lo que escribiste no se ha guardado."
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
        onConfirm={onClose}
      />
    </Dialog>
  );
}
