import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { FieldErrors } from '@cimiento/contracts';
import { getUserMessage, toCallError, type CallError } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';

export type ToastTexts = {
  /** Title of the toast on success: 'Proyecto creado'. A function is called when the mutation has succeeded. */
  success: string | (() => string);
  /** Description of the toast on failure: the text before ': ' and the server's message, or a function of the message. */
  failure: string | ((serverMessage: string) => string);
};

type RecordChanges = {
  /** Runs a mutation for a form. Resolves to undefined on success, also when it waits for another administrator, else to the server's messages for its fields. */
  save: (mutate: () => Promise<unknown>, texts: ToastTexts) => Promise<FieldErrors | undefined>;
  /** Runs a mutation that has no form, such as a deletion. Resolves to true on success. */
  run: (mutate: () => Promise<unknown>, texts: ToastTexts) => Promise<boolean>;
};

/** Key of an error of the whole record among the errors of its fields. Its text is empty when the toast says enough. */
export const formErrorKey = '';

/** Key of the error of a record that changed after its form had read it. */
export const changedKey = ':changed';

// Errors that take time to read, or that the user resolves elsewhere and then submits the same form again.
const statusesShownInForm = [401, 403, 409];

/** An error without fields still has to keep the form open. */
const toFieldErrors = ({ fields, status, serverMessage, changed }: CallError): FieldErrors =>
  changed
    ? { [changedKey]: serverMessage }
    : Object.keys(fields).length > 0
      ? fields
      : { [formErrorKey]: statusesShownInForm.includes(status) ? serverMessage : '' };

/**
 * Evicts every cached query except the current user: a changed record may appear on other pages, in totals and in public lists. No broadcast:
 * what is on the screen stays until its new answer arrives.
 */
function evictQueries(cache: ApolloClient['cache']): void {
  cache.modify({
    id: 'ROOT_QUERY',
    fields: (value: unknown, { fieldName, DELETE }) => (fieldName === 'currentUser' ? value : DELETE),
    broadcast: false,
  });
}

/** Runs mutations of records, shows the result in a toast, and reloads the list after each success or conflict. */
export function useRecordChanges(reload: () => Promise<unknown>): RecordChanges {
  const client = useApolloClient();

  const reloadList = () => {
    evictQueries(client.cache);
    // The list shows its own load errors.
    reload().catch(() => undefined);
  };

  const save: RecordChanges['save'] = async (mutate, { success, failure }) => {
    try {
      await mutate();
    } catch (error) {
      if (toCallError(error).code === 'APPROVAL_PENDING') {
        toast({ title: 'Enviado a aprobación', description: getUserMessage(error) });
        reloadList();
        return undefined;
      }
      // After a conflict the list behind the form already shows the other user's change.
      if (toCallError(error).status === 409) reloadList();
      const message = getUserMessage(error);
      const description = typeof failure === 'string' ? `${failure}: ${message}` : failure(message);
      toast({ title: 'Error', description, variant: 'destructive' });
      return toFieldErrors(toCallError(error));
    }
    toast({ title: typeof success === 'string' ? success : success() });
    reloadList();
    return undefined;
  };

  return { save, run: async (mutate, texts) => (await save(mutate, texts)) === undefined };
}
