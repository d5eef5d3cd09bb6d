import { useApolloClient, useMutation } from '@apollo/client/react';
import { orderPath, type OrderFunding } from '@cimiento/contracts';
import { createIdempotencyKey, toCallError, useAuth, type CallError } from '@cimiento/session';
import { toast } from '@cimiento/ui/toast';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { OrderWarningsDocument, PlaceOrderDocument } from './invest.generated';
import { withIdentityLink } from '../shared/IdentityLink';
import { deletePendingOrder, findPendingOrder, savePendingOrder, type PendingOrder } from './pending-order';
import { texts } from './texts';

/** Without an answer, or after a server failure, the order may or may not have been recorded. */
const isOutcomeUnknown = ({ status }: CallError): boolean => status === 0 || status >= 500;

// An ended session is not a rejection: the guard leads to the login page and back.
const isRejected = (failure: CallError): boolean => !isOutcomeUnknown(failure) && failure.code !== 'UNAUTHENTICATED';

// Fields that an order changes, here and in the back office. They are dropped from the cache and fetched again when next shown.
const changedFields = [
  'myBalance',
  'myInvestments',
  'myMovements',
  'myOrders',
  'adminInvestments',
  'adminOverview',
  'adminProjects',
  'investmentTotals',
];

type Handlers = {
  /** Called after a rejection, when the offer may have changed. */
  onRejected: () => void;
  /** Called when the session has ended, before the guard leads to the login page. */
  onSignedOut: (fundedFrom: OrderFunding) => void;
};

/**
 * Places an order exactly once. An order whose outcome is unknown stays pending with its key, and only that one can be sent until it is
 * answered.
 */
export function usePlaceOrder(projectId: number, { onRejected, onSignedOut }: Handlers) {
  const { user, refresh } = useAuth();
  const userId = user?.id ?? 0;
  const navigate = useNavigate();
  const client = useApolloClient();
  const [send, { loading }] = useMutation(PlaceOrderDocument);
  const [isChecking, setIsChecking] = useState(false);
  const [warning, setWarning] = useState<{ amount: number; message: string } | null>(null);
  const [pending, setPending] = useState<PendingOrder | null>(() => findPendingOrder(userId, projectId));
  const [rejection, setRejection] = useState<ReactNode>(null);

  const handleFailure = async (failure: CallError, order: PendingOrder): Promise<void> => {
    if (isRejected(failure)) {
      deletePendingOrder(userId, projectId);
      setPending(null);
      setRejection(withIdentityLink(failure.serverMessage, failure));
      onRejected();
    } else if (isOutcomeUnknown(failure)) setPending(order);
    else {
      // An order that was already pending may have been recorded, so it stays pending over the sign-in.
      if (!pending) deletePendingOrder(userId, projectId);
      toast({
        title: texts.signInAgain,
        description: pending ? texts.maybeRecorded : texts.nothingRecorded,
        variant: 'destructive',
      });
      onSignedOut(order.fundedFrom);
      await refresh();
    }
  };

  /** The warning to confirm before this many dollars are ordered, or null. An unanswered question keeps nobody from ordering. */
  const findWarning = async (amount: number): Promise<string | null> => {
    setIsChecking(true);
    try {
      const variables = { projectId, amount };
      const { data } = await client.query({ query: OrderWarningsDocument, variables, fetchPolicy: 'no-cache' });
      return data?.orderWarnings[0]?.message ?? null;
    } catch {
      return null;
    } finally {
      setIsChecking(false);
    }
  };

  /** Sends an order of this many dollars, or the pending one again. One that equals an order made minutes ago is sent on the second call. */
  const placeOrder = async (amount: number, fundedFrom: OrderFunding): Promise<void> => {
    const order = pending ?? { amount, fundedFrom, key: createIdempotencyKey() };
    setRejection(null);
    const message = pending || warning?.amount === amount ? null : await findWarning(amount);
    setWarning(message === null ? null : { amount, message });
    if (message !== null) return;
    savePendingOrder(userId, projectId, order);
    try {
      const { data } = await send({
        variables: {
          input: {
            projectId,
            amount: order.amount,
            fundedFrom: order.fundedFrom,
            acceptedRisks: true,
            idempotencyKey: order.key,
          },
        },
        update: (cache) => changedFields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
      });
      if (!data) throw new Error('placeOrder answered without data');
      deletePendingOrder(userId, projectId);
      await navigate(orderPath(data.placeOrder.id), { replace: true });
    } catch (error) {
      await handleFailure(toCallError(error), order);
    }
  };

  return { placeOrder, sending: loading || isChecking, pending, rejection, warning };
}
