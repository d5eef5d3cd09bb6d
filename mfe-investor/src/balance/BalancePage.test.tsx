import { saveFile } from '@cimiento/ui';
import { fail, loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { translatePage } from '@cimiento/ui/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana } from '../testing/records';
import { MyBankAccountDocument } from '../bank-accounts/bank-accounts.generated';
import { MyWithdrawalsDocument } from '../withdrawals/withdrawals.generated';
import { BalanceDocument, MovementsDocument, type BalanceQuery } from './balance.generated';
import BalancePage from './BalancePage';
import type { Movement } from './movement-filters';

jest.mock('@cimiento/ui', () => ({ ...jest.requireActual<object>('@cimiento/ui'), saveFile: jest.fn() }));

const balance: BalanceQuery = {
  myBalance: {
    available: '1420.50',
    withdrawable: '1420.50',
    unconfirmedSince: null,
    held: '0.00',
    upcoming: '70.83',
    depositReference: 'RF62CIM000002',
  },
  myOrders: [],
  myInterests: [],
  collectingAccounts: [
    {
      id: 1,
      bank: 'Banco del Austro',
      accountType: 'checking',
      accountNumber: '0100204587',
      holderName: 'Fideicomiso Cimiento',
      holderIdNumber: '1793201547001',
    },
  ],
};

const rent: Movement = {
  id: 9,
  kind: 'payment',
  amount: '70.83',
  balanceAfter: '1420.50',
  occurredOn: '2025-03-05',
  availableOn: null,
  reference: '2025-02',
  memo: 'Renta de Edificio Guayacán',
};
const reversal: Movement = {
  ...rent,
  id: 8,
  kind: 'reversal',
  amount: '-20.00',
  balanceAfter: '1349.67',
  memo: 'Reverso: Renta de Edificio Guayacán',
};

// Tested on their own, in the folder of withdrawals.
const noWithdrawals = [
  reply(MyBankAccountDocument, { myBankAccount: null }),
  reply(MyWithdrawalsDocument, { myWithdrawals: [] }),
];

const open = (
  answer: Parameters<typeof reply<BalanceQuery, object>>[1] = balance,
  movements: readonly Movement[] = [rent, reversal],
  path = '/balance',
) =>
  renderPage(<BalancePage />, {
    user: ana,
    path,
    replies: [
      reply(BalanceDocument, answer),
      reply(MovementsDocument, { myMovements: [...movements] }),
      ...noWithdrawals,
    ],
  });

test('shows that it loads', () => {
  open(neverAnswer);
  expect(screen.getByText('Cargando saldo...')).toBeInTheDocument();
});

test('shows a failure and loads again on request', async () => {
  const { setReply } = open(loseConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent('Tu dinero está a salvo');
  setReply(reply(BalanceDocument, balance));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('group', { name: 'Disponible' })).toHaveTextContent('$1,420.50');
});

test('shows what is available, held and about to arrive', async () => {
  open();
  expect(await screen.findByRole('group', { name: 'Disponible' })).toHaveTextContent('$1,420.50');
  expect(screen.getByRole('group', { name: 'Retenido' })).toHaveTextContent('$0.00');
  expect(screen.getByRole('group', { name: 'Por llegar' })).toHaveTextContent('$70.83');
  expect(screen.queryByText(/por debajo de cero/)).toBeNull();
});

test('explains a negative balance', async () => {
  open({ ...balance, myBalance: { ...balance.myBalance, available: '-12.00' } });
  expect(await screen.findByText(/por debajo de cero/)).toBeVisible();
  expect(screen.getByRole('group', { name: 'Disponible' })).toHaveTextContent('-$12.00');
});

test('lists the movements with the balance after each', async () => {
  open();
  const table = await screen.findByRole('table', { name: 'Movimientos' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('5/3/2025Renta de Edificio GuayacánRenta · 2025-02+$70.83$1,420.50');
  expect(rows[1]).toHaveTextContent('-$20.00$1,349.67');
  expect(screen.queryByRole('button', { name: 'Ver más movimientos' })).toBeNull();
});

test('says from which day a payment with a date to come counts in the balance', async () => {
  const ahead = { ...rent, occurredOn: '2030-12-05', availableOn: '2030-12-05', balanceAfter: '1349.67' };
  const correction = { ...reversal, availableOn: '2030-12-05' };
  open(balance, [ahead, correction]);
  const table = await screen.findByRole('table', { name: 'Movimientos' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent('Disponible desde el 5 de diciembre de 2030');
  expect(rows[1]).toHaveTextContent('Cuenta desde el 5 de diciembre de 2030');
  fireEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  await waitFor(() =>
    expect(saveFile).toHaveBeenCalledWith(expect.stringContaining(';1349,67;05/12/2030\r\n'), expect.any(String)),
  );
});

test('asks for the movements of a kind and a time, and says when there are none', async () => {
  const { getVariables, setReply } = open();
  await screen.findByRole('table', { name: 'Movimientos' });
  setReply(reply(MovementsDocument, { myMovements: [] }));
  fireEvent.change(screen.getByLabelText('Tipo'), { target: { value: 'deposit' } });
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2025-01-01' } });
  expect(await screen.findByText('Nada coincide con los filtros que elegiste.')).toBeVisible();
  expect(getVariables('Movements').at(-1)).toEqual({ kind: 'deposit', from: '2025-01-01', to: null, limit: 21 });
});

test('shows twenty movements and more on request', async () => {
  const many = Array.from({ length: 30 }, (_none, index) => ({ ...rent, id: 100 - index }));
  const { getVariables } = open(balance, many);
  const table = await screen.findByRole('table', { name: 'Movimientos' });
  expect(within(table).getAllByRole('row')).toHaveLength(21);
  fireEvent.click(screen.getByRole('button', { name: 'Ver más movimientos' }));
  expect(await screen.findByRole('table', { name: 'Movimientos' })).toBeVisible();
  await screen.findAllByRole('row');
  expect(getVariables('Movements').at(-1)).toMatchObject({ limit: 41 });
});

test('opens with the filters of its address, and ignores those that make no sense', async () => {
  const { getVariables } = open(balance, [rent], '/balance?kind=payment&from=2025-01-01&to=never');
  await screen.findByRole('table', { name: 'Movimientos' });
  expect(getVariables('Movements')).toEqual([{ kind: 'payment', from: '2025-01-01', to: null, limit: 21 }]);
});

test('an empty balance says what will stand there', async () => {
  open(balance, []);
  expect(await screen.findByText('Aún no tienes movimientos')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Descargar CSV' })).toBeNull();
});

test('a failure of the movements leaves the balance', async () => {
  renderPage(<BalancePage />, {
    user: ana,
    replies: [reply(BalanceDocument, balance), reply(MovementsDocument, fail('INTERNAL', '')), ...noWithdrawals],
  });
  expect(await screen.findByRole('group', { name: 'Disponible' })).toBeVisible();
  expect(await screen.findByText(/No pudimos cargar tus movimientos/)).toBeVisible();
});

test('copies the reference without its spaces, and shows it as a QR code with the account', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  open();
  expect(await screen.findByText('RF62 CIM0 0000 2')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Copiar tu referencia' }));
  expect(writeText).toHaveBeenCalledWith('RF62CIM000002');
  expect(await screen.findByRole('img', { name: 'Código QR con estos datos' })).toBeVisible();
});

const getHeadings = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test.each([
  ['0.00', ['Depositar', 'Movimientos', 'Retirar']],
  ['1420.50', ['Movimientos', 'Retirar', 'Depositar']],
])('with %p available the sections are %j', async (available, headings) => {
  open({ ...balance, myBalance: { ...balance.myBalance, available } });
  await screen.findByRole('heading', { name: 'Depositar' });
  expect(getHeadings()).toEqual(headings);
});

test('a reservation that waits is shown with the part that has come', async () => {
  const order = { id: 3, projectName: 'Casa Olmo', amount: 1000, status: 'reserved' as const, reference: 'RF18539007' };
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  open({ ...balance, myOrders: [{ ...order, expiresAt, received: '999.00', missing: '1.00', investmentId: null }] });
  const card = within(await screen.findByRole('region', { name: /^Tu reserva espera \$1,000 hasta el / }));
  expect(card.getByText('Recibimos $999.00; falta $1.00.')).toBeVisible();
  expect(card.getByRole('button', { name: 'Pagar con mi saldo' })).toBeVisible();
});

test('says whom to ask when there is no account for deposits', async () => {
  open({ ...balance, collectingAccounts: [] });
  expect(await screen.findByText('Aún no hay una cuenta para depósitos')).toBeVisible();
});

test('downloads the movements as a spreadsheet reads them', async () => {
  open(balance, [reversal]);
  fireEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
  const file =
    '\uFEFFFecha;Tipo;Movimiento;Referencia;Monto (USD);Saldo (USD);Cuenta desde\r\n05/03/2025;Corrección;Corrección: Renta de Edificio Guayacán;2025-02;-20,00;1349,67;05/03/2025\r\n';
  await waitFor(() => expect(saveFile).toHaveBeenCalledWith(file, 'movimientos-cimiento.csv'));
});

test('shows other amounts also on a page that the browser has translated', async () => {
  const show = async (isTranslated: boolean) => {
    const { reload, setReply } = open(balance, [{ ...rent, availableOn: '2030-12-05' }, reversal]);
    await screen.findByRole('table', { name: 'Movimientos' });
    if (isTranslated) translatePage(document.body);
    const myBalance = { ...balance.myBalance, available: '-9.00', held: '8.00', upcoming: '7.00' };
    setReply(reply(BalanceDocument, { ...balance, myBalance }));
    const changed = { ...rent, amount: '6.00', balanceAfter: '5.00', reference: '2025-01', availableOn: '2031-01-02' };
    setReply(reply(MovementsDocument, { myMovements: [changed, { ...reversal, amount: '-4.00' }] }));
    await reload();
    await waitFor(() => expect(document.body.textContent).toContain('-$9.00'));
    const text = document.body.textContent;
    cleanup();
    return text;
  };
  expect(await show(true)).toBe(await show(false));
});

test('says what can be withdrawn and why not all while a deposit waits to be confirmed', async () => {
  const waiting = { withdrawable: '420.50', unconfirmedSince: '2026-12-03' };
  open({ ...balance, myBalance: { ...balance.myBalance, ...waiting } });
  expect(await screen.findByText('Puedes retirar $420.50')).toBeInTheDocument();
  expect(screen.getByText(/Tu depósito del 3 de diciembre de 2026 ya se puede invertir\./)).toBeInTheDocument();
});

test('money in rounds has its own figure, and the held amount says what it waits for', async () => {
  const inRound = { id: 3, projectName: 'Casa Olmo', amount: 5000, status: 'paid' as const, reference: null };
  const order = { ...inRound, expiresAt: null, received: '5000.00', missing: '0.00', investmentId: null };
  const myBalance = { ...balance.myBalance, held: '10000.00' };
  open({ ...balance, myBalance, myOrders: [order], myInterests: [{ id: 1, fractions: 10, state: 'open' }] });
  expect(await screen.findByRole('group', { name: 'En rondas' })).toHaveTextContent('$5,000');
  expect(screen.getByRole('group', { name: 'Retenido' })).toHaveTextContent(
    '$10,000.00Espera el cierre de rondas en las que registraste interés',
  );
});

test('an amount that a withdrawal and an interest hold together names both', async () => {
  const myBalance = { ...balance.myBalance, held: '10020.00' };
  open({ ...balance, myBalance, myInterests: [{ id: 1, fractions: 10, state: 'open' }] });
  expect(await screen.findByRole('group', { name: 'Retenido' })).toHaveTextContent(
    'Espera un retiro en curso y el cierre de rondas',
  );
  expect(screen.queryByRole('group', { name: 'En rondas' })).toBeNull();
});
