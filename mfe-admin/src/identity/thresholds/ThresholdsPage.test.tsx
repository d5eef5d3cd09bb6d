import { formatMonth, today, toPeriod } from '@cimiento/contracts';
import { saveFile } from '@cimiento/ui';
import { screen } from '@testing-library/react';
import { findToast, renderPage } from '../../shared/testing/render-page';
import { reply } from '../../shared/testing/test-link';
import { IdentityThresholdsDocument, type IdentityThresholdsQuery } from './thresholds.generated';
import ThresholdsPage from './ThresholdsPage';

jest.mock('@cimiento/ui', () => ({ ...jest.requireActual<object>('@cimiento/ui'), saveFile: jest.fn() }));

const sum: IdentityThresholdsQuery['identityThresholds'][number] = {
  userId: 4,
  userName: 'María Torres',
  total: '10100.00',
  from: '2026-03-02',
  to: '2026-03-28',
  movements: 3,
};

const open = (path: string, sums = [sum], staffRole: 'administrator' | 'auditor' = 'administrator') =>
  renderPage(<ThresholdsPage />, {
    path,
    staffRole,
    replies: [reply(IdentityThresholdsDocument, { identityThresholds: sums })],
  });

test('lists whose deposits reach the threshold in the month of the address', async () => {
  const { getVariables } = open('/admin/identity/thresholds?month=2026-03', [sum], 'auditor');
  const table = await screen.findByRole('table', { name: 'Umbrales de marzo de 2026' });
  expect(table).toHaveTextContent('María Torres$10,100.0002/03/202628/03/20263');
  expect(screen.getByRole('link', { name: 'María Torres' })).toHaveAttribute('href', '/admin/users/4');
  expect(getVariables('IdentityThresholds')).toEqual([{ month: '2026-03' }]);
});

test('a month that does not exist is this month', async () => {
  const { getVariables } = open('/admin/identity/thresholds?month=2026-13', []);
  const month = toPeriod(today());
  expect(await screen.findByText(`Nadie alcanzó el umbral en ${formatMonth(month)}`)).toBeInTheDocument();
  expect(getVariables('IdentityThresholds')).toEqual([{ month }]);
  expect(screen.getByRole('button', { name: 'Descargar CSV' })).toBeDisabled();
});

test('the table is downloaded as a file', async () => {
  const { user } = open('/admin/identity/thresholds?month=2026-03');
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Descargar CSV' }));
  expect(await findToast('Archivo descargado')).toBeInTheDocument();
  const [content, name] = jest.mocked(saveFile).mock.calls[0] ?? [];
  expect(name).toBe('umbrales-cimiento-2026-03.csv');
  expect(content).toContain('4;10100,00;2026-03-02;2026-03-28;3');
});
