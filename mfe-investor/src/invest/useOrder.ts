import { useMutation } from '@apollo/client/react';
import { orderPath } from '@cimiento/contracts';
import { toCallError, useAuth, type CallError } from '@cimiento/session';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Attempt, forgetAttempt, keepAttempt, createIdempotencyKey, openAttempt } from './attempt';
import { InvestDocument } from './invest.generated';

/** A failure after which nobody here knows whether the order was recorded: no answer, or one of a server that broke down. */
const isUnknown = ({ status }: CallError): boolean => status === 0 || status >= 500;

// Of a session that has ended the guard takes care.
const isOver = (failure: CallError): boolean => !isUnknown(failure) && failure.code !== 'UNAUTHENTICATED';

// What a person holds is shown on other pages, here and in the back office: it is asked for anew when it is next looked at.
const changedFields = [
  'myInvestments',
  'myOrders',
  'adminInvestments',
  'adminOverview',
  'adminProjects',
  'investmentTotals',
];

/**
 * Sends an order, once: one that stays unanswered is kept with its key, and only that one can be sent until it is answered.
 * `onRefused` is called after a clear no, when less may be left than was shown.
 */
export function useOrder(projectId: number, onRefused: () => void) {
  const { user, refresh } = useAuth();
  const userId = user?.id ?? 0;
  const navigate = useNavigate();
  const [send, { loading }] = useMutation(InvestDocument);
  const [open, setOpen] = useState<Attempt | null>(() => openAttempt(userId, projectId));
  const [refusal, setRefusal] = useState<string | null>(null);

  const settle = (): void => {
    forgetAttempt(userId, projectId);
    setOpen(null);
  };

  const fail = async (failure: CallError, attempt: Attempt): Promise<void> => {
    if (isOver(failure)) {
      settle();
      setRefusal(failure.serverMessage);
      onRefused();
    } else if (isUnknown(failure)) setOpen(attempt);
    else {
      // An order that went out before may have been recorded: it stays open over the sign-in.
      if (!open) forgetAttempt(userId, projectId);
      await refresh();
    }
  };

  const confirm = async (amount: number): Promise<void> => {
    const attempt = open ?? { amount, key: createIdempotencyKey() };
    setRefusal(null);
    keepAttempt(userId, projectId, attempt);
    try {
      const { data } = await send({
        variables: { input: { projectId, amount: attempt.amount, acceptedRisks: true, idempotencyKey: attempt.key } },
        update: (cache) => changedFields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
      });
      if (!data) throw new Error('invest answered without data');
      forgetAttempt(userId, projectId);
      await navigate(orderPath(data.invest.id), { replace: true });
    } catch (error) {
      await fail(toCallError(error), attempt);
    }
  };

  return { confirm, sending: loading, open, refusal };
}
