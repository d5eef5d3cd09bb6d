import { useMutation } from '@apollo/client/react';
import { identityState, type IdentityDecision } from '@cimiento/contracts';
import { getUserMessage, toCallError } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { DecideIdentityCaseDocument, type WholeIdentityCaseFragment } from './cases.generated';
import { toDecisionInput, type Review } from './useReview';

const doneTitle: Record<IdentityDecision, string> = {
  approve: `Identidad: ${identityState.approved.label.toLowerCase()}`,
  needs_more: 'Correcciones pedidas',
  reject: 'Identidad rechazada',
};

export type Decision = {
  /** Resolves to whether the decision was taken, also where a second person has to confirm it. */
  send: (decision: IdentityDecision, review: Review, reason: string) => Promise<boolean>;
  isBusy: boolean;
  refusal: string | null;
  /** Whether the case may have changed since it was read. */
  hasChanged: boolean;
};

/** Sends a decision about the case as it was read: what changed since then is refused, and shown only when the reviewer loads it. */
export function useDecision({ id, revision }: WholeIdentityCaseFragment, reload: () => Promise<unknown>): Decision {
  const [decide, { loading }] = useMutation(DecideIdentityCaseDocument);
  const [failure, setFailure] = useState<unknown>(null);
  const send: Decision['send'] = async (decision, review, reason) => {
    setFailure(null);
    try {
      await decide({ variables: { id, revision, input: toDecisionInput(decision, review, reason) } });
      toast({ title: doneTitle[decision] });
    } catch (error) {
      if (toCallError(error).code !== 'APPROVAL_PENDING') {
        setFailure(error);
        return false;
      }
      toast({ title: 'Enviado a aprobación', description: getUserMessage(error) });
    }
    await reload();
    return true;
  };
  return {
    send,
    isBusy: loading,
    refusal: failure === null ? null : getUserMessage(failure, 'Revisa tu conexión e intenta de nuevo.'),
    hasChanged: failure !== null && toCallError(failure).code === 'CONFLICT',
  };
}
