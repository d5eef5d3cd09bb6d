import { screen, within } from '@testing-library/react';
import { renderPage } from '../../shared/testing/render-page';
import { reply } from '../../shared/testing/test-link';
import { PeriodChecksDocument, PeriodsDocument } from './ledger.generated';
import { PeriodsPanel } from './PeriodsPanel';

const month = { period: '2026-01', state: 'open' as const, closedAt: null, closer: null };
const toChecks = (fault: string | null) => ({ periodChecks: [{ check: 'suspense' as const, fault }] });

test('the dialog that closes a month asks anew what it lacks whenever it is opened', async () => {
  const { user, setReply, getVariables } = renderPage(<PeriodsPanel />, {
    path: '/admin/ledger?tab=periods',
    replies: [
      reply(PeriodsDocument, { periods: [month] }),
      reply(PeriodChecksDocument, toChecks('2 movimientos por identificar')),
    ],
  });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Cerrar: Enero 2026' }));
    return within(await screen.findByRole('alertdialog', { name: 'Cerrar enero 2026' }));
  };
  const first = await open();
  expect(await first.findByText('✗ 2 movimientos por identificar.')).toBeVisible();
  expect(first.getByRole('button', { name: 'Cerrar el mes' })).toBeDisabled();
  await user.click(first.getByRole('button', { name: 'Cancelar' }));
  setReply(reply(PeriodChecksDocument, toChecks(null)));
  const second = await open();
  expect(await second.findByText('✓ Nada por identificar')).toBeVisible();
  expect(second.getByRole('button', { name: 'Cerrar el mes' })).toBeEnabled();
  expect(getVariables('PeriodChecks')).toEqual([{ period: '2026-01' }, { period: '2026-01' }]);
});
