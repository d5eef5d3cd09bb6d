import { screen, within } from '@testing-library/react';
import { saveFile } from '@cimiento/ui';
import { fillIn, findToast, getRows, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import type { Account } from './account-columns';
import {
  AccountCodesDocument,
  CreateJournalBatchDocument,
  JournalBatchContentDocument,
  JournalBatchesDocument,
  LedgerAccountsDocument,
  PostAdjustmentDocument,
  SetAccountCodesDocument,
  type JournalBatchesQuery,
} from './ledger.generated';
import LedgerPage from './LedgerPage';

jest.mock('@cimiento/ui', () => ({ ...jest.requireActual<object>('@cimiento/ui'), saveFile: jest.fn() }));

const bank = { account: 'bank:*', code: '1.1.01', name: 'Bancos' };
const batches: JournalBatchesQuery = {
  journalBatches: [
    { number: 2, period: '2026-09', sha256: 'a1b2c3d4e5f6a7b8', rows: 1204, createdAt: '2026-10-05T15:00:00.000Z' },
  ],
  periods: [
    { period: '2026-11', state: 'open' },
    { period: '2026-10', state: 'closed' },
    { period: '2026-09', state: 'closed' },
  ],
};

const open = (path: string, ...replies: Reply[]) => renderPage(<LedgerPage />, { path, replies });
const openAccountant = (...replies: Reply[]) =>
  open(
    '/admin/ledger?tab=accountant',
    reply(JournalBatchesDocument, batches),
    reply(AccountCodesDocument, { accountCodes: [bank] }),
    ...replies,
  );

describe('the balance without a bank', () => {
  const outside: Account = {
    id: 1,
    code: 'bank:0',
    kind: 'bank',
    name: 'Sin banco indicado',
    accountCode: null,
    balance: '-1250.00',
    user: null,
    project: null,
  };
  const openAccounts = (balance: string) =>
    open(
      '/admin/ledger?tab=accounts',
      reply(LedgerAccountsDocument, { adminLedgerAccounts: toPage([{ ...outside, balance }]) }),
      reply(PostAdjustmentDocument, fail('APPROVAL_PENDING', 'Otro debe aprobarlo.')),
    );

  test('a balance without a bank is moved to one by a prefilled adjustment', async () => {
    const { user, getVariables } = openAccounts('-1250.00');
    expect(await screen.findByText(/^Sin banco indicado · \$1,250\.00 Debe/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Indicar dónde está' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Sin banco indicado' }));
    const field = dialog.getByRole('combobox', { name: /Cuenta al debe/ });
    await user.click(field);
    fillIn(field, 'bank:1');
    await user.click(await screen.findByRole('option', { name: /bank:1/ }));
    await user.click(dialog.getByRole('button', { name: 'Registrar ajuste' }));
    expect(await findToast('Enviado a aprobación')).toBeInTheDocument();
    expect(getVariables('PostAdjustment')).toMatchObject([
      { input: { debitAccount: 'bank:1', creditAccount: 'bank:0', amount: '1250.00' } },
    ]);
  });

  test('a balance of 0 without a bank is not shown', async () => {
    openAccounts('0.00');
    await screen.findByRole('table', { name: 'Cuentas contables' });
    expect(screen.queryByRole('button', { name: 'Indicar dónde está' })).toBeNull();
  });
});

describe('the chart of accounts', () => {
  test('a code is added to the others', async () => {
    const { user, getVariables } = openAccountant(reply(SetAccountCodesDocument, { setAccountCodes: [bank] }));
    await user.click(await screen.findByRole('button', { name: 'Agregar código' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar código' }));
    fillIn(dialog.getByLabelText(/^Cuenta del libro/), 'project:*:capital');
    fillIn(dialog.getByLabelText(/^Código/), '2.1.05');
    fillIn(dialog.getByLabelText(/^Nombre/), 'Capital');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await findToast('Plan de cuentas guardado')).toBeInTheDocument();
    expect(getVariables('SetAccountCodes')).toEqual([
      { rows: [bank, { account: 'project:*:capital', code: '2.1.05', name: 'Capital' }] },
    ]);
  });

  test('a text that is not an account is refused in the form', async () => {
    const { user, getVariables } = openAccountant();
    await user.click(await screen.findByRole('button', { name: 'Agregar código' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar código' }));
    fillIn(dialog.getByLabelText(/^Cuenta del libro/), 'Bancos');
    await user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText(/^Escribe una cuenta del libro o un patrón/)).toBeInTheDocument();
    expect(getVariables('SetAccountCodes')).toEqual([]);
  });

  test('a code is removed after a question', async () => {
    const { user, getVariables } = openAccountant(reply(SetAccountCodesDocument, { setAccountCodes: [] }));
    await user.click(await screen.findByRole('button', { name: 'Quitar: bank:*' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Quitar el código de bank:*?' }));
    await user.click(question.getByRole('button', { name: 'Quitar' }));
    expect(await findToast('Plan de cuentas guardado')).toBeInTheDocument();
    expect(getVariables('SetAccountCodes')).toEqual([{ rows: [] }]);
  });
});

describe('the batches of the journal', () => {
  test('a batch of the latest closed month is made', async () => {
    const { user, getVariables } = openAccountant(
      reply(CreateJournalBatchDocument, { createJournalBatch: { number: 3, rows: 4 } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Crear lote' }));
    expect(await findToast('Lote creado')).toBeInTheDocument();
    expect(getVariables('CreateJournalBatch')).toEqual([{ period: '2026-10' }]);
  });

  test('each batch is listed and downloaded', async () => {
    const { user } = openAccountant(
      reply(JournalBatchContentDocument, { journalBatchContent: { fileName: 'lote-2.csv', base64: btoa('Fecha') } }),
    );
    expect(getRows(await screen.findByRole('table', { name: 'Lotes del libro diario' }))).toEqual([
      ['2 · Septiembre 2026', '1,204', expect.stringContaining('05/10/2026'), 'a1b2c3d4e5f6…'],
    ]);
    await user.click(screen.getByRole('button', { name: 'Descargar CSV: Lote 2' }));
    expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'lote-2.csv');
  });

  test('without a closed month nothing can be exported', async () => {
    open(
      '/admin/ledger?tab=accountant',
      reply(JournalBatchesDocument, { journalBatches: [], periods: batches.periods.slice(0, 1) }),
      reply(AccountCodesDocument, { accountCodes: [] }),
    );
    expect(await screen.findByText(/^Cierra un mes/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Crear lote' })).toBeNull();
  });
});
