import { addDays, centsToText, formatExactDollars, today } from '@cimiento/contracts';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { openPart, readBankCents } from '../support/money';
import { createDeploymentTest } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { selectFirst } from '../support/widths';

// One bank, three layouts of its files: what is registered once stays registered once.

// Its own: the latest statement of an account is what the ledger is compared with, and other journeys post statements of today.
const test = createDeploymentTest({});

/** The day after the latest statement: a bank's files follow one another. */
async function findNextDay(page: Page): Promise<string> {
  const statements = (await (await page.request.get('/api/admin/bank-statements')).json()) as { lastDay: string }[];
  const last =
    statements
      .map(({ lastDay }) => lastDay)
      .sort()
      .at(-1) ?? '';
  const first = addDays(today(), -60);
  return last < first ? first : addDays(last, 1);
}

const toLocal = (day = ''): string => day.split('-').reverse().join('/');
const comma = (cents: number): string => centsToText(cents).replace('.', ',');

type Movement = { day: string; text: string; cents: number };

/** Lines above the header, a kind beside amounts without signs, and no balances. */
const toKindCsv = (movements: readonly Movement[], account = '01******87'): string =>
  [
    `Cuenta;AHORROS ${account};;`,
    'Movimientos;;;',
    'Fecha;Tipo;Monto;Detalle',
    ...movements.map(({ day, text, cents }) =>
      [toLocal(day), cents < 0 ? 'Egreso' : 'Ingreso', `$${centsToText(Math.abs(cents))}`, text].join(';'),
    ),
  ].join('\r\n');

/** The table that banks call .xls, with a running balance. */
function toHtml(movements: readonly Movement[], opening: number): string {
  let balance = opening;
  const rows = movements.map(({ day, text, cents }) => {
    balance += cents;
    return `<tr><td>${toLocal(day)}</td><td>${text}</td><td>${comma(cents)}</td><td>${comma(balance)}</td></tr>`;
  });
  return `<html><table><tr><th>Fecha</th><th>Concepto</th><th>Valor</th><th>Saldo</th></tr>${rows.join('')}</table></html>`;
}

const toSwiftDay = (day: string): string => day.slice(2).replaceAll('-', '');
const toSwift = (cents: number): string => `${cents < 0 ? 'D' : 'C'}${comma(Math.abs(cents))}`;

function toMt940(movements: readonly Movement[], opening: number): string {
  const [first, last] = [movements[0]?.day ?? '', movements.at(-1)?.day ?? ''];
  const balance = (tag: string, day: string, cents: number): string =>
    `:${tag}:${cents < 0 ? 'D' : 'C'}${toSwiftDay(day)}USD${comma(Math.abs(cents))}`;
  const closing = movements.reduce((sum, { cents }) => sum + cents, opening);
  return [
    ...[':20:STMT', ':25:0100204587', ':28C:7/1', balance('60F', first, opening)],
    ...movements.flatMap(({ day, text, cents }) => [
      `:61:${toSwiftDay(day)}${toSwift(cents)}NTRFNONREF`,
      `:86:${text}`,
    ]),
    balance('62F', last, closing),
  ].join('\r\n');
}

