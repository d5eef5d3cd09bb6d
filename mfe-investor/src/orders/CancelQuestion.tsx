import { useMutation } from '@apollo/client/react';
import { RefusableQuestion, type RefusableQuestionProps } from '../shared/RefusableQuestion';
import { CancelOrderDocument } from './order.generated';

// Fields that a cancellation changes besides the order; they are fetched again when next shown.
const changedFields = ['myBalance', 'myInvestments', 'myMovements', 'myOrders'];

export type CancelQuestionProps = Omit<RefusableQuestionProps, 'send'> & {
  /** ID of the order. */
  id: number;
};

/** Asks before an order is cancelled. */
export function CancelQuestion({ id, ...question }: CancelQuestionProps) {
  const [cancel] = useMutation(CancelOrderDocument);
  const send = () =>
    cancel({
      variables: { id },
      update: (cache) => changedFields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
    });
  return <RefusableQuestion {...question} send={send} />;
}
