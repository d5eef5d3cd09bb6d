import { expectAccessible, expectFits } from '../support/accessible';
import { expectFirstScreen } from '../support/first-screen';
import { postStatement } from '../support/money';
import { test } from '../support/own-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';

const words = 'Uno Dos Tres Cuatro Cinco Seis Siete Ocho Nueve Diez'.split(' ');

test('the first screen says that nothing waits, and offers the upload', async ({ page }) => {
  await signIn(page, 'admin');
  await expectFirstScreen(page, '/admin/reconciliation', () => [
    page.getByRole('heading', { level: 1, name: 'Conciliación' }),
    page.getByRole('button', { name: 'Subir extracto' }),
    page.getByText('Nada por identificar'),
  ]);
  await expectAccessible(page);
});

test('ten lines wait with the proposal for each beside them, and two keys assign each', async ({ page, records }) => {
  test.slow();
  await signIn(page, 'admin');
  // Words that no two of them share: two shared words would name each of them.
  const unique = createUniqueName('')
    .trim()
    .replaceAll(/\d/g, (digit) => 'abcdefghij'[Number(digit)]!);
  const people = [];
  for (const word of words)
    people.push(await records.addPerson({ fullName: `${word}ana${unique} ${word}ez${unique}` }));
  const lines = people.map(({ fullName }, index) => ({
    description: `TRANSFERENCIA DE ${fullName}`,
    reference: '',
    amount: `${50 + index}.10`,
  }));
  await postStatement(page, lines, lines.length);

  const list = page.getByRole('listbox', { name: 'Movimientos por identificar' });
  const options = list.getByRole('option');
  await expectFirstScreen(page, '/admin/reconciliation', () => [
    page.getByRole('heading', { level: 1, name: 'Conciliación' }),
    page.getByRole('button', { name: 'Subir extracto' }),
    options.first(),
    options.nth(1),
    page.getByRole('heading', { level: 2 }),
    page.getByRole('button', { name: /^Asignar a Saldo de / }).first(),
  ]);
  await expectFits(page, [360, 1093, 1440]);

  await page.setViewportSize({ width: 1440, height: 900 });
  await list.focus();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  for (let left = lines.length; left > 0; left -= 1) {
    const description = await list.getByRole('option', { selected: true }).locator('small').textContent();
    const name = description!.replace('TRANSFERENCIA DE ', '');
    await press('Enter');
    await expect(page.getByRole('button', { name: `Asignar a Saldo de ${name}` })).toBeFocused();
    await press('Enter');
    await expect(options).toHaveCount(left - 1);
    if (left > 1) await expect(list).toBeFocused();
  }
  expect(keys).toBeLessThanOrEqual(3 * lines.length);
  await expect(page.getByText('Nada por identificar')).toBeVisible();
});

test('a line without a candidate is searched, assigned and taken back by keys alone', async ({ page, records }) => {
  await signIn(page, 'admin');
  const person = await records.addPerson();
  const [first, second] = [createUniqueName('DEPOSITO'), createUniqueName('VENTANILLA')];
  const lines = [first, second].map((description) => ({ description, reference: '', amount: '33.40' }));
  await postStatement(page, lines, 2);
  const list = page.getByRole('listbox', { name: 'Movimientos por identificar' });
  await list.focus();
  await page.keyboard.press('j');
  const chosen = list.getByRole('option', { selected: true });
  await expect(chosen).toContainText(second);
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox', { name: 'Buscar a qué pertenece' })).toBeFocused();
  await page.keyboard.type(person.fullName);
  await expect(page.getByRole('option', { name: `Saldo de ${person.fullName}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Se acreditan $33.40 a su saldo.')).toBeVisible();
  await expect(page.getByRole('button', { name: `Asignar a Saldo de ${person.fullName}` })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(list).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.type(person.fullName);
  await expect(page.getByRole('option', { name: `Saldo de ${person.fullName}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Movimiento identificado');
  await expect(chosen).toContainText(first);
  await expect(list).toBeFocused();

  await page.goto(`/admin/reconciliation?q=${encodeURIComponent(second!)}`);
  await page.getByRole('button', { name: /^Deshacer/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deshacer' }).click();
  await expectToast(page, 'Identificación deshecha');
  await page.getByRole('button', { name: /^Identificar/ }).click();
  await expect(chosen).toContainText(second!);
});
