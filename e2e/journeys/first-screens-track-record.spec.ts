import { expectAccessible } from '../support/accessible';
import { expectFirstScreen, expectHeight } from '../support/first-screen';
import { test } from '../support/own-deployment';
import { openWhole } from '../support/pages';
import { expect } from '../support/test';

test('the first screen of the results has the totals and the bar of the first project', async ({ page }) => {
  await expectFirstScreen(page, '/resultados', () => [
    page.getByText('Retorno realizado').first(),
    page.getByText('Capital invertido').first(),
    page.getByText('Meses a tiempo').first(),
    page.getByRole('list', { name: 'Resultados por proyecto' }).getByRole('listitem').first(),
  ]);
  await expect(page.getByRole('listitem').filter({ hasText: 'Casa Borrero' })).toContainText(
    /Prometido 9\.00% \(\d\.\d\d% después de comisiones\) · cumplido \d+\.\d\d% \(/,
  );
  await expect(page.getByText(/\b0 (con atraso|no pagados|meses)/)).toHaveCount(0);
});

test('nine projects fit into 3,500 px of a phone, and the rest of each is behind a tap', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openWhole(page, '/resultados');
  const projects = page.getByRole('list', { name: 'Resultados por proyecto' }).getByRole('listitem');
  const heights = await projects.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await expectHeight(page, 3500 - (9 - heights.length) * Math.max(...heights));
  const first = projects.filter({ hasText: 'Casa Borrero' });
  await expect(first.getByText('$120,000')).toBeHidden();
  await first.locator('summary').click();
  await expect(first.getByText('$120,000')).toBeVisible();
  await expectAccessible(page);
});

test('results without a project say in one line what will be there', async ({ page }) => {
  const totals = {
    projects: 0,
    invested: 0,
    monthsOnTime: 0,
    monthsLate: 0,
    monthsMissed: 0,
    averageDaysLate: 0,
    weightedReturn: null,
    roundsFailed: 0,
  };
  await page.route('**/graphql', (route) =>
    route.fulfill({ json: { data: { trackRecord: { asOf: '2026-03-01', totals, projects: [] } } } }),
  );
  await expectFirstScreen(page, '/resultados', () => [page.getByText('Aún no hay resultados')]);
});
