import { screen, within } from '@testing-library/react';
import { fillIn, findRowButton, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, neverAnswer, reply, type Reply } from '../../shared/testing/test-link';
import type { Account } from './account-columns';
import type { Entry } from './entry-columns';
import {
  LedgerAccountsDocument,
  LedgerEntriesDocument,
  LedgerPostingsDocument,
  LedgerTotalsDocument,
  PostAdjustmentDocument,
  ReverseAdjustmentDocument,
  type LedgerTotalsQuery,
} from './ledger.generated';
import LedgerPage from './LedgerPage';

const totals: LedgerTotalsQuery = {
  ledgerKindTotals: [
    { kind: 'bank', accounts: 1, balance: '-1500.00' },
    { kind: 'available', accounts: 2, balance: '1500.00' },
  ],
  projectRents: [{ projectId: 4, received: '100.00', deducted: '12.50', paid: '140.00', owed: '52.50' }],
  projects: [{ id: 4, name: 'Edificio Guayacán' }],
};
const account: Account = {
  id: 5,
  code: 'investor:2:available',
  kind: 'available',
  name: 'Saldo disponible de Ana Ñáñez',
  accountCode: null,
  balance: '70.83',
  user: { id: 2, fullName: 'Ana Ñáñez' },
  project: null,
};
const bank: Account = {
  id: 3,
  code: 'bank:1',
  kind: 'bank',
  name: 'Banco del Austro 0100204587',
  accountCode: { code: '1.1.01', name: 'Bancos' },
  balance: '-200028.82',
  user: null,
  project: null,
};
const payment: Entry = {
  id: 31,
  key: 'payment:7:1',
  kind: 'payment',
  occurredOn: '2025-03-05',
  createdAt: '2025-03-05T15:00:00.000Z',
  sourceKind: 'payment',
  sourceId: 7,
  reference: '2025-02',
  memo: 'Renta de Edificio Guayacán',
  reversalOf: null,
  reversedBy: 32,
  actor: { id: 1, fullName: 'Lucía Paz' },
  postings: [
    {
      id: 61,
      amount: '-70.83',
      account: { id: 6, name: 'Renta de Edificio Guayacán', accountCode: { code: '2.1.07' } },
    },
    {
      id: 62,
      amount: '70.83',
      account: { id: 5, name: 'Saldo disponible de Ana Ñáñez', accountCode: null },
    },
  ],
};

// These tables have no column of actions.
const getCells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children).map((cell) => cell.textContent));

const open = (path: string, ...replies: Reply[]) => renderPage(<LedgerPage />, { path, replies });

describe('the trial balance', () => {
  test('shows equal debits and credits of each kind of account, and the rent of each project', async () => {
    open('/admin/ledger', reply(LedgerTotalsDocument, totals));
    const table = await screen.findByRole('table', { name: 'Balance de comprobación' });
    expect(getCells(table)).toEqual([
      ['Banco', '1', '$1,500.00', '$0.00'],
      ['Saldo disponible', '2', '$0.00', '$1,500.00'],
      ['Total', '3', '$1,500.00', '$1,500.00'],
    ]);
    expect(screen.getByText('El libro cuadra')).toBeInTheDocument();
    expect(getCells(screen.getByRole('table', { name: 'Rentas por proyecto' }))).toEqual([
      ['Edificio Guayacán', '$100.00', '$12.50', '$140.00', '$52.50', '$0.00'],
      ['Total', '$100.00', '$12.50', '$140.00', '$52.50', '$0.00'],
    ]);
  });

  test('says when the book does not balance', async () => {
    const wrong = [{ kind: 'bank' as const, accounts: 1, balance: '-1.00' }];
    open('/admin/ledger', reply(LedgerTotalsDocument, { ...totals, ledgerKindTotals: wrong }));
    expect(await screen.findByText('El libro no cuadra')).toBeInTheDocument();
  });

  test.each([
    ['loads', neverAnswer, 'Cargando libro...'],
    ['is empty', { ledgerKindTotals: [], projectRents: [], projects: [] }, 'El libro está vacío'],
    ['cannot be read', fail('INTERNAL', ''), 'No se pudo cargar el libro. Nada ha cambiado.'],
  ])('says when it %s', async (_, answer, text) => {
    open('/admin/ledger', reply(LedgerTotalsDocument, answer));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });
});

