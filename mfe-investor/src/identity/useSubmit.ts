import { useApolloClient, useMutation } from '@apollo/client/react';
import { getUserMessage, toCallError, useAuth } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { SubmitMyIdentityDocument } from './identity.generated';
import type { AnswerForm } from './useAnswers';

export type Submission = { submit: () => Promise<void>; isBusy: boolean; refusal: string | null };

/** Stores what is not stored yet, and submits it all. */
export function useSubmit(form: AnswerForm, reload: () => Promise<unknown>): Submission {
  const { refresh } = useAuth();
  const client = useApolloClient();
  const [send] = useMutation(SubmitMyIdentityDocument, { fetchPolicy: 'no-cache' });
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async (): Promise<void> => {
    setIsBusy(true);
    setRefusal(null);
    try {
      if (!(await form.save())) return;
      await send();
      form.forget();
      toast({ title: 'Recibimos tus datos', description: 'Te avisaremos cuando termine la revisión.' });
      // The state is also shown in other pages.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'myIdentity' });
      window.scrollTo({ top: 0 });
      await reload();
    } catch (error) {
      const { fields, code } = toCallError(error);
      const details = Object.values(fields);
      setRefusal([getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.'), ...details].join(' '));
      if (code === 'UNAUTHENTICATED') await refresh();
    } finally {
      setIsBusy(false);
    }
  };
  return { submit, isBusy, refusal };
}
