import { expectAccessible } from '../support/accessible';
import { approveAsSecond } from '../support/approvals';
import { getRow, openList } from '../support/back-office';
import { createMailTest } from '../support/mail-deployment';
import { expect, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

const test = createMailTest({ approvals: 'required' });

for (const width of widths) {
  test(`a colleague back from leave signs in, and decides nothing for three days, at ${width} px`, async ({
    page,
    openWindow,
    records,
    deployment: { server },
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 740 });
    const colleague = await records.addPerson();
    // An administrator whose account was disabled.
    await server.gateway.database.transaction((manager) =>
      manager.query(
        "UPDATE users SET role = 'admin', staffRole = 'administrator', disabledAt = createdAt WHERE id = ?",
        [colleague.id],
      ),
    );
    await signIn(page, 'admin');
    await openList(page, 'users', colleague.username);
    await getRow(page, colleague.username)
      .getByRole('button', { name: /^Editar/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Habilitar cuenta' }).click();
    await expectToast(page, 'Enviado a aprobación');
    await expectAccessible(page);
    await approveAsSecond(openWindow, width, { search: colleague.username, shows: 'Habilitar' });

    // Something to decide.
    const other = await records.addPerson();
    // An account that nobody has used is changed at once.
    const back = await openWindow(other, { viewport: { width, height: 740 } });
    await back.context().clearCookies();
    await page.getByRole('dialog').press('Escape');
    await openList(page, 'users', other.username);
    await getRow(page, other.username)
      .getByRole('button', { name: /^Editar/ })
      .click();
    await page.getByRole('dialog').getByLabel('Nombre completo').fill('Nombre Corregido');
    await page.getByRole('dialog').getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, 'Enviado a aprobación');

    await signIn(back, colleague);
    await openList(back, 'approvals', other.username);
    await getRow(back, other.username).getByRole('button', { name: 'Revisar' }).click();
    await back.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
    await expect(back.getByText(/Hace menos de 72 horas se restableció el acceso a tu cuenta/)).toBeVisible();
    await expectAccessible(back);
  });
}
