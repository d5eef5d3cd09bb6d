import { useApolloClient } from '@apollo/client/react';
import type { FieldErrors } from '@cimiento/contracts';
import { personMessage, toCallError } from '@cimiento/session';
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

/** Sends changes of records, tells how they went, and loads the list again after each one that was made (specification §7 and §8). */
export function useChanges(reload: () => Promise<unknown>): Changes {
  const client = useApolloClient();

  const save: Changes['save'] = async (work, { done, failed }) => {
    try {
      await work();
    } catch (error) {
      toast({ title: 'Error', description: failed(personMessage(error)), variant: 'destructive' });
      // A failure that is nobody's field still keeps the form open.
      const { fields } = toCallError(error);
      return Object.keys(fields).length > 0 ? fields : { '': personMessage(error) };
    }
    toast({ title: done });
    forgetLists(client.cache);
    // The change is made; a list that does not load says so itself.
    reload().catch(() => undefined);
    return undefined;
  };

  return { save, remove: async (work, words) => (await save(work, words)) === undefined };
}
