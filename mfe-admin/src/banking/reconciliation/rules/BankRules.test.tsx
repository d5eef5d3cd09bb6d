import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { bankRuleMessages } from '@cimiento/contracts/fields';
import { FindProjectsDocument } from '../../../shared/records/option-search.generated';
import { line, openTab } from '../open-reconciliation';
import { reply } from '../../../shared/testing/test-link';
import {
  BankRulesDocument,
  CreateBankRuleDocument,
  DeleteBankRuleDocument,
  PreviewBankRuleDocument,
  type BankRuleRowFragment,
} from './bank-rules.generated';

const rule: BankRuleRowFragment = {
  id: 4,
  text: 'COMISION',
  purpose: 'bank_fee',
  projectId: null,
  project: null,
  bankAccountId: 1,
  direction: 'debit',
  lines: 12,
};
const tried = {
  id: 9,
  bankAccountId: 1,
  bookedOn: '2026-01-16',
  amount: '-2.50',
  description: 'COMISION',
  reference: null,
  status: 'matched' as const,
  target: 'Saldo de Ana Ñáñez',
};

test('a rule is saved only after its dry run, and tried again when it changes', async () => {
  const { getVariables } = openTab(
    'tab=rules',
    line,
    reply(PreviewBankRuleDocument, {
      previewBankRule: { count: 60, total: '-150.00', differing: 1, lines: [tried] },
    }),
    reply(CreateBankRuleDocument, { createBankRule: rule }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Nueva regla' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva regla' }));
  fireEvent.change(dialog.getByLabelText(/^Texto contiene/), { target: { value: 'COMISION' } });
  fireEvent.change(dialog.getByLabelText('Cuenta recaudadora'), { target: { value: '1' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Probar regla' }));
  expect(await dialog.findByText(/habría identificado 60 movimientos por -\$150\.00/)).toBeVisible();
  expect(dialog.getByText(/1 de ellos está identificado como otra cosa/)).toBeVisible();
  expect(dialog.getByText('Saldo de Ana Ñáñez')).toBeVisible();
  expect(dialog.getByText('Se muestran los 1 más recientes.')).toBeVisible();
  fireEvent.change(dialog.getByLabelText('Sentido'), { target: { value: 'debit' } });
  fireEvent.click(await dialog.findByRole('button', { name: 'Probar regla' }));
  fireEvent.click(await dialog.findByRole('button', { name: 'Guardar regla' }));
  const input = { text: 'COMISION', purpose: 'bank_fee', projectId: null, bankAccountId: 1, direction: 'debit' };
  await waitFor(() => expect(getVariables('CreateBankRule')).toEqual([{ input }]));
  expect(getVariables('PreviewBankRule')).toHaveLength(2);
});

test('a rule for rent names its project and has no direction', async () => {
  const project = { id: 7, name: 'Casa Borrero', location: 'Cuenca', annualReturn: '9.2' };
  const { user, getVariables } = openTab(
    'tab=rules',
    line,
    reply(BankRulesDocument, { bankRules: [{ ...rule, purpose: 'rent', projectId: 7, project }] }),
    reply(FindProjectsDocument, { adminProjects: { items: [project] } }),
    reply(PreviewBankRuleDocument, { previewBankRule: { count: 0, total: '0.00', differing: 0, lines: [] } }),
  );
  expect(await screen.findByText('Renta de Casa Borrero')).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Nueva regla' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nueva regla' }));
  fireEvent.change(dialog.getByLabelText(/^Texto contiene/), { target: { value: 'ARRIENDO BORRERO' } });
  fireEvent.change(dialog.getByLabelText('Sentido'), { target: { value: 'debit' } });
  fireEvent.change(dialog.getByLabelText(/^Es/), { target: { value: 'rent' } });
  expect(dialog.queryByLabelText('Sentido')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Probar regla' }));
  expect(await dialog.findByText(bankRuleMessages.project)).toBeVisible();
  await user.type(dialog.getByRole('combobox', { name: /^Proyecto/ }), 'Borrero');
  await user.click(await screen.findByRole('option', { name: /Casa Borrero/ }));
  fireEvent.click(dialog.getByRole('button', { name: 'Probar regla' }));
  const input = { text: 'ARRIENDO BORRERO', purpose: 'rent', projectId: 7, bankAccountId: null, direction: 'credit' };
  await waitFor(() => expect(getVariables('PreviewBankRule')).toEqual([{ input }]));
});

test('a line says by which rule it was identified', async () => {
  openTab('tab=lines', { ...line, status: 'matched', target: 'Comisión del banco', rule: { id: 4, text: 'COMISION' } });
  expect(await screen.findByText('Por la regla «COMISION»')).toBeVisible();
});

test('the rules are listed with what they did, and one is deleted after a question', async () => {
  const { getVariables } = openTab(
    'tab=rules',
    line,
    reply(BankRulesDocument, { bankRules: [rule] }),
    reply(DeleteBankRuleDocument, { deleteBankRule: { id: 4 } }),
  );
  const row = within(await screen.findByRole('row', { name: /COMISION/ }));
  expect(row.getByText('Banco del Austro 0100204587 · Solo lo que sale')).toBeVisible();
  expect(row.getByText('12')).toBeVisible();
  fireEvent.click(row.getByRole('button', { name: 'Eliminar: regla «COMISION»' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Eliminar' }));
  await waitFor(() => expect(getVariables('DeleteBankRule')).toEqual([{ id: 4 }]));
});
