import { fireEvent, render, screen } from '@testing-library/react';
import type { PaidWithdrawal } from '../../shared/withdrawals/WithdrawalPicker';
import { BatchCandidate } from './BatchCandidate';
import { line as waiting } from './open-reconciliation';

const line = { ...waiting, amount: '-100.00', description: 'LOTE 3' };
const create = (id: number, amount: string, fullName: string): PaidWithdrawal => ({
  id,
  amount,
  reference: `RF${id}`,
  user: { fullName },
  bankAccount: { bank: 'Banco Pichincha', accountType: 'savings', fullAccountNumber: '22001', holderName: fullName },
});

test('a batch is assigned once the ticked withdrawals have the sum of the line', () => {
  const onMatch = jest.fn();
  render(
    <BatchCandidate
      label="Lote 3 de 2 retiros por $150.25"
      reasons={['El texto nombra el lote']}
      batchId={3}
      withdrawals={[create(1, '100.00', 'Rosa Intriago'), create(2, '50.25', 'Luis Mera')]}
      line={line}
      onMatch={onMatch}
    />,
  );
  const assign = screen.getByRole('button', { name: 'Asignar a Lote 3 de 2 retiros por $150.25' });
  expect(assign).toBeDisabled();
  expect(screen.getByText('Marcados: 2 retiros por $150.25. El movimiento es de $100.00.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('checkbox', { name: 'Luis Mera' }));
  expect(assign).toBeEnabled();
  fireEvent.click(assign);
  expect(onMatch).toHaveBeenCalledWith({ batchId: 3, except: [2] });
});
