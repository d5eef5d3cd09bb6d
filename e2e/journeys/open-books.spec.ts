import { addMonths, getRentDueDate, today, toPeriod } from '@cimiento/contracts';
import { expectAccessible } from '../support/accessible';
import { expect, signIn, test } from '../support/test';

const widths = [360, 1440];
const thisMonth = toPeriod(today());
const nextMonth = addMonths(thisMonth, 1);

for (const width of widths)
  test(`an investor sees what their rents were projected to be and what came, at ${width} px`, async ({
    page,
    records,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const person = await records.addPerson();
    const project = await records.addProject({ annualReturn: '7' });
    const investment = await records.addInvestment(project.id, { userId: person.id });
    await records.addPayment(investment, project.id, { amount: '58.34', period: nextMonth, paymentDate: today() });
    await signIn(page, person);
    await page.goto('/dashboard');
    await page.getByRole('link', { name: 'Calendario de rentas' }).click();
    await expect(page.getByRole('heading', { name: 'Calendario de rentas', level: 1 })).toBeVisible();
    if (nextMonth.slice(0, 4) !== thisMonth.slice(0, 4))
      await page.getByRole('button', { name: 'Año siguiente' }).click();
    await expect(page.getByText('Recibida').filter({ visible: true })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Recibido del año' })).toContainText('$58.34');
    await expectAccessible(page);
    if (width > 360) return;

    await page.getByRole('button', { name: 'Crear enlace privado' }).click();
    const address = await page.getByText(/\/api\/calendar\/.+\.ics$/).textContent();
    const feed = await page.request.get(address ?? '');
    expect(feed.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    expect(await feed.text()).toContain(`DTSTART;VALUE=DATE:${getRentDueDate(nextMonth).replaceAll('-', '')}`);
    await page.getByRole('button', { name: 'Revocar enlace' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click();
    await expect(page.getByRole('button', { name: 'Crear enlace privado' })).toBeVisible();
    expect((await page.request.get(address ?? '')).status()).toBe(404);
  });

for (const width of widths)
  test(`a visitor finds what every project promised and what it did, at ${width} px`, async ({ page, records }) => {
    await page.setViewportSize({ width, height: 900 });
    const person = await records.addPerson();
    const project = await records.addProject({ annualReturn: '7' });
    await records.addInvestment(project.id, { userId: person.id });
    await page.goto('/oportunidades');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Resultados' }).click();
    await expect(page.getByRole('heading', { name: 'Resultados', level: 1 })).toBeVisible();
    await expect(page.getByRole('row', { name: new RegExp(project.name) })).toContainText('7.00%');
    await expect(page.getByRole('heading', { name: 'Cómo lo calculamos' })).toBeVisible();
    await expectAccessible(page);
  });
