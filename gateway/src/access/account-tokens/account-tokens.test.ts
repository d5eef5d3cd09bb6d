import { createActor, databaseKinds, type TestClient } from '../../testing';
import { serveWithMail } from '../../testing/serve-with-mail';
import { AccountToken, User } from '../records';

const expired = { token: 'Este enlace ya no vale: venció o ya se usó. Pide uno nuevo.' };

describe.each(databaseKinds)('the links of e-mails on %s', (kind) => {
  const served = serveWithMail(kind, { environment: 'production', passwordPolicy: 'basic' });

  const requestReset = (email: string) => served.client().send('requestPasswordReset', { input: { email } }, 'message');
  const resetWith = (token: string, newPassword: string) =>
    served.client().send('resetPassword', { input: { token, newPassword } }, 'message');
  const confirmWith = (token: string) => served.client().send('confirmEmail', { input: { token } }, 'message');
  const isSignedIn = async (client: TestClient): Promise<boolean> => (await client.send('currentUser')) !== null;
  const readUser = async (username: string) =>
    (
      await served.reader.query<{ email: string; emailVerifiedAt: unknown }[]>(
        'SELECT email, emailVerifiedAt FROM users WHERE username = ?',
        [username],
      )
    )[0];

  test('set a new password once, end every session and tell the person', async () => {
    await served.fixtures.user('olvidada');
    const elsewhere = await served.signedIn('olvidada');
    await requestReset('OLVIDADA@prueba.example');
    const token = await served.readToken('olvidada@prueba.example');
    expect(await resetWith(token, 'corta')).toMatchObject({ status: 400 });
    expect(await resetWith(token, 'clave-nueva-1')).toEqual({
      message: 'Tu contraseña se actualizó. Inicia sesión con la nueva.',
    });
    expect(await resetWith(token, 'clave-nueva-2')).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: expired,
    });
    expect(await isSignedIn(elsewhere)).toBe(false);
    await expect(served.signedIn('olvidada')).rejects.toThrow('incorrectos');
    await served.signedIn('olvidada', 'clave-nueva-1');
    await served.gateway.outbox.deliverDue();
    expect(served.mail.listFor('olvidada@prueba.example').map(({ subject }) => subject)).toContain(
      'Tu contraseña cambió',
    );
    expect((await readUser('olvidada'))?.emailVerifiedAt).not.toBeNull();
  });

  test('links do not open an account whose e-mail changed since', async () => {
    const { id } = await served.fixtures.user('mudada');
    await requestReset('mudada@prueba.example');
    const token = await served.readToken('mudada@prueba.example');
    await served.fixtures.update(User, { id }, { email: 'otra@prueba.example', emailKey: 'otra@prueba.example' });
    expect(await resetWith(token, 'clave-nueva-1')).toMatchObject({ errors: expired });
  });

  describe('the password that an administrator sets', () => {
    const password = 'temporal-de-ana';
    /** The error of a sign-in, undefined without one. */
    const signIn = async (client: TestClient, username: string, given = password) => {
      const answer = await client.send('login', { input: { username, password: given } });
      return answer.code && answer;
    };
    /** A user whose password an administrator set. */
    const create = async (username: string) => {
      const { id: userId } = await served.fixtures.user(`jefa-de-${username}`, { role: 'admin' });
      const actor = createActor(userId);
      const input = { username, email: `${username}@prueba.example`, fullName: 'Ana Prueba', password, role: 'user' };
      return served.gateway.services.usersAdmin.create(input, actor);
    };

    test('signs nobody in: it lets its person choose their own, which proves no e-mail', async () => {
      await create('nueva');
      const client = served.client();
      const answer = await signIn(client, 'nueva');
      expect(answer).toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED', status: 401, token: expect.any(String) });
      served.log.add(answer.token);
      expect(await isSignedIn(client)).toBe(false);
      expect((await resetWith(answer.token, 'clave-propia-1')).code).toBeUndefined();
      expect(await signIn(client, 'nueva')).toMatchObject({ code: 'UNAUTHENTICATED' });
      expect(await signIn(client, 'nueva', 'clave-propia-1')).toBeUndefined();
      expect((await readUser('nueva'))?.emailVerifiedAt).toBeNull();
    });

    test('ends after three days', async () => {
      const { id } = await create('tarde');
      await served.fixtures.update(User, { id }, { oneTimePasswordUntil: new Date(Date.now() - 1000) });
      expect(await signIn(served.client(), 'tarde')).toMatchObject({ code: 'UNAUTHENTICATED' });
    });

    test('goes to no confirmed e-mail: its owner gets the link of a reset, and the password stays', async () => {
      const { id } = await served.fixtures.user('confirmada', { emailVerifiedAt: new Date() });
      const { id: userId } = await served.fixtures.user('jefa-con-correo', { role: 'admin' });
      const input = { email: 'confirmada@prueba.example', fullName: 'Ana Prueba', role: 'user', password };
      await served.gateway.services.usersAdmin.update(id, input, createActor(userId));
      expect(await signIn(served.client(), 'confirmada')).toMatchObject({ code: 'UNAUTHENTICATED' });
      await served.signedIn('confirmada');
      const token = await served.readToken('confirmada@prueba.example');
      expect((await resetWith(token, 'clave-propia-1')).code).toBeUndefined();
    });

    test('a password and another e-mail are refused together, and nothing changes', async () => {
      const { id } = await served.fixtures.user('doble');
      const { id: userId } = await served.fixtures.user('jefa-doble', { role: 'admin' });
      const input = { email: 'doble.otro@prueba.example', fullName: 'Ana Prueba', role: 'user', password };
      const update = () => served.gateway.services.usersAdmin.update(id, input, createActor(userId));
      await expect(update()).rejects.toMatchObject({
        extensions: { code: 'VALIDATION_FAILED', errors: { password: expect.stringContaining('primero el correo') } },
      });
      expect(await readUser('doble')).toMatchObject({ email: 'doble@prueba.example' });
    });

    test('of an administrator’s own account is set at once', async () => {
      const { id } = await served.fixtures.user('jefa-propia', { role: 'admin', emailVerifiedAt: new Date() });
      const input = { email: 'jefa-propia@prueba.example', fullName: 'Ana Prueba', role: 'admin', password };
      await served.gateway.services.usersAdmin.update(id, input, createActor(id));
      await served.signedIn('jefa-propia', password);
    });

    test('a new password works once on an existing account too, and its user is notified', async () => {
      const { id } = await served.fixtures.user('cambiada');
      const { id: userId } = await served.fixtures.user('jefa-que-cambia', { role: 'admin' });
      const input = { email: 'cambiada@prueba.example', fullName: 'Ana Prueba', role: 'user', password };
      await served.gateway.services.usersAdmin.update(id, input, createActor(userId));
      expect(await signIn(served.client(), 'cambiada')).toMatchObject({ code: 'PASSWORD_CHANGE_REQUIRED' });
      await served.gateway.outbox.deliverDue();
      expect(served.mail.listFor('cambiada@prueba.example').map(({ subject }) => subject)).toContain(
        'Tu contraseña cambió',
      );
    });
  });

  test('links are used once by concurrent requests', async () => {
    await served.fixtures.user('apurada');
    await requestReset('apurada@prueba.example');
    const token = await served.readToken('apurada@prueba.example');
    const answers = await Promise.all([1, 2, 3, 4].map((number) => resetWith(token, `clave-nueva-${number}`)));
    expect(answers.filter(({ code }) => !code)).toHaveLength(1);
  });

  test('say nothing of which addresses have an account, in words or in time', async () => {
    await served.fixtures.user('conocida');
    const time = async (email: string): Promise<[number, unknown]> => {
      const before = performance.now();
      const answer = await requestReset(email);
      return [performance.now() - before, answer];
    };
    const [knownMs, known] = await time('conocida@prueba.example');
    const [unknownMs, unknown] = await time('nadie@prueba.example');
    expect(unknown).toEqual(known);
    for (const ms of [knownMs, unknownMs]) expect(ms).toBeGreaterThanOrEqual(395);
    await served.gateway.outbox.deliverDue();
    expect([
      served.mail.listFor('conocida@prueba.example').length,
      served.mail.listFor('nadie@prueba.example').length,
    ]).toEqual([1, 0]);
  });

  test('links are not sent to a disabled account', async () => {
    await served.fixtures.user('apagada', { disabledAt: new Date() });
    await requestReset('apagada@prueba.example');
    expect(await served.readToken('apagada@prueba.example')).toBe('');
  });

  test('end after 30 minutes, and are worthless for another purpose', async () => {
    await served.fixtures.user('lenta');
    await requestReset('lenta@prueba.example');
    const token = await served.readToken('lenta@prueba.example');
    expect(await confirmWith(token)).toMatchObject({ errors: expired });
    const [row] = await served.reader.find(AccountToken, { order: { id: 'DESC' }, take: 1 });
    expect((row?.expiresAt ?? 0) - Date.now()).toBeLessThanOrEqual(30 * 60_000);
    await served.fixtures.update(AccountToken, { id: row?.id ?? 0 }, { expiresAt: Date.now() - 1 });
    expect(await resetWith(token, 'clave-nueva-1')).toMatchObject({ errors: expired });
    await served.signedIn('lenta');
  });

  test('a fourth request in an hour sends nothing, and is answered as the others', async () => {
    await served.fixtures.user('insistente');
    for (const email of ['insistente@prueba.example', 'inexistente@prueba.example']) {
      const answers = await Promise.all([1, 2, 3].map(() => requestReset(email)));
      // After them: while none was sent yet, one above the limit is sent too.
      answers.push(await requestReset(email));
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
    }
    await served.gateway.outbox.deliverDue();
    expect(served.mail.listFor('insistente@prueba.example')).toHaveLength(3);
  });

  test('confirm the address that they were sent to', async () => {
    await served.fixtures.user('porconfirmar');
    const browser = await served.signedIn('porconfirmar');
    const readOpen = () => browser.send('emailToConfirm');
    expect(await readOpen()).toBe('porconfirmar@prueba.example');
    await browser.send('requestEmailVerification');
    const token = await served.readToken('porconfirmar@prueba.example');
    expect(await confirmWith(token)).toEqual({ message: 'Tu correo quedó confirmado' });
    expect(await readOpen()).toBeNull();
    expect(await confirmWith(token)).toMatchObject({ errors: expired });
  });

  test('replace an address only when the new one confirms, and tell the former', async () => {
    await served.fixtures.user('traslado');
    const browser = await served.signedIn('traslado');
    const input = { fullName: 'Traslado Paz', email: 'traslado.nuevo@prueba.example' };
    expect((await browser.send('updateProfile', { input }, 'email')).email).toBe('traslado@prueba.example');
    const token = await served.readToken('traslado.nuevo@prueba.example');
    expect(await confirmWith(token)).toEqual({ message: 'Desde ahora te escribimos a este correo' });
    expect(await readUser('traslado')).toMatchObject({ email: 'traslado.nuevo@prueba.example' });
    await served.gateway.outbox.deliverDue();
    expect(served.mail.listFor('traslado@prueba.example').map(({ subject }) => subject)).toEqual([
      'Pediste cambiar tu correo electrónico',
      'Tu correo electrónico cambió',
    ]);
  });

  test('a change of e-mail never reveals an account of that address, whose owner is informed', async () => {
    await served.fixtures.user('curioso');
    await served.fixtures.user('titular');
    const browser = await served.signedIn('curioso');
    const ask = async (email: string) =>
      await browser.send('updateProfile', { input: { fullName: 'Curioso Paz', email } }, 'email');
    const taken = await ask('TITULAR@prueba.example');
    expect(taken).toEqual(await ask('libre@prueba.example'));
    expect(taken).toEqual({ email: 'curioso@prueba.example' });
    await served.gateway.outbox.deliverDue();
    expect(served.mail.listFor('titular@prueba.example').map(({ subject }) => subject)).toEqual([
      'Alguien quiso usar tu correo',
    ]);
    expect(served.mail.listFor('curioso@prueba.example').map(({ subject }) => subject)).toEqual([
      'Pediste cambiar tu correo electrónico',
      'Pediste cambiar tu correo electrónico',
    ]);
  });

  describe('the link that stops a change of e-mail', () => {
    const stopWith = (token: string) => served.client().send('stopEmailChange', { input: { token } }, 'message');
    const stopExpired = {
      code: 'VALIDATION_FAILED',
      errors: {
        token:
          'Este enlace ya no vale: el cambio ya se detuvo, se hizo o venció. Si no lo pediste tú, elige una contraseña nueva.',
      },
    };
    const ask = (client: TestClient, name: string, email: string) =>
      client.send('updateProfile', { input: { fullName: `${name} Paz`, email } });

    test('ends the pending change and every session once, and sends a link for a new password', async () => {
      const { id } = await served.fixtures.user('robada');
      const owner = await served.signedIn('robada');
      const thief = await served.signedIn('robada');
      await ask(thief, 'Robada', 'ladron@prueba.example');
      const change = await served.readToken('ladron@prueba.example');
      const token = await served.readToken('robada@prueba.example');
      // A second request leaves the first link valid, which then stops the second change.
      await ask(thief, 'Robada', 'ladron-dos@prueba.example');
      const second = await served.readToken('ladron-dos@prueba.example');
      expect(await stopWith(token)).toEqual({
        message:
          'Detuvimos el cambio y cerramos todas tus sesiones. Te enviamos un enlace para elegir una contraseña nueva.',
      });
      for (const stopped of [change, second]) expect(await confirmWith(stopped)).toMatchObject({ errors: expired });
      for (const client of [owner, thief]) expect(await isSignedIn(client)).toBe(false);
      expect(await stopWith(token)).toMatchObject(stopExpired);
      expect((await readUser('robada'))?.email).toBe('robada@prueba.example');
      expect((await resetWith(await served.readToken('robada@prueba.example'), 'clave-nueva-1')).code).toBeUndefined();
      const events = await served.reader.query<{ kind: string }[]>(
        "SELECT kind FROM security_event WHERE userId = ? AND kind = 'email_change_stopped'",
        [id],
      );
      expect(events).toHaveLength(1);
    });

    test('the link is sent for a taken e-mail too, and is worthless after the change or elsewhere', async () => {
      await served.fixtures.user('duena');
      await served.fixtures.user('ocupada');
      const browser = await served.signedIn('duena');
      await ask(browser, 'Dueña', 'ocupada@prueba.example');
      const ofTaken = await served.readToken('duena@prueba.example');
      expect(ofTaken).not.toBe('');
      expect(await confirmWith(ofTaken)).toMatchObject({ errors: expired });
      await ask(browser, 'Dueña', 'duena.nueva@prueba.example');
      await confirmWith(await served.readToken('duena.nueva@prueba.example'));
      expect(await stopWith(ofTaken)).toMatchObject(stopExpired);
      expect(await stopWith('inventado')).toMatchObject({ code: 'VALIDATION_FAILED' });
    });
  });

  test('a second request for a change of e-mail ends the first link', async () => {
    await served.fixtures.user('indecisa');
    const browser = await served.signedIn('indecisa');
    const ask = (email: string) => browser.send('updateProfile', { input: { fullName: 'Indecisa Paz', email } });
    await ask('indecisa.uno@prueba.example');
    const first = await served.readToken('indecisa.uno@prueba.example');
    await ask('indecisa.dos@prueba.example');
    expect(await confirmWith(first)).toMatchObject({ errors: expired });
    await browser.send('requestEmailVerification');
    const verification = await served.readToken('indecisa@prueba.example');
    await browser.send('requestEmailVerification');
    expect(await confirmWith(verification)).toMatchObject({ errors: expired });
  });

  test('thirty changes of e-mail send three messages to others, with or without an account', async () => {
    await served.fixtures.user('molestada');
    for (const [username, toAddress] of [
      ['pesada', (count: number) => `ajena-${count}@prueba.example`],
      ['cansona', (count: number) => (count % 2 === 0 ? 'molestada@prueba.example' : 'ajena@prueba.example')],
    ] as const) {
      await served.fixtures.user(username);
      const browser = await served.signedIn(username);
      const codes = [];
      for (let count = 0; count < 30; count += 1) {
        const input = { fullName: 'Pesada Paz', email: toAddress(count) };
        codes.push((await browser.send('updateProfile', { input })).code);
      }
      expect(codes).toEqual([...Array(3).fill(undefined), ...Array(27).fill('TOO_MANY_REQUESTS')]);
    }
    await served.gateway.outbox.deliverDue();
    const received = ['ajena-0', 'ajena-1', 'ajena-2', 'ajena', 'molestada'].map(
      (name) => served.mail.listFor(`${name}@prueba.example`).length,
    );
    expect(received).toEqual([1, 1, 1, 1, 2]);
  });

  test('links do not take an address that another account has by then', async () => {
    await served.fixtures.user('tardia');
    const browser = await served.signedIn('tardia');
    const input = { fullName: 'Tardía Paz', email: 'disputada@prueba.example' };
    await browser.send('updateProfile', { input });
    const token = await served.readToken('disputada@prueba.example');
    await served.fixtures.user('disputada');
    expect(await confirmWith(token)).toMatchObject({ code: 'CONFLICT' });
    expect(await readUser('tardia')).toMatchObject({ email: 'tardia@prueba.example' });
  });
});
