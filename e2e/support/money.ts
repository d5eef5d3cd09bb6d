import { centsToText, parseSignedCents, describePostedStatement, today } from '@cimiento/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible';
import { Clicks } from './clicks';
import { type Credentials, expect, signIn } from './test';
import { expectToast } from './toast';

/** Registers the bank account of the person whose balance is open. @param prove answers the dialog that asks for a proof, if one does. */
export async function registerBankAccount(page: Page, holder: string, prove?: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Registrar cuenta' }).click();
  const dialog = page.getByRole('dialog', { name: 'Registrar cuenta bancaria' });
  await dialog.getByLabel('Banco').selectOption('Banco Pichincha');
  await dialog.getByLabel('Tipo de cuenta').selectOption({ label: 'Ahorros' });
  await dialog.getByLabel('Número de cuenta').fill('2200 123456');
  await dialog.getByRole('textbox', { name: /^Titular/ }).fill(holder);
  await dialog.getByLabel('Cédula o RUC del titular').fill('1714307103');
  await dialog.getByRole('button', { name: 'Guardar cuenta' }).click();
  await prove?.();
  await expectToast(page, 'Cuenta bancaria guardada');
}

/** A line of a bank's statement; a debit is negative. */
export type StatementLine = { description: string; reference: string; amount: string };

/** The file of a bank in Ecuador: semicolons, decimal commas, and debits in their own column. */
function createStatementFile(lines: readonly StatementLine[]): Buffer {
  // A line that is older than an order does not pay it.
  const day = today().split('-').reverse().join('/');
  const rows = lines.map(({ description, reference, amount }) => {
    const text = amount.replace('-', '').replace('.', ',');
    return [day, description, reference, ...(amount.startsWith('-') ? [text, ''] : ['', text])].join(';');
  });
  return Buffer.from(['Fecha;Concepto;Documento;Débito;Crédito', ...rows].join('\r\n'));
}

/** The ledger balance of the first bank account, in cents. */
export async function readBankCents({ request }: Pick<Page, 'request'>): Promise<number> {
  const response = await request.get('/api/admin/ledger/trial-balance');
  const { accounts } = (await response.json()) as { accounts: { code: string; balance: string }[] };
  return -parseSignedCents(accounts.find(({ code }) => code === 'bank:1')?.balance ?? '0.00');
}

/**
 * Uploads and posts a statement that continues from the balance of the ledger; nobody else moves its bank account during the call.
 * @param unmatched how many of the lines name nothing that is known.
 */
export async function postStatement(page: Page, lines: readonly StatementLine[], unmatched = 0): Promise<void> {
  await uploadStatement(page, lines, { unmatched });
}

type Upload = {
  unmatched: number;
  /** Whether a second person has to confirm it. */
  state?: 'pending' | 'confirmed';
  /** Counts the clicks. */
  upload?: Clicks;
};

/** Uploads and posts a statement as `postStatement` does. */
export async function uploadStatement(
  page: Page,
  lines: readonly StatementLine[],
  { unmatched, state = 'confirmed', upload = new Clicks('post a statement') }: Upload,
): Promise<void> {
  const opening = await readBankCents(page);
  const closing = lines.reduce((sum, { amount }) => sum + parseSignedCents(amount), opening);
  await page.goto('/admin/reconciliation');
  await upload.click(page.getByRole('button', { name: 'Subir extracto' }));
  const dialog = page.getByRole('dialog', { name: 'Subir extracto' });
  const file = { name: 'extracto.csv', mimeType: 'text/csv', buffer: createStatementFile(lines) };
  await dialog.getByLabel('Archivo del banco').setInputFiles(file);
  upload.add();
  await dialog.getByLabel('Saldo inicial (USD)').fill(centsToText(opening));
  await dialog.getByLabel('Saldo final (USD)').fill(centsToText(closing));
  await upload.click(dialog.getByRole('button', { name: 'Revisar' }));
  const known = lines.length - unmatched;
  const counts = `${lines.length} ${lines.length === 1 ? 'nuevo' : 'nuevos'} (${known} ${known === 1 ? 'identificado' : 'identificados'}, ${unmatched} por identificar)`;
  await expect(dialog.getByText(counts)).toBeVisible();
  // The ledger moves between statements when a withdrawal is paid by hand.
  const gapReason = dialog.getByLabel('Motivo del salto');
  if (await gapReason.isVisible()) await gapReason.fill('Un retiro se pagó a mano');
  await expectAccessible(page);
  await upload.click(dialog.getByRole('button', { name: 'Registrar' }));
  const matched = lines.length - unmatched;
  await expectToast(page, describePostedStatement({ matched, suspense: unmatched, duplicates: 0, state }));
  await expect(page.getByText('Banco y libro coinciden: $0.00')).toBeVisible();
}

/** Opens one of the parts of the page about the bank's statements. */
export const openPart = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Conciliación' }).getByRole('link', { name }).click();

/** Chooses a waiting line of the bank's statements, and gives its proposal. */
export async function chooseLine(page: Page, description: string): Promise<Locator> {
  const list = page.getByRole('listbox', { name: 'Movimientos por identificar' });
  await list.getByRole('option').filter({ hasText: description }).click();
  return getProposal(page);
}

/** The proposal for the chosen line. */
export const getProposal = (page: Page): Locator =>
  page.getByRole('region').filter({ has: page.getByRole('combobox', { name: 'Buscar a qué pertenece' }) });

/** Searches what the chosen line belongs to, and chooses it; it is assigned by its button. */
export async function searchTarget(page: Page, search: string, target: string): Promise<Locator> {
  await getProposal(page).getByRole('combobox').fill(search);
  await page.getByRole('option', { name: target }).click();
  return page.getByRole('list', { name: 'Elegido' }).getByRole('button', { name: `Asignar a ${target}` });
}

/** Signs a person in and orders fractions of $1,000 of a project. */
export async function placeOrder(
  page: Page,
  person: Credentials,
  projectId: number,
  funding: string,
  fractions = 2,
): Promise<void> {
  await signIn(page, person);
  await page.goto(`/marketplace/${projectId}/invest`);
  await page.getByRole('textbox', { name: 'Fracciones' }).fill(String(fractions));
  await page.getByRole('radio', { name: funding }).check();
  await page.getByLabel('He leído los riesgos y los acepto').check();
  await expectAccessible(page);
  await page.getByRole('button', { name: new RegExp(`^(Reservar|Invertir) \\$${fractions},000`) }).click();
  await expect(page).toHaveURL(/\/orders\/\d+$/);
}

/** Pays the rent of a month, such as '2032-01', to a holder of a project. */
export async function payRent(office: Page, projectId: number, period: string, amount: string): Promise<void> {
  // By hand: a monthly payment leaves an investment out while its order can be cancelled.
  const found = await office.request.get(`/api/admin/investments?projectId=${projectId}`);
  const [investment] = (await found.json()) as { id: number; userId: number }[];
  const { id: investmentId, userId } = investment!;
  const data = { investmentId, userId, projectId, period, amount, paymentDate: today(), status: 'paid' };
  const response = await office.request.post('/api/admin/returns', { data });
  expect(response.status(), await response.text()).toBe(201);
}

/** A figure of money with its name, such as 'Disponible'. */
export const getFigure = (page: Page, name: string): Locator => page.getByRole('group', { name, exact: true });
