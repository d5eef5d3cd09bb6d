import { expectAccessible } from '../support/accessible';
import { expect, signIn, test } from '../support/test';
import { widths } from '../support/widths';

for (const width of widths)
  test(`everything is found from any page of the back office at ${width} px`, async ({ page, records }) => {
    const { person: user, project } = await records.addHolder();
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'admin');
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Buscar en todo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Buscar en todo' });
    const field = dialog.getByRole('combobox');
    await field.fill(user.email.toUpperCase());
    await expect(dialog.getByRole('group', { name: 'Personas' }).getByRole('option')).toHaveText([
      `${user.fullName}${user.username} · ${user.email}`,
    ]);
    await expectAccessible(page);
    await field.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(user.fullName);

    // Where a list has a search, '/' is its key; everywhere else it opens this one.
    await page.keyboard.press('/');
    await expect(field).toBeFocused();
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(field).toHaveValue(user.email.toUpperCase());
    await field.fill(`${user.username} ${project.name}`);
    const investments = dialog.getByRole('group', { name: 'Inversiones' }).getByRole('option');
    await expect(investments).toHaveCount(1);
    await investments.click();
    await expect(page).toHaveURL(/\/admin\/investments\?q=\d+$/);
    await expect(page.getByRole('row').filter({ hasText: project.name })).toHaveCount(1);

    await page.keyboard.press('Control+k');
    await field.fill('zzz nadie');
    await expect(dialog.getByRole('status')).toHaveText('Nada coincide con «zzz nadie»');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
  });
