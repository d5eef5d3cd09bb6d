import { useMutation } from '@apollo/client/react';
import { findIdentityGaps, today, type FieldErrors } from '@cimiento/contracts';
import type { IdentityProfile } from '@cimiento/contracts/fields';
import { toCallError, useAuth } from '@cimiento/session';
import { answerUnsavedChanges } from '@cimiento/ui';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { AnswerStore } from './answer-store';
import { findAmountProblem, toAnswers, toProfile, type Answers } from './answers';
import { SaveMyIdentityDocument, type MyIdentityQuery } from './identity.generated';

export type AnswerForm = {
  answers: Answers;
  /** The answers as they are stored. */
  profile: IdentityProfile;
  saving: 'idle' | 'saving' | 'saved' | 'failed';
  refusal: string | null;
  /** Gaps and faults, by answer and kind of document. */
  gaps: FieldErrors;
  change: (name: keyof Answers, value: unknown) => void;
  save: () => Promise<boolean>;
  forget: () => void;
};

/** The answers of the signed-in person, which are stored when a field is left, when a step ends and when the page is hidden. */
export function useAnswers({ myIdentity, myIdentityDocuments }: MyIdentityQuery): AnswerForm {
  const { user, refresh } = useAuth();
  const [send] = useMutation(SaveMyIdentityDocument, { fetchPolicy: 'no-cache' });
  const [store] = useState(
    () =>
      new AnswerStore({
        stored: toAnswers(myIdentity),
        storageKey: `cimiento-identity-${user?.id ?? 0}`,
        send: (input) =>
          send({ variables: { input } }).catch(async (error: unknown) => {
            if (toCallError(error).code === 'UNAUTHENTICATED') await refresh();
            throw error;
          }),
      }),
  );
  const { answers, saving, refusal, errors } = useSyncExternalStore(store.subscribe, store.getState);
  useEffect(() => {
    // The camera's program may end the tab: nothing else announces it.
    const onHide = () => document.visibilityState === 'hidden' && void store.save();
    document.addEventListener('visibilitychange', onHide);
    const end = answerUnsavedChanges(() => ['saving', 'failed'].includes(store.getState().saving));
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      end();
    };
  }, [store]);
  const profile = useMemo(() => toProfile(answers), [answers]);
  const amountProblem = findAmountProblem(answers.expectedYearly);
  const kinds = myIdentityDocuments.filter(({ state }) => state !== 'refused').map(({ kind }) => kind);
  return {
    answers,
    profile,
    saving,
    refusal,
    gaps: {
      ...findIdentityGaps(profile, kinds, today()),
      ...(amountProblem !== undefined && { expectedYearly: amountProblem }),
      ...errors,
    },
    change: store.change,
    save: store.save,
    forget: store.forget,
  };
}
