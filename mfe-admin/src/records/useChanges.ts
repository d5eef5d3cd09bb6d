import { useApolloClient } from '@apollo/client/react';
import type { FieldErrors } from '@cimiento/contracts';
import { personMessage, toCallError, type CallError } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';
import { forgetLists } from './forget-lists';

type Words = {
  /** Title of the toast when it is done: 'Proyecto creado'. */
  done: string;
  /** What the toast says when it failed; takes the server's message. */
  failed: (serverMessage: string) => string;
};

export type Changes = {
  /** Sends a form's values. Undefined when they were taken, else the server's messages for their fields. */
  save: (work: () => Promise<unknown>, words: Words) => Promise<FieldErrors | undefined>;
  /** Sends a deletion; true when it is done. */
  remove: (work: () => Promise<unknown>, words: Words) => Promise<boolean>;
};

/** Where a fault of the whole record stands among those of its fields; the text is empty when the toast says it all. */
export const wholeRecord = '';

// More than a moment is needed to read these. Whoever signs in again in another tab goes on with what the form holds.
const staysOnTheForm = new Set<CallError['code']>(['CONFLICT', 'UNAUTHENTICATED', 'FORBIDDEN']);

// A failure that is nobody's field still keeps the form open.
const faultsOf = ({ fields, code, serverMessage }: CallError): FieldErrors =>
  Object.keys(fields).length > 0 ? fields : { [wholeRecord]: staysOnTheForm.has(code) ? serverMessage : '' };

/** Sends changes of records, tells how they went, and loads the list again after each one that was made (specification §7 and §8). */
export function useChanges(reload: () => Promise<unknown>): Changes {
  const client = useApolloClient();

  const loadAgain = () => {
    forgetLists(client.cache);
    // A list that does not load says so itself.
    reload().catch(() => undefined);
  };

  const save: Changes['save'] = async (work, { done, failed }) => {
    try {
      await work();
    } catch (error) {
      // Somebody else was quicker: behind the form the list already shows what they did.
      if (toCallError(error).code === 'CONFLICT') loadAgain();
      toast({ title: 'Error', description: failed(personMessage(error)), variant: 'destructive' });
      return faultsOf(toCallError(error));
    }
    toast({ title: done });
    loadAgain();
    return undefined;
  };

  return { save, remove: async (work, words) => (await save(work, words)) === undefined };
}
