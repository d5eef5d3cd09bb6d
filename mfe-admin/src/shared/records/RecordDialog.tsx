import { messages, paths, type FieldErrors, type FieldWarning } from '@cimiento/contracts';
import { Button, Checkbox, ConfirmDialog, Dialog, TextLink } from '@cimiento/ui';
import { useOnComplete, ValidatedForm, WatchForm, type FormProgress, type ValidatedFormProps } from '@cimiento/ui/form';
import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { Fields } from './Fields';
import { FormError } from './FormError';
import { ReferencesContext, useReferences, type References } from './references';
import { useLeaveGuard } from './useLeaveGuard';
import { formErrorKey } from './useRecordChanges';
import { ValueChanges, WarningNote, WarningsContext } from './Warnings';

export type RecordDialogProps<Values extends object> = Pick<
  ValidatedFormProps<Values>,
  'schema' | 'initialValues' | 'prepare' | 'keepsTyped'
> & {
  title: string;
  submitLabel: string;
  /** Red is for what destroys or cannot be undone. */
  submitVariant?: 'danger' | 'primary';
  /** Sends the validated values. Resolves to undefined on success, else to the messages for the fields. */
  onSubmit: (values: Values) => Promise<FieldErrors | undefined>;
  /** Reasons to look at valid values again: they are shown beside their fields, and saved once they are ticked as correct. */
  listWarnings?: (values: Values) => readonly FieldWarning[];
  /** The records that the initial values refer to. */
  references?: References;
  /** Shown above the fields. */
  notice?: ReactNode;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
};

// What stands above the fields is out of sight where they scroll.
const reveal = (element: HTMLElement | null): void => element?.scrollIntoView?.({ block: 'nearest' });

/** In another tab, so that what was typed here stays. */
const SignInElsewhere = () => (
  <TextLink to={paths.login} target="_blank">
    Inicia sesión en otra pestaña
  </TextLink>
);

/** A form over the list that creates or edits one record. It asks before it discards changes, and closes once the record is saved. */
export function RecordDialog<Values extends object>({
  title,
  submitLabel,
  submitVariant,
  onSubmit,
  listWarnings,
  references,
  notice,
  onClose,
  children,
  ...form
}: RecordDialogProps<Values>) {
  const formId = useId();
  const known = useReferences(references);
  const [{ dirty, submitting }, setProgress] = useState<FormProgress>({ dirty: false, submitting: false });
  // An error of the whole record stays here to be read for longer than a toast.
  const [formError, setFormError] = useState('');
  const [warnings, setWarnings] = useState<readonly FieldWarning[]>([]);
  const [areAccepted, setAreAccepted] = useState(false);
  const dropWarnings = useCallback(() => {
    setWarnings([]);
    setAreAccepted(false);
  }, []);
  const submitButton = useRef<HTMLButtonElement>(null);
  // The button was disabled while submitting and lost the focus: give it back for another try.
  useOnComplete(submitting, () => {
    if (document.activeElement === document.body) submitButton.current?.focus();
  });
  const { requestClose, question } = useLeaveGuard({ isDirty: dirty, isBusy: submitting, onClose });

  const submit = async (values: Values) => {
    setFormError('');
    const found = areAccepted ? [] : (listWarnings?.(values) ?? []);
    setWarnings(found.length > 0 ? found : warnings);
    if (found.length > 0) return undefined;
    const errors = await onSubmit(values);
    if (!errors) onClose();
    else setFormError(errors[formErrorKey] ?? '');
    return errors;
  };

  return (
    <Dialog
      open
      disablePointerDismissal
      onOpenChange={(open) => !open && requestClose()}
      title={title}
      footer={
        <>
          <Button variant="secondary" disabled={submitting} onClick={requestClose}>
            Cancelar
          </Button>
          <Button
            ref={submitButton}
            type="submit"
            variant={submitVariant}
            form={formId}
            busy={submitting}
            busyLabel="Guardando..."
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <ReferencesContext value={known}>
        <ValidatedForm {...form} id={formId} onSubmit={submit}>
          {() => (
            <WarningsContext value={warnings}>
              <WatchForm onChange={setProgress} />
              <ValueChanges onChange={dropWarnings} />
              {formError && (
                <FormError ref={reveal} role="alert">
                  {formError} {formError === messages.signInRequired && <SignInElsewhere />}
                </FormError>
              )}
              {notice}
              {warnings.length > 0 && (
                <WarningNote ref={reveal} role="alert">
                  <p>Todavía no se guardó. {warnings.map(({ message }) => message).join(' ')}</p>
                  <Checkbox
                    label="Es correcto: guardar así"
                    checked={areAccepted}
                    onChange={({ currentTarget }) => setAreAccepted(currentTarget.checked)}
                  />
                </WarningNote>
              )}
              <Fields>{children}</Fields>
            </WarningsContext>
          )}
        </ValidatedForm>
      </ReferencesContext>
      <ConfirmDialog
        {...question}
        title="¿Descartar los cambios?"
        message="Lo que escribiste no se ha guardado."
        confirmLabel="Descartar"
        cancelLabel="Seguir editando"
      />
    </Dialog>
  );
}