describe('the accounts', () => {
  test('show owner and balance, and open their movements', async () => {
    const { user } = open(
      '/admin/ledger?tab=accounts',
      reply(LedgerTotalsDocument, totals),
      reply(LedgerAccountsDocument, { adminLedgerAccounts: toPage([account, bank]) }),
      reply(LedgerPostingsDocument, {
        ledgerPostings: [{ id: 62, amount: '70.83', balanceAfter: '70.83', entry: payment }],
      }),
    );
    expect(getRows(await screen.findByRole('table', { name: 'Cuentas contables' }))).toEqual([
      ['Saldo disponible de Ana Ñáñez', 'investor:2:available', '$0.00', '$70.83'],
      ['Banco del Austro 0100204587', '1.1.01 · Bancos', '$200,028.82', '$0.00'],
    ]);
    await user.click(await findRowButton('Ver movimientos', 'Saldo disponible de Ana Ñáñez'));
    const table = await screen.findByRole('table', { name: 'Movimientos de Saldo disponible de Ana Ñáñez' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent('#31 · Renta de Edificio Guayacán$0.00$70.83$70.83');
  });

  test('report a failed load in a toast', async () => {
    open('/admin/ledger?tab=accounts', reply(LedgerAccountsDocument, fail('INTERNAL', '')));
    expect(await findToast('No se pudieron cargar las cuentas')).toBeInTheDocument();
  });
});

describe('the entries', () => {
  test('show source and reversal, and open their postings', async () => {
    const { user } = open(
      '/admin/ledger?tab=entries',
      reply(LedgerEntriesDocument, { adminLedgerEntries: toPage([payment]) }),
    );
    expect(getRows(await screen.findByRole('table', { name: 'Asientos' }))).toEqual([
      ['31', '05/03/2025', 'RentaReversado', 'Renta de Edificio Guayacán', 'Pago #7', '$70.83'],
    ]);
    await user.click(await findRowButton('Ver', '31'));
    const dialog = await screen.findByRole('dialog', { name: 'Asiento #31' });
    expect(dialog).toHaveTextContent('Reversado por el #32');
    expect(getCells(within(dialog).getByRole('table'))).toEqual([
      ['2.1.07 · Renta de Edificio Guayacán', '$70.83', '$0.00'],
      ['Saldo disponible de Ana Ñáñez', '$0.00', '$70.83'],
    ]);
  });
});

describe('a manual adjustment', () => {
  const openDialog = async (...replies: Reply[]) => {
    const opened = open(
      '/admin/ledger',
      reply(LedgerTotalsDocument, totals),
      reply(LedgerAccountsDocument, { adminLedgerAccounts: toPage([account]) }),
      ...replies,
    );
    await opened.user.click(screen.getByRole('button', { name: 'Ajuste manual' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Ajuste manual' })) };
  };
  const choose = async (
    { user }: Awaited<ReturnType<typeof openDialog>>,
    name: RegExp,
    text: string,
    option: RegExp,
  ) => {
    const field = screen.getByRole('combobox', { name });
    await user.click(field);
    fillIn(field, text);
    await user.click(await screen.findByRole('option', { name: option }));
  };

  test('moves an amount between two accounts, of which one may be new, and may wait for approval', async () => {
    const opened = await openDialog(reply(PostAdjustmentDocument, fail('APPROVAL_PENDING', 'Otro debe aprobarlo.')));
    await choose(opened, /Cuenta al debe/, 'fee:bank', /fee:bank/);
    await choose(opened, /Cuenta al haber/, 'ana', /investor:2:available/);
    fillIn(opened.dialog.getByLabelText(/^Monto/), '12.50');
    fillIn(opened.dialog.getByLabelText(/^Fecha/), '2026-01-20');
    fillIn(opened.dialog.getByLabelText(/^Descripción/), 'Devolución de una comisión');
    await opened.user.click(opened.dialog.getByRole('button', { name: 'Registrar ajuste' }));
    expect(await findToast('Enviado a aprobación')).toBeInTheDocument();
    expect(opened.getVariables('PostAdjustment')).toEqual([
      {
        input: {
          debitAccount: 'fee:bank',
          creditAccount: 'investor:2:available',
          amount: '12.50',
          occurredOn: '2026-01-20',
          memo: 'Devolución de una comisión',
        },
      },
    ]);
  });

  test('says what is missing', async () => {
    const { user, dialog, getVariables } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Registrar ajuste' }));
    expect(await dialog.findAllByText('Elige una cuenta del libro')).toHaveLength(2);
    expect(getVariables('PostAdjustment')).toEqual([]);
  });

  test('a manual adjustment is reversed from its entry, and no other entry is', async () => {
    const adjustment: Entry = { ...payment, id: 40, kind: 'adjustment', sourceKind: 'adjustment', reversedBy: null };
    const { user, getVariables } = open(
      '/admin/ledger?tab=entries',
      reply(LedgerEntriesDocument, { adminLedgerEntries: toPage([adjustment, payment]) }),
      reply(ReverseAdjustmentDocument, { reverseAdjustment: { id: 41 } }),
    );
    const [first, second] = await screen.findAllByRole('button', { name: /^Ver: Asiento/ });
    await user.click(second!);
    expect(screen.queryByRole('button', { name: 'Reversar ajuste' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cerrar ventana' }));
    await user.click(first!);
    await user.click(await screen.findByRole('button', { name: 'Reversar ajuste' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Reversar' }));
    expect(await findToast('Ajuste reversado')).toBeInTheDocument();
    expect(getVariables('ReverseAdjustment')).toEqual([{ entryId: 40 }]);
  });
});
