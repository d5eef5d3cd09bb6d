import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';

// Every other journey runs with reduced motion. Here each kind of motion runs once with it and once without.

/** Collects what starts to move: the property of each transition, and each animation. */
async function recordMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const started: string[] = [];
    Object.assign(window, { started });
    const describe = ({ target }: Event): string =>
      target instanceof Element ? (target.getAttribute('role') ?? target.getAttribute('class') ?? target.tagName) : '';
    document.addEventListener(
      'transitionrun',
      (event) => started.push(`${event.propertyName} of ${describe(event)}`),
      true,
    );
    document.addEventListener('animationstart', (event) => started.push(`animation of ${describe(event)}`), true);
  });
  return () => page.evaluate(() => (window as Window & { started?: string[] }).started ?? []);
}

for (const motion of ['no-preference', 'reduce'] as const) {
  test.describe(`motion: ${motion}`, () => {
    test.use({ reducedMotion: motion });

    test('opens and closes a question over a form, and shows a toast', async ({ page, records }) => {
      const started = await recordMotion(page);
      await signIn(page, 'admin');
      const { name } = await records.addProject();
      await openList(page, 'projects', name);
      await getRow(page, name)
        .getByRole('button', { name: /^Editar/ })
        .click();
      const form = page.getByRole('dialog');
      await form.getByLabel('Plazo').fill('36 meses');
      await page.keyboard.press('Escape');
      const question = page.getByRole('alertdialog');
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Seguir editando' }).click();
      await expect(question).toBeHidden();
      await form.getByRole('button', { name: 'Guardar Cambios' }).click();
      await expectToast(page, 'Proyecto actualizado');
      await expectAccessible(page);
      expect((await started()).includes('opacity of alertdialog')).toBe(motion === 'no-preference');
    });

    test('lights the windows of the façade once, and is accessible afterwards', async ({ page }) => {
      const started = await recordMotion(page);
      await page.goto('/');
      await expect(page.getByRole('img', { name: /^Fachada de un edificio/ }).first()).toBeVisible();
      await expectAccessible(page);
      const moved = (await started()).some((entry) => /animation of .*\b(lit|mine)\b/.test(entry));
      expect(moved).toBe(motion === 'no-preference');
    });
  });
}
