import { orderUses, suspenseReasons } from '@cimiento/contracts';
import { registerEnum } from '../../platform/graphql';

export const OrderUseEnum = registerEnum('OrderUse', orderUses, 'Effect of a transfer on the order that it names.', {
  barred: 'The transfer was credited to the balance because the investor still needs an approved identity.',
  completed: 'The transfer was credited to the balance, from which the order was then paid.',
  ended: 'The transfer was credited to the balance because the order was closed.',
  paid: 'The transfer paid the order; any excess was credited to the balance.',
  partial: 'The transfer was smaller than the order, so it was credited to the balance.',
});
export const SuspenseReasonEnum = registerEnum(
  'BankLineReason',
  suspenseReasons,
  'Reason a bank line awaits assignment although its text names a user.',
  { third_party: 'The name of the payer is not that of the holder.' },
);
