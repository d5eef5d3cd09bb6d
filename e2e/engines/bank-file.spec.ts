import { writeFile } from 'node:fs/promises';
import { centsToText, today } from '@cimiento/contracts';
import { mergeTests } from '@playwright/test';
import { readBankCents } from '../support/money';
import { createDeploymentTest } from '../support/own-deployment';
import { expect, signIn, test as engineTest } from './test';
import { getByLabel, getByRole } from './tools';

// Its own deployment: a file continues from the balance of the ledger, which another engine's test would move.
const test = mergeTests(engineTest, createDeploymentTest());

const dialog = getByRole('dialog', 'Subir extracto');

const toComma = (cents: number): string => centsToText(cents).replace('.', ',');

/** A file with one deposit, and the balance after it. */
function createFile(opening: number, cents: number): string {
  const day = today().split('-').reverse().join('/');
  const line = [day, 'TRANSFERENCIA ENLÍNEA', toComma(cents), toComma(opening + cents)];
  return ['Fecha;Concepto;Valor;Saldo', line.join(';')].join('\r\n');
}

test("an administrator uploads a bank's file and posts it", { tag: '@more' }, async ({ window, records }, info) => {
  const opening = await readBankCents({ request: await records.getAdmin() });
  const cents = 125_017;
  const file = info.outputPath('movimientos.csv');
  await writeFile(file, createFile(opening, cents));
  await signIn(window, { username: 'admin', password: 'admin123' });
  await window.open('/admin/reconciliation');
  await window.click(getByRole('button', 'Subir extracto'));
  await window.chooseFile(getByLabel(/^Archivo del banco/, dialog), file);
  await window.expectText('Se leyó 1 movimiento', dialog);
  await window.click(getByRole('button', 'Revisar', dialog));
  await window.expectText('1 nuevo (0 identificados, 1 por identificar)', dialog);
  await window.click(getByRole('button', 'Registrar', dialog));
  await window.expectText('Banco y libro coinciden: $0.00');
  expect(await readBankCents({ request: await records.getAdmin() })).toBe(opening + cents);
});
