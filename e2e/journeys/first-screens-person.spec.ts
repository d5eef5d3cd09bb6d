import { expectAccessible, expectFits } from '../support/accessible';
import { expectFirstScreen, expectHeight } from '../support/first-screen';
import { expect, signIn, test } from '../support/test';

const person = '/admin/users/2';
const tabs = ['Inversiones', 'Pagos', 'Órdenes', 'Movimientos', 'Mensajes', 'Documentos', 'Seguridad'];

test('the first screen says who it is, how much, since when, what is open and the bank account', async ({ page }) => {
  await signIn(page, 'admin');
  const facts = page.getByRole('region', { name: 'Datos de la cuenta' });
  await expectFirstScreen(page, person, () => [
    page.getByRole('heading', { level: 1, name: 'María Fernanda Torres' }),
    page.getByRole('button', { name: 'Editar' }),
    facts.getByRole('link', { name: /^maria@/ }),
    facts.getByText('Activa'),
    facts.getByText(/^Con cuenta desde el \d\d\/\d\d\/\d{4}$/),
    ...['Disponible', 'Retenido', 'Invertido', 'Por recibir'].map((name) => facts.getByRole('group', { name })),
    facts.getByRole('link', { name: /^1 orden reservada por / }),
    facts.getByText(/^Banco Pichincha …\d{4}$/),
    facts.getByText(/^Ahorros de María Fernanda Torres, desde el /),
  ]);
  await expectHeight(page, 2000);
  await expect(page.getByRole('region', { name: 'Lo más reciente' })).toBeInViewport();
});

test('the first screen of a new account says what it does not have yet', async ({ page, records }) => {
  await signIn(page, 'admin');
  const { id, fullName } = await records.addPerson();
  const facts = page.getByRole('region', { name: 'Datos de la cuenta' });
  await expectFirstScreen(page, `/admin/users/${id}`, () => [
    page.getByRole('heading', { level: 1, name: fullName }),
    facts.getByRole('group', { name: 'Disponible' }),
    facts.getByText('Nada abierto'),
    facts.getByText('Todavía no registra una'),
  ]);
});

test('every tab has its address, fits and is at most 2,000 px high', async ({ page }) => {
  test.slow();
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(person);
  const links = page.getByRole('navigation', { name: 'Registros de la cuenta' });
  for (const name of tabs) {
    const link = links.getByRole('link', { name });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expectHeight(page, 2000);
    await expectFits(page, [360, 1093, 1440]);
    await page.reload();
    await expect(link).toHaveAttribute('aria-current', 'page');
  }
  await expectAccessible(page);
});
