import { messages } from '@cimiento/contracts';
import { createTotpCode } from '../support/totp';
import { signIn, test } from './test';
import { getByLabel, getByRole } from './tools';

const security = getByRole('region', 'Seguridad');

test(
  'a user sets up codes of an authenticator app, and signs in with one',
  { tag: '@more' },
  async ({ window, records }) => {
    const person = await records.addPerson();
    await signIn(window, person);
    await window.open('/settings');
    await window.click(getByRole('button', 'Configurar aplicación', security));
    await window.expectElement(getByRole('img', 'Código QR para tu aplicación de códigos'));
    const secret = (await window.evaluate<string>(`${security}.querySelector('code').textContent`)).replaceAll(' ', '');
    await window.fill(getByLabel(/^Código de 6 dígitos/), createTotpCode(secret));
    await window.click(getByRole('button', 'Activar'));
    await window.click(getByRole('button', 'Ya los guardé'));
    await window.expectText('Te quedan 10 códigos', security);

    await window.open('/about');
    await window.evaluate(`fetch('/api/auth/logout', { method: 'POST' }).then(({ ok }) => ok)`);
    await window.open('/login');
    await window.fill(getByLabel('Nombre de usuario'), person.username);
    await window.fill(getByLabel('Contraseña'), person.password);
    await window.click(getByRole('button', 'Iniciar Sesión'));
    await window.expectText(messages.secondFactorRequired);
    // The code of the set-up counts as used, so this is the next one.
    await window.fill(getByLabel('Código'), createTotpCode(secret, 1));
    await window.click(getByRole('button', 'Confirmar'));
    await window.expectAddress(/^\/dashboard$/);
  },
);
