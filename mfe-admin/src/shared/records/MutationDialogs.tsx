import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { FieldErrors } from '@cimiento/contracts';
import type { ComponentProps } from 'react';
import { ActionDialog } from './ActionDialog';
import { RecordDialog, type RecordDialogProps } from './RecordDialog';
import { useIdempotencyKey } from './useIdempotencyKey';
import { useRecordChanges, type ToastTexts } from './useRecordChanges';

type Change<Variables> = {
  mutation: TypedDocumentNode<unknown, Variables>;
  toasts: ToastTexts;
  reload: () => Promise<unknown>;
  /** Whether a request that is sent again after a lost response happens once. */
  isIdempotent?: boolean;
};

/** Sends one mutation with its toasts. Resolves as `save` of `useRecordChanges`. */
export function useSave<Variables extends OperationVariables>({
  mutation,
  toasts,
  reload,
  isIdempotent = false,
}: Change<Variables>): (variables: Variables) => Promise<FieldErrors | undefined> {
  const { save } = useRecordChanges(reload);
  const withIdempotencyKey = useIdempotencyKey();
  const [send] = useMutation<unknown, OperationVariables>(mutation);
  return (variables) =>
    save(() => send({ variables, context: isIdempotent ? withIdempotencyKey(variables) : undefined }), toasts);
}

type FormProps<Values extends object, Variables> = Change<Variables> &
  Omit<RecordDialogProps<Values>, 'onSubmit'> & { toVariables: (input: Values) => Variables };

/** A form whose values are sent by one mutation. */
export function MutationForm<Values extends object, Variables extends OperationVariables>({
  mutation,
  toasts,
  reload,
  isIdempotent,
  toVariables,
  ...form
}: FormProps<Values, Variables>) {
  const save = useSave({ mutation, toasts, reload, isIdempotent });
  return <RecordDialog {...form} onSubmit={(input) => save(toVariables(input))} />;
}

type QuestionProps<Variables> = Change<Variables> &
  Omit<ComponentProps<typeof ActionDialog>, 'onConfirm'> & {
    variables: Variables;
    /** Whether a failure closes it too: the row has changed, and the list says how. */
    closesOnFailure?: boolean;
  };

/** A question before one mutation. */
export function MutationQuestion<Variables extends OperationVariables>({
  mutation,
  toasts,
  reload,
  isIdempotent,
  variables,
  closesOnFailure = false,
  ...question
}: QuestionProps<Variables>) {
  const save = useSave({ mutation, toasts, reload, isIdempotent });
  return <ActionDialog {...question} onConfirm={async () => !(await save(variables)) || closesOnFailure} />;
}
