import { today, type StaffRole } from '@cimiento/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import {
  PaymentRunPreviewDocument,
  PaymentRunsDocument,
  PostPaymentRunDocument,
} from '../payment-runs/payment-runs.generated';
import { toRows, type Month } from './month-columns';
import { MonthRunsPreviewDocument, PaymentMonthDocument, PostMonthRunsDocument } from './payment-months.generated';
import PaymentMonthPage from './PaymentMonthPage';

const month = (projectId: number, name: string, changed: Partial<Month> = {}): Month => ({
  projectId,
  name,
  projected: '100.00',
  collected: '0.00',
  pending: '0.00',
  paid: '0.00',
  expenses: '0.00',
  reserve: '0.00',
  missing: '100.00',
  proposed: '100.00',
  state: 'none',
  runId: null,
  ...changed,
});
const cedro = month(1, 'Casa Cedro');
const olmo = month(2, 'Casa Olmo', {
  paid: '40.00',
  missing: '60.00',
  pending: '10.00',
  proposed: '50.00',
  state: 'partial',
});
const roble = month(3, 'Casa Roble', { paid: '100.00', missing: '0.00', proposed: '0.00', state: 'paid' });
const sauce = month(4, 'Casa Sauce', { projected: '0.00', missing: '0.00', proposed: '0.00' });

const preview = {
  fingerprint: 'f1',
  total: '100.00',
  retained: '0.00',
  registered: 1000,
  funded: 1000,
  leftOut: [],
  gross: '100.00',
  fee: '0.00',
  expenses: '0.00',
  reserve: '0.00',
  net: '100.00',
  distributable: '100.00',
  projectedGross: '100.00',
  collected: '100.00',
  paid: '0.00',
  warnings: [],
  shares: [{ investmentId: 12, invested: 1000, amount: '100.00', user: null }],
};

const open = (path: string, ...replies: Reply[]) => openAs('administrator', path, ...replies);

const openAs = (staffRole: StaffRole, path: string, ...replies: Reply[]) =>
  renderPage(
    <Routes>
      <Route path="/admin/payments/month/:period" element={<PaymentMonthPage />} />
    </Routes>,
    {
      path,
      staffRole,
      replies: [
        reply(PaymentMonthDocument, { paymentMonth: [cedro, olmo, roble, sauce] }),
        reply(PaymentRunsDocument, { adminPaymentRuns: { total: 0, items: [] } }),
        reply(PaymentRunPreviewDocument, { paymentRunPreview: preview }),
        reply(PostPaymentRunDocument, { postPaymentRun: { id: 9 } }),
        ...replies,
      ],
    },
  );
const address = '/admin/payments/month/2026-11';

test('shows the rent of each project with its sums, and what has no rent below', async () => {
  open(address);
  const table = await screen.findByRole('table', { name: 'Rentas de Noviembre 2026' });
  expect(screen.getByRole('heading', { name: 'Noviembre 2026' })).toBeInTheDocument();
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Casa Cedro$100.00$0.00$0.00$0.00$100.00Sin pagoVer repartos',
    'Casa Olmo$100.00$0.00$10.00$40.00$60.00ParcialVer repartos',
    'Casa Roble$100.00$0.00$0.00$100.00$0.00Pagado',
    'Total$300.00$0.00$10.00$140.00$160.00',
  ]);
  expect(screen.getByText('Sin renta en este mes: Casa Sauce.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Diciembre 2026 →' })).toHaveAttribute(
    'href',
    '/admin/payments/month/2026-12',
  );
});

test.each([
  [[cedro, roble], 0],
  [[cedro, olmo], 1],
])('an auditor has the column of actions only where a payment is pending (%#)', async (months, columns) => {
  openAs('auditor', address, reply(PaymentMonthDocument, { paymentMonth: months }));
  await screen.findByText('Casa Cedro');
  expect(screen.queryAllByRole('columnheader', { name: 'Acciones' })).toHaveLength(columns);
  expect(screen.queryAllByRole('link', { name: /^Ver pendientes/ })).toHaveLength(columns);
});

test('a row proposes what is neither paid nor pending, and the next row gets the focus', async () => {
  const { user, getVariables } = open(address);
  await user.selectOptions(await screen.findByLabelText('Estado'), 'paid');
  await user.click(screen.getByRole('button', { name: 'Ver repartos de Casa Cedro' }));
  await user.click(await screen.findByRole('button', { name: 'Publicar pagos' }));
  const input = { projectId: 1, period: '2026-11', amount: '100.00', paymentDate: today(), status: 'paid' };
  await waitFor(() =>
    expect(getVariables('PostPaymentRun')).toEqual([
      { input: expect.objectContaining({ ...input, continueForMissing: true, fingerprint: 'f1' }) },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ver repartos de Casa Olmo' })).toHaveFocus());
});

test('the rents of all projects are previewed together and posted with one click each', async () => {
  const row = { ...preview, code: null, message: null, shares: [{ investmentId: 12 }] };
  const { user, getVariables } = open(
    address,
    reply(MonthRunsPreviewDocument, {
      monthRunsPreview: [
        { ...row, projectId: 1, warnings: [{ code: 'ABOVE_COLLECTED', field: 'amount', message: 'Falta cobrar.' }] },
        { ...row, projectId: 2, code: 'CONFLICT', message: 'Nadie tiene derecho.' },
      ],
    }),
    reply(PostMonthRunsDocument, { postMonthRuns: [{ projectId: 1, state: 'waits', message: null }] }),
  );
  await user.click(await screen.findByRole('button', { name: 'Publicar los 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Rentas de Noviembre 2026' });
  expect(await within(dialog).findByText('Nadie tiene derecho.')).toBeInTheDocument();
  // The keyboard scrolls the rents of many projects, of which none may have a control.
  expect(within(dialog).getByRole('region', { name: 'Rentas de Noviembre 2026' })).toHaveAttribute('tabindex', '0');
  const publish = within(dialog).getByRole('button', { name: 'Publicar 1' });
  expect(publish).toBeDisabled();
  await user.click(within(dialog).getByLabelText('Revisé los avisos: publicar así'));
  await user.click(publish);
  expect(await within(dialog).findByText('Espera aprobación')).toBeInTheDocument();
  // It is not posted yet.
  expect(within(dialog).getByText('Se publicaron $0.00.')).toBeInTheDocument();
  expect(await screen.findByText('Rentas publicadas: 0 de 1')).toBeInTheDocument();
  const runs = [
    expect.objectContaining({ projectId: 1, amount: '100.00', fingerprint: 'f1', continueForMissing: true }),
  ];
  expect(getVariables('PostMonthRuns')).toEqual([{ period: '2026-11', runs }]);
});

test('what the server refuses is said over the terms', async () => {
  const { user } = open(address, reply(PaymentRunPreviewDocument, fail('CONFLICT', 'Nadie tiene derecho.')));
  await user.click(await screen.findByRole('button', { name: 'Ver repartos de Casa Cedro' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nadie tiene derecho.');
  expect(screen.getByLabelText(/^Renta bruta/)).toHaveValue('100.00');
});

test('an address without a month leads to the current one', async () => {
  open('/admin/payments/month/2026-13');
  expect(await screen.findByText('Ese mes no existe')).toBeInTheDocument();
});

test('sums are exact', () => {
  const months = Array.from({ length: 3 }, (_none, index) => month(index + 1, `Casa ${index}`, { projected: '0.10' }));
  expect(toRows(months).at(-1)?.month.projected).toBe('0.30');
});
