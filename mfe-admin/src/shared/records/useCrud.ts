import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import type { FieldErrors } from '@cimiento/contracts';
import type { RecordVersion } from './open-dialog';
import { useIdempotencyKey } from './useIdempotencyKey';
import { useRecordChanges, type ToastTexts } from './useRecordChanges';

/** Names of a kind of record in texts. */
export type Noun = {
  /** With its article, such as 'el post'. */
  name: string;
  /** Whether participles agree in the feminine: 'creada'. */
  isFeminine?: boolean;
  /** Description of a failure where the server's message is not the end of 'No se pudo crear el post: …'. */
  describeFailure?: (action: string, serverMessage: string) => string;
};

/** Toasts of a change: `participle` 'cread' gives 'Post creado' or 'Inversión creada'. */
export function toToasts({ name, isFeminine = false, describeFailure }: Noun, verb: string, participle: string) {
  const subject = name.replace(/^(el|la) /, '');
  const action = `No se pudo ${verb} ${name}`;
  return {
    success: `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${participle}${isFeminine ? 'a' : 'o'}`,
    failure: (message) => describeFailure?.(action, message) ?? `${action}: ${message}`,
  } satisfies ToastTexts;
}

type Documents<Input, Update> = {
  create: TypedDocumentNode<unknown, { input: Input }>;
  update: TypedDocumentNode<unknown, { id: number; input: Update; revision?: string | null }>;
  remove?: TypedDocumentNode<unknown, { id: number }>;
};

export type Crud<Input, Update> = {
  create: (input: Input) => Promise<FieldErrors | undefined>;
  update: (record: RecordVersion, input: Update) => Promise<FieldErrors | undefined>;
  /** Resolves to true on success. @param more variables besides the id */
  remove: (id: number, more?: object) => Promise<boolean>;
};

/** Creates, updates and deletes records of one kind, with toasts. A creation that is sent again after a failed connection happens once. */
export function useCrud<Input extends object, Update = Input>(
  documents: Documents<Input, Update>,
  noun: Noun,
  reload: () => Promise<unknown>,
): Crud<Input, Update> {
  const { save, run } = useRecordChanges(reload);
  const withIdempotencyKey = useIdempotencyKey();
  const [sendCreate] = useMutation<unknown, OperationVariables>(documents.create);
  const [sendUpdate] = useMutation<unknown, OperationVariables>(documents.update);
  const [sendRemove] = useMutation<unknown, OperationVariables>(documents.remove ?? documents.update);
  return {
    create: (input) =>
      save(
        () => sendCreate({ variables: { input }, context: withIdempotencyKey(input) }),
        toToasts(noun, 'crear', 'cread'),
      ),
    update: ({ id, revision }, input) =>
      save(() => sendUpdate({ variables: { id, input, revision } }), toToasts(noun, 'actualizar', 'actualizad')),
    remove: (id, more) => run(() => sendRemove({ variables: { id, ...more } }), toToasts(noun, 'eliminar', 'eliminad')),
  };
}
