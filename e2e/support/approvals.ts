import { expectAccessible } from './accessible';
import { getRow, openList } from './back-office';
import { expect, type OpenWindow } from './test';
import { expectToast } from './toast';

type Request = {
  /** A text that only its summary contains. */
  search: string;
  /** A part of what the request says that it does. */
  shows: string;
};

/** The other administrator approves what an administrator asked for. */
export async function approveAsSecond(
  openWindow: OpenWindow,
  width: number,
  { search, shows }: Request,
): Promise<void> {
  const page = await openWindow(
    { username: 'tesoreria', password: 'tesoreria123' },
    { viewport: { width, height: 900 } },
  );
  await openList(page, 'approvals', search);
  await getRow(page, search).getByRole('button', { name: 'Revisar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(shows);
  await expectAccessible(page);
  // An exit above what the bank shows of its sale.
  const received = dialog.getByRole('checkbox', { name: /^Recibido del banco/ });
  if (await received.isVisible()) await received.check();
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expectToast(page, 'Acción aprobada y ejecutada');
  await expect(getRow(page, search)).toContainText('Aprobada');
  await expectAccessible(page);
}