async function chooseFile(page: Page, name: string, content: string): Promise<Locator> {
  await page.getByRole('button', { name: 'Subir extracto' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subir extracto' });
  await dialog
    .getByLabel('Archivo del banco')
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
  return dialog;
}

async function post(page: Page, dialog: Locator, counts: RegExp): Promise<void> {
  await dialog.getByRole('button', { name: 'Revisar' }).click();
  await expect(dialog.getByText(counts)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Registrar' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Banco y libro coinciden: $0.00')).toBeVisible();
}

const viewports = selectFirst({ width: 360, height: 780 }, { width: 1440, height: 900 });

for (const viewport of viewports)
  test(`files of three layouts are registered once at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'admin');
    await page.goto('/admin/reconciliation');
    const opening = await readBankCents(page);
    const start = await findNextDay(page);
    const amounts = [125_017, -253, 8031, 2044].map((cents) => cents + Math.sign(cents) * viewport.width);
    const [first, fee, second, third] = ['UNO', 'COMISION', 'DOS', 'TRES'].map((text, index) => ({
      text: `TRF ${text} ${viewport.width}`,
      day: addDays(start, Math.min(index, 2)),
      cents: amounts[index] ?? 0,
    })) as [Movement, Movement, Movement, Movement];
    const afterFee = opening + first.cents + fee.cents;

    const csv = toKindCsv([first, fee]);
    const dialog = await chooseFile(page, 'movimientos.csv', csv);
    await expect(dialog.getByText(/^Se leyeron 2 movimientos/)).toBeVisible();
    await dialog.getByLabel('Saldo inicial (USD)').fill(centsToText(opening));
    await dialog.getByLabel('Saldo final (USD)').fill(centsToText(afterFee));
    await post(page, dialog, /^2 nuevos/);

    const again = await chooseFile(page, 'movimientos.csv', csv);
    await again.getByLabel('Saldo inicial (USD)').fill(centsToText(opening));
    await again.getByLabel('Saldo final (USD)').fill(centsToText(afterFee));
    await post(page, again, /^0 nuevos .* 2 ya registrados/);

    const overlapping = await chooseFile(page, 'movimientos.xls', toHtml([fee, second], opening + first.cents));
    await expect(overlapping.getByLabel('Saldo final (USD)')).toHaveValue(centsToText(afterFee + second.cents));
    await post(page, overlapping, /^1 nuevo .* 1 ya registrado/);

    const swift = await chooseFile(page, 'movimientos.sta', toMt940([third], afterFee + second.cents));
    await post(page, swift, /^1 nuevo/);
    const closing = formatExactDollars(centsToText(afterFee + second.cents + third.cents));
    await openPart(page, 'Extractos');
    const posted = page.getByRole('table', { name: 'Últimos extractos' }).getByRole('row').filter({ hasText: closing });
    await posted.getByRole('button', { name: /^Anular: extracto/ }).click();
    const question = page.getByRole('dialog', { name: /^Anular el extracto/ });
    await question.getByLabel(/Motivo/).fill('Era de otra cuenta');
    await question.getByRole('button', { name: 'Anular extracto' }).click();
    await expect(question).toBeHidden();
    await expect(page.getByText('Banco y libro coinciden: $0.00')).toBeVisible();
    expect(await readBankCents(page)).toBe(afterFee + second.cents);
  });

for (const viewport of viewports)
  test(`a file of another account asks for a reason at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'admin');
    await page.goto('/admin/reconciliation');
    const opening = await readBankCents(page);
    const fee = { text: `OTRA ${viewport.width}`, day: await findNextDay(page), cents: -55 - viewport.width };
    const dialog = await chooseFile(page, 'otra.csv', toKindCsv([fee], '99******66'));
    await expect(dialog.getByText('El archivo dice: cuenta AHORROS 99******66')).toBeVisible();
    await dialog.getByLabel('Saldo inicial (USD)').fill(centsToText(opening));
    await dialog.getByLabel('Saldo final (USD)').fill(centsToText(opening + fee.cents));
    await dialog.getByRole('button', { name: 'Revisar' }).click();
    await dialog.getByRole('checkbox', { name: 'Confirmo que el extracto es de esta cuenta' }).check();
    const submit = dialog.getByRole('button', { name: 'Registrar' });
    await expect(submit).toBeDisabled();
    await dialog.getByLabel(/Motivo de la cuenta/).fill('El banco cambió el número');
    await expectAccessible(page);
    await submit.click();
    await expect(dialog).toBeHidden();
    await openPart(page, 'Extractos');
    const statements = page.getByRole('table', { name: 'Últimos extractos' });
    await expect(statements.getByText('El archivo dice otra cuenta: El banco cambió el número').first()).toBeVisible();
    await expectAccessible(page);
  });

for (const viewport of viewports)
  test(`a saved rule identifies the next file's lines at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await signIn(page, 'admin');
    await page.goto('/admin/reconciliation');
    const opening = await readBankCents(page);
    const text = `PEAJE ${viewport.width}-${Date.now()}`;
    await openPart(page, 'Reglas');
    await page.getByRole('button', { name: 'Nueva regla' }).click();
    const rule = page.getByRole('dialog', { name: 'Nueva regla' });
    await rule.getByLabel(/^Texto contiene/).fill(text.toLowerCase());
    await rule.getByRole('button', { name: 'Probar regla' }).click();
    await expect(rule.getByText('no habría identificado ningún movimiento')).toBeVisible();
    await expectAccessible(page);
    await rule.getByRole('button', { name: 'Guardar regla' }).click();
    await expect(rule).toBeHidden();

    const fee = { text: `${text} ENLÍNEA`, day: await findNextDay(page), cents: -77 - viewport.width };
    const dialog = await chooseFile(page, 'peajes.csv', toKindCsv([fee]));
    await dialog.getByLabel('Saldo inicial (USD)').fill(centsToText(opening));
    await dialog.getByLabel('Saldo final (USD)').fill(centsToText(opening + fee.cents));
    await post(page, dialog, /^1 nuevo \(1 identificado/);
    await openPart(page, 'Movimientos');
    const lines = page.getByRole('region', { name: 'Movimientos del banco' });
    await expect(lines.getByText(`Por la regla «${text.toLowerCase()}»`)).toBeVisible();
    await openPart(page, 'Extractos');
    await page.getByText('Días con extracto').click();
    await expect(
      page
        .getByRole('listitem')
        .filter({ hasText: /Completo|Falta el extracto/ })
        .first(),
    ).toBeVisible();
    await expectAccessible(page);
    await openPart(page, 'Reglas');
    await page.getByRole('button', { name: `Eliminar: regla «${text.toLowerCase()}»` }).click();
    await page.getByRole('button', { name: 'Eliminar', exact: true }).click();
    await expect(page.getByRole('button', { name: `Eliminar: regla «${text.toLowerCase()}»` })).toBeHidden();
  });
