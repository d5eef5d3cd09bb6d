import type { ComplianceRuleInput } from '@cimiento/contracts/fields';
import { uploadFile } from '@cimiento/product-ui/upload';
import { CallError } from '@cimiento/session';
import { screen, waitFor, within } from '@testing-library/react';
import { fillIn, findToast, renderPage } from '../../shared/testing/render-page';
import { reply, type Reply } from '../../shared/testing/test-link';
import {
  ComplianceRulesDocument,
  RiskPreviewDocument,
  ScreeningListsDocument,
  SetComplianceRulesDocument,
} from './compliance.generated';
import CompliancePage from './CompliancePage';

jest.mock('@cimiento/product-ui/upload', () => ({ uploadFile: jest.fn() }));
const upload = jest.mocked(uploadFile);

const vat: ComplianceRuleInput = {
  kind: 'vat',
  value: '15',
  validFrom: '2024-04-01',
  validTo: null,
  source: 'Decreto 198',
  confirmedBy: 'Ana Paredes',
};
const list = {
  kind: 'ofac' as const,
  version: 3,
  entries: 17_000,
  sha256: 'ab'.repeat(32),
  loadedAt: '2026-11-20T15:00:00.000Z',
};

const open = (path = '/admin/identity/compliance', ...replies: Reply[]) =>
  renderPage(<CompliancePage />, {
    path,
    replies: [
      reply(ComplianceRulesDocument, { complianceRules: [vat] }),
      reply(ScreeningListsDocument, { screeningLists: [list] }),
      reply(SetComplianceRulesDocument, { setComplianceRules: [vat] }),
      ...replies,
    ],
  });

const findRow = async (text: string) => {
  const cell = await within(await screen.findByRole('table', { name: 'Reglas de cumplimiento' })).findByText(text);
  return within(cell.closest<HTMLElement>('[role="row"]')!);
};

beforeEach(() => upload.mockReset());

test('the register has each rule with its source, and defaults that nobody confirmed', async () => {
  open();
  const own = await findRow('IVA (%)');
  expect(own.getByText('Ana Paredes')).toBeInTheDocument();
  expect(own.getByText('01/04/2024')).toBeInTheDocument();
  const standard = await findRow('Umbral de reporte en 30 días (USD)');
  expect(standard.getByText('$10,000.00')).toBeInTheDocument();
  expect(standard.getByText('Por defecto')).toBeInTheDocument();
  expect(standard.getByText('pendiente de confirmar')).toBeInTheDocument();
  expect(standard.queryByRole('button', { name: /^Quitar/ })).toBeNull();
});

test('a rule that weighs no risk is saved at once, beside the others', async () => {
  const { user, getVariables } = open();
  const row = await findRow('Umbral de reporte en 30 días (USD)');
  await user.click(row.getByRole('button', { name: /^Cambiar/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar regla' }));
  fillIn(dialog.getByLabelText(/^Valor/), '12000.00');
  fillIn(dialog.getByLabelText(/^Desde/), '2026-12-01');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await findToast('Regla guardada')).toBeInTheDocument();
  expect(getVariables('SetComplianceRules')).toEqual([
    {
      rows: [
        vat,
        expect.objectContaining({
          kind: 'identity_threshold',
          value: '12000.00',
          validFrom: '2026-12-01',
          confirmedBy: null,
        }),
      ],
    },
  ]);
});

test('a weight of risk shows first whom it moves, and is saved when it is sent again', async () => {
  const moved = { userId: 4, userName: 'María Torres', before: 'low' as const, after: 'medium' as const };
  const { user, getVariables } = open(undefined, reply(RiskPreviewDocument, { riskPreview: [moved] }));
  const row = await findRow('Alta a distancia (puntos)');
  await user.click(row.getByRole('button', { name: /^Cambiar/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar regla' }));
  fillIn(dialog.getByLabelText(/^Valor/), '30');
  await user.click(dialog.getByRole('button', { name: 'Guardar' }));
  expect(await dialog.findByText('María Torres: de Bajo a Medio')).toBeInTheDocument();
  expect(getVariables('SetComplianceRules')).toEqual([]);
  fillIn(dialog.getByLabelText(/^Valor/), '40');
  await user.click(dialog.getByRole('button', { name: /^Guardar/ }));
  await waitFor(() => expect(getVariables('RiskPreview')).toHaveLength(2));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Guardar de todos modos' })).toBeEnabled());
  expect(getVariables('SetComplianceRules')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: /^Guardar/ }));
  await waitFor(() => expect(getVariables('SetComplianceRules')).toHaveLength(1));
  expect(getVariables('SetComplianceRules')[0]).toMatchObject({ rows: [vat, { kind: 'risk_remote', value: '40' }] });
});

test('a rule is taken away after asking', async () => {
  const { user, getVariables } = open();
  await user.click((await findRow('IVA (%)')).getByRole('button', { name: /^Quitar/ }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitar' }));
  expect(await findToast('Regla guardada')).toBeInTheDocument();
  expect(getVariables('SetComplianceRules')).toEqual([{ rows: [] }]);
});

test('the lists in use are shown with version, entries and hash', async () => {
  open('/admin/identity/compliance?tab=lists');
  const table = await screen.findByRole('table', { name: 'Listas en uso' });
  expect(table).toHaveTextContent('OFAC (SDN)');
  expect(table).toHaveTextContent('17,000');
  expect(table).toHaveTextContent(list.sha256);
});

async function openLoad() {
  const opened = open('/admin/identity/compliance?tab=lists');
  await opened.user.click(await screen.findByRole('button', { name: 'Cargar lista' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cargar lista' }));
  return { ...opened, dialog, load: () => opened.user.click(dialog.getByRole('button', { name: 'Cargar' })) };
}

test('a list is loaded with the file of its other names', async () => {
  upload.mockResolvedValue(list);
  const { user, dialog, load } = await openLoad();
  const [sdn, alt] = ['SDN.CSV', 'ALT.CSV'].map((name) => new File(['1,"X"'], name));
  await user.upload(dialog.getByLabelText(/^Archivo/), sdn!);
  await user.upload(dialog.getByLabelText(/^Otros nombres/), alt!);
  await load();
  expect(await findToast('Lista cargada')).toBeInTheDocument();
  expect(upload).toHaveBeenCalledWith(
    '/api/admin/identity/lists',
    sdn,
    expect.objectContaining({ fields: { kind: 'ofac' }, files: { alt } }),
  );
});

test('a load without a file is not sent, and a refused one says why at its field', async () => {
  const lost = 'El archivo pierde 400 de las 1000 entradas de la lista anterior.';
  upload.mockRejectedValue(new CallError(400, 'Revisa los datos', 'VALIDATION_FAILED', { file: lost }));
  const { user, dialog, load } = await openLoad();
  await load();
  expect(dialog.getByText('Elige un archivo')).toBeInTheDocument();
  expect(upload).not.toHaveBeenCalled();
  await user.selectOptions(dialog.getByLabelText('Lista'), 'ONU');
  await user.upload(dialog.getByLabelText(/^Archivo/), new File(['<x/>'], 'un.xml'));
  await load();
  expect(await dialog.findByText(lost)).toBeInTheDocument();
});

test('who may not review reads the rules and no lists', async () => {
  renderPage(<CompliancePage />, {
    path: '/admin/identity/compliance',
    staffRole: 'support',
    replies: [reply(ComplianceRulesDocument, { complianceRules: [vat] })],
  });
  expect(await screen.findByText('Decreto 198')).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Listas' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Añadir regla' })).toBeNull();
});
