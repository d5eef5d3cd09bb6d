import { useMutation } from '@apollo/client/react';
import { RefusableQuestion, type RefusableQuestionProps } from '../shared/RefusableQuestion';
import { WithdrawInterestDocument } from './rounds.generated';

// Fields that a withdrawal changes besides the interest; they are fetched again when next shown.
const changedFields = ['myBalance', 'myMovements'];

const texts = {
  button: 'Retirar interés',
  title: '¿Retirar tu interés?',
  message:
    'El monto retenido queda otra vez disponible en tu saldo. Mientras la ronda siga abierta puedes registrar otro.',
  done: 'Interés retirado',
};

export type WithdrawQuestionProps = Omit<RefusableQuestionProps, 'send' | 'texts'> & {
  /** ID of the interest. */
  id: number;
};

/** Asks before an interest is withdrawn. */
export function WithdrawQuestion({ id, ...question }: WithdrawQuestionProps) {
  const [withdraw] = useMutation(WithdrawInterestDocument);
  const send = () =>
    withdraw({
      variables: { id },
      update: (cache) => changedFields.forEach((fieldName) => cache.evict({ id: 'ROOT_QUERY', fieldName })),
    });
  return <RefusableQuestion {...question} texts={texts} send={send} />;
}
