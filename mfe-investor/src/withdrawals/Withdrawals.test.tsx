import type { WithdrawableBalance } from './RequestDialog';
import { fail, renderPage, reply, type Reply } from '@cimiento/session/testing';
import { toast } from '@cimiento/ui/toast';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  MyBankAccountDocument,
  SaveBankAccountDocument,
  type OwnBankAccountFragment,
} from '../bank-accounts/bank-accounts.generated';
import { ana } from '../testing/records';
import {
  CancelWithdrawalDocument,
  MyWithdrawalsDocument,
  RequestWithdrawalDocument,
  type OwnWithdrawalFragment,
} from './withdrawals.generated';
import { Withdrawals } from './Withdrawals';

jest.mock('@cimiento/ui/toast', () => ({ toast: jest.fn() }));

const expectToast = (text: object) => waitFor(() => expect(toast).toHaveBeenCalledWith(expect.objectContaining(text)));

const account: OwnBankAccountFragment = {
  bank: 'Banco Pichincha',
  accountType: 'savings',
  accountNumber: '******3456',
  holderName: 'Ana Lucía Ñáñez',
  holderIdNumber: '1712345678',
  blockedUntil: null,
};
const requested: OwnWithdrawalFragment = {
  id: 7,
  amount: '120.50',
  status: 'requested',
  reference: 'RF49RET7K3M9QXR4T',
  createdAt: '2026-02-03T15:00:00.000Z',
  decidedAt: null,
  paidOn: null,
  reason: null,
  bankAccount: { bank: 'Banco Pichincha', accountNumber: '******3456' },
};

let balance: WithdrawableBalance;

beforeEach(() => {
  balance = { available: '500.00', withdrawable: '500.00', unconfirmedSince: null };
});

const open = (own: OwnBankAccountFragment | null, withdrawals: OwnWithdrawalFragment[], ...replies: Reply[]) =>
  renderPage(<Withdrawals {...balance} />, {
    user: ana,
    replies: [
      reply(MyBankAccountDocument, { myBankAccount: own }),
      reply(MyWithdrawalsDocument, { myWithdrawals: withdrawals }),
      ...replies,
    ],
  });

const fillIn = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('without a bank account only the account can be registered', async () => {
  const { getVariables } = open(null, [], reply(SaveBankAccountDocument, { saveBankAccount: account }));
  fireEvent.click(await screen.findByRole('button', { name: 'Registrar cuenta' }));
  expect(screen.queryByRole('button', { name: 'Solicitar retiro', hidden: true })).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: 'Registrar cuenta bancaria' }));
  expect(dialog.getByLabelText(/^Titular/)).toHaveValue(ana.fullName);
  fillIn(/^Banco/, 'Banco Pichincha');
  fillIn(/Tipo de cuenta/, 'savings');
  fillIn(/Número de cuenta/, '2200 123456');
  fillIn(/^Titular/, 'Ana Lucía Ñáñez');
  fillIn(/Cédula o RUC/, '1712345678');
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar cuenta' }));
  expect(await dialog.findByText(/No es una cédula ni un RUC del Ecuador/)).toBeVisible();
  expect(getVariables('SaveBankAccount')).toEqual([]);
  fireEvent.click(dialog.getByRole('checkbox', { name: '1712345678 es un pasaporte u otro documento' }));
  expect(dialog.getByText(/^A Ana Lucía Ñáñez \(1712345678\), en Banco Pichincha, cuenta ahorros/)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar cuenta' }));
  await expectToast({ title: 'Cuenta bancaria guardada' });
  const { blockedUntil: _, ...values } = account;
  expect(getVariables('SaveBankAccount')).toEqual([{ input: { ...values, accountNumber: '2200123456' } }]);
});

test('a withdrawal is requested once for an amount, and its refusal stays in the dialog', async () => {
  const { getVariables, setReply } = open(
    account,
    [],
    reply(RequestWithdrawalDocument, fail('INSUFFICIENT_BALANCE', 'Tu saldo no alcanza: te faltan $20.50.')),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Solicitar retiro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitar retiro' }));
  expect(dialog.getByText(/\$500\.00 disponibles.* en un máximo de 3 días hábiles/)).toBeVisible();
  fillIn(/Monto/, '120.5');
  fireEvent.click(dialog.getByRole('button', { name: 'Solicitar retiro' }));
  await expectToast({ description: 'Tu saldo no alcanza: te faltan $20.50.' });
  expect(await dialog.findByRole('alert')).toHaveTextContent('Tu saldo no alcanza: te faltan $20.50.');
  fillIn(/Monto/, '120.50 dólares');
  expect(dialog.queryByRole('alert')).toBeNull();
  setReply(reply(RequestWithdrawalDocument, { requestWithdrawal: requested }));
  fireEvent.click(dialog.getByRole('button', { name: 'Solicitar retiro' }));
  await expectToast({ title: 'Retiro solicitado' });
  expect(getVariables('RequestWithdrawal')).toEqual([{ input: { amount: '120.50' } }, { input: { amount: '120.50' } }]);
});

test('a changed account says from when withdrawals are possible again', async () => {
  open({ ...account, blockedUntil: '2026-02-06T15:00:00.000Z' }, []);
  expect(await screen.findByText(/podrás retirar desde el 6\/2\/2026/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Solicitar retiro' })).toBeNull();
});

test('withdrawals show their steps, newest first, and a requested one is cancelled after asking', async () => {
  const paid: OwnWithdrawalFragment = {
    ...requested,
    id: 6,
    amount: '80.00',
    status: 'paid',
    decidedAt: '2026-01-03T15:00:00.000Z',
    paidOn: '2026-01-04',
  };
  const cancelled = { ...requested, status: 'cancelled' as const };
  const { getVariables } = open(
    account,
    [paid, requested],
    reply(CancelWithdrawalDocument, { cancelWithdrawal: cancelled }),
  );
  const cards = await screen.findAllByRole('group', { name: /Retiro de/ });
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('$120.50SolicitadoCancelar retiro'),
    expect.stringContaining('Pagado 4/1/2026'),
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^Cancelar retiro de / }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancelar retiro' }));
  fireEvent.click(question.getByRole('button', { name: 'Cancelar retiro' }));
  await expectToast({ title: 'Retiro cancelado' });
  expect(getVariables('CancelWithdrawal')).toEqual([{ id: 7 }]);
});

test('a refused cancellation says why in its question', async () => {
  open(account, [requested], reply(CancelWithdrawalDocument, fail('CONFLICT', 'El retiro ya está aprobado.')));
  fireEvent.click(await screen.findByRole('button', { name: /^Cancelar retiro de / }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Cancelar retiro' }));
  fireEvent.click(question.getByRole('button', { name: 'Cancelar retiro' }));
  expect(await question.findByRole('alert')).toHaveTextContent('El retiro ya está aprobado.');
});

test('the dialog says how much can be withdrawn while a deposit waits to be confirmed', async () => {
  balance = { available: '500.00', withdrawable: '120.00', unconfirmedSince: '2026-02-03' };
  open(account, []);
  fireEvent.click(await screen.findByRole('button', { name: 'Solicitar retiro' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Solicitar retiro' }));
  expect(dialog.getByText(/Tienes \$500\.00 disponibles y puedes retirar \$120\.00\./)).toBeVisible();
  expect(dialog.getByText(/Tu depósito del 3 de febrero de 2026 ya se puede invertir\./)).toBeVisible();
});
