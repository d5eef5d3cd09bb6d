import {
  createActor,
  createTestGateway,
  databaseKinds,
  fixturePassword,
  MailServer,
  type ReceivedEmail,
  type TestGateway,
} from '../../testing';
import type { Database } from '../../platform/database';
import { notify } from '../notifications/notify';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';

const origin = 'https://invierte.prueba.example';
const register = 'mutation ($input: RegistrationInput!) { register(input: $input) { id } }';
const from = { name: 'Cimiento', address: 'avisos@prueba.example' };

const listLinks = ({ html = '' }: ReceivedEmail): string[] =>
  [...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url ?? '');

describe.each(databaseKinds)('e-mails on %s', (kind) => {
  let mail: MailServer;
  let served: TestGateway;

  beforeAll(async () => {
    mail = await MailServer.start();
    served = await createTestGateway(kind, {
      demoData: false,
      config: { email: { smtpUrl: mail.url, from, origin } },
    });
    const { id } = await served.fixtures.user('jefa', { role: 'admin' });
    await served.gateway.services.settings.setInvitationRequired(false, createActor(id));
  });

  beforeEach(() => {
    mail.emails.length = 0;
    mail.attempts = 0;
    mail.refusal = null;
  });

  afterAll(async () => {
    await served.close();
    await mail.stop();
  });

  const transaction: Database['transaction'] = (work) => served.gateway.database.transaction(work);
  const deliver = (): Promise<void> => served.gateway.outbox.deliverDue();
  const listMessages = (): Promise<OutboxMessage[]> => served.reader.find(OutboxMessage, { order: { id: 'ASC' } });
  const getLast = async (): Promise<OutboxMessage> =>
    (await listMessages()).at(-1) ?? Promise.reject(new Error('none'));
  const makeDue = (id: number): Promise<unknown> =>
    transaction((manager) => manager.update(OutboxMessage, { id }, { dueAt: 1 }));
  const registerAs = (username: string) => {
    const person = { username, email: `${username}@prueba.example`, fullName: `Persona ${username}` };
    return served.client().graphql(register, { input: { ...person, password: 'secreto-largo-1' } });
  };

  test('greet a person who registered, once, with a link to this site', async () => {
    expect((await registerAs('nueva')).errors).toBeUndefined();
    expect(mail.attempts).toBe(0);
    await deliver();
    await deliver();
    const [email, ...others] = mail.listFor('nueva@prueba.example');
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      subject: 'Te damos la bienvenida a Cimiento',
      from,
      to: [{ address: 'nueva@prueba.example' }],
    });
    const links = listLinks(email!);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect(link).toMatch(/^https:\/\/invierte\.prueba\.example\/confirmar-correo#token=[\w-]{43}$/);
    expect(email?.text).toContain(links[0]);
    const { id, createdAt } = await getLast();
    expect(email?.messageId).toBe(`<outbox.${id}.${createdAt.getTime()}@invierte.prueba.example>`);
  });

  test('a failed registration sends none after its rollback', async () => {
    await served.fixtures.user('tomada');
    const before = (await listMessages()).length;
    expect((await registerAs('tomada')).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    await deliver();
    expect([mail.emails, (await listMessages()).length]).toEqual([[], before]);
  });

  test('carry a link that neither the outbox nor the table of tokens has', async () => {
    await registerAs('secreta');
    const { payload } = await getLast();
    await deliver();
    const token = listLinks(mail.emails[0]!)[0]?.split('#token=')[1] ?? '';
    expect(token).toHaveLength(43);
    const tokens = await served.reader.query<object[]>('SELECT * FROM account_token');
    expect(payload + JSON.stringify(tokens)).not.toContain(token);
    served.log.add(token);
  });

  test('send the code to a person of the waitlist who is invited', async () => {
    const chief = await served.fixtures.user('anfitriona', { role: 'admin' });
    const request = {
      email: 'espera@prueba.example',
      fullName: 'Elena Espera',
      location: 'Loja, Ecuador',
      occupation: 'Médica',
      whyInterested: 'Quiero empezar con poco.',
      consentData: true,
    };
    await served.gateway.services.waitlist.join(request, undefined);
    const [{ id }] = await served.reader.query<[{ id: number }]>('SELECT id FROM waitlist_request');
    await served.gateway.services.waitlistAdmin.invite(id, { expiresOn: null }, createActor(chief.id));
    await deliver();
    const [email] = mail.listFor('espera@prueba.example');
    expect(email?.subject).toBe('Tu invitación a Cimiento');
    expect(listLinks(email!)[0]).toMatch(/^https:\/\/invierte\.prueba\.example\/register\?code=[\w-]+$/);
    expect(email?.text).toContain('Hola, Elena Espera:');
  });

  test('take no header, recipient or markup from a hostile name', async () => {
    const fullName =
      'Ana"\r\nBcc: victima@prueba.example\r\n\r\n<img src=x onerror=alert(1)><a href="https://mala.example">';
    const { id: userId } = await served.fixtures.user('hostil', { fullName });
    const projectName = 'Casa\r\nBcc: victima@prueba.example\r\nX-Hostile: 1\r\n\r\n<script>alert(1)</script>';
    await transaction((manager) =>
      notify(manager, { userId, kind: 'order_paid', facts: { orderId: 1, projectName, amount: 5000 } }),
    );
    await deliver();
    const [email, ...others] = mail.emails;
    expect(others).toEqual([]);
    expect(email?.envelope.to).toEqual(['hostil@prueba.example']);
    expect([email?.bcc, email?.cc, email?.headers.find(({ key }) => key === 'x-hostile')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(email?.html).not.toMatch(/<img|<script|<a href="https:\/\/mala/);
    expect(`${email?.html}${email?.text}`).not.toContain('mala.example');
    for (const link of listLinks(email!)) expect(new URL(link).origin).toBe(origin);
    expect(email?.subject).not.toMatch(/[$]|5,?000/);
  });

  test('refuse an address that a mail server could read as another one', async () => {
    const { id: userId } = await served.fixtures.user('doble', { email: '"a@mala.example x"@prueba.example' });
    await transaction((manager) => notify(manager, { userId, kind: 'password_changed', facts: {} }));
    await deliver();
    expect(mail.emails).toEqual([]);
    expect(await getLast()).toMatchObject({ status: 'dead', attempts: 1 });
  });

  test('go to the former address when an e-mail changes, and to the person when a password does', async () => {
    await served.fixtures.user('mudada');
    const browser = await served.signedIn('mudada');
    const input = { fullName: 'Persona Mudada', email: 'mudada.nueva@prueba.example' };
    await browser.graphql('mutation ($input: ProfileInput!) { updateProfile(input: $input) { id } }', { input });
    await browser.graphql('mutation ($input: PasswordChangeInput!) { changePassword(input: $input) { message } }', {
      input: { currentPassword: fixturePassword, newPassword: 'otra-clave-9' },
    });
    await deliver();
    expect(mail.listFor('mudada@prueba.example').map(({ subject }) => subject)).toEqual([
      'Tu correo electrónico cambió',
    ]);
    expect(mail.listFor('mudada.nueva@prueba.example').map(({ subject }) => subject)).toEqual([
      'Confirma tu correo',
      'Tu contraseña cambió',
    ]);
  });

  test('wait for another attempt when the server is busy, and end when it refuses the address', async () => {
    const { id: userId } = await served.fixtures.user('ocupada');
    mail.refusal = { code: 451, message: 'busy' };
    await transaction((manager) => notify(manager, { userId, kind: 'password_changed', facts: {} }));
    await deliver();
    const { id, status } = await getLast();
    expect(status).toBe('pending');
    mail.refusal = { code: 550, message: 'no such user' };
    await makeDue(id);
    await deliver();
    expect(await getLast()).toMatchObject({ status: 'dead', error: 'The mail server refused the address' });
  });
});

test.each([
  [true, { status: 'done', error: null }, 1],
  [false, { status: 'dead', error: 'The mail server takes no accents before the @ (SMTPUTF8)' }, 0],
])('an accent before the @ is sent to a server that takes it: %s', async (takesAccents, ended, received) => {
  const mail = await MailServer.start({ hideSMTPUTF8: !takesAccents });
  const served = await createTestGateway('sqlite', { demoData: false, config: { email: mail.settings } });
  try {
    const { id: userId } = await served.fixtures.user('acentuada', { email: 'josé@prueba.example' });
    const { database, outbox } = served.gateway;
    await database.transaction((manager) => notify(manager, { userId, kind: 'password_changed', facts: {} }));
    await outbox.deliverDue();
    expect(await database.reader.findOneByOrFail(OutboxMessage, { recipient: 'josé@prueba.example' })).toMatchObject(
      ended,
    );
    expect(mail.listFor('josé@prueba.example')).toHaveLength(received);
  } finally {
    await served.close();
    await mail.stop();
  }
});

test('without a mail server e-mails are held, and nothing is tried', async () => {
  const served = await createTestGateway('sqlite', { demoData: false });
  try {
    const { id: userId } = await served.fixtures.user('lectora');
    await served.gateway.database.transaction((manager) =>
      notify(manager, { userId, kind: 'password_changed', facts: {} }),
    );
    await served.gateway.outbox.deliverDue();
    expect(await served.reader.find(OutboxMessage)).toMatchObject([
      {
        status: 'held',
        recipient: 'lectora@prueba.example',
        subject: 'Tu contraseña cambió',
        attempts: 0,
        error: null,
      },
    ]);
  } finally {
    await served.close();
  }
});

describe('e-mails in the back office', () => {
  const list =
    'query ($status: OutboxStatus) { adminEmails(status: $status, descending: true) { total items { id status recipient } } }';
  const read = 'query ($id: Int!) { adminEmail(id: $id) { subject content { html text } } }';
  const history =
    'query ($id: Int!) { auditEntries(entity: email, id: $id) { items { action before after author { username } } } }';
  const replay = 'mutation ($id: Int!) { replayEmail(id: $id) { status } }';

  test('e-mails are read, and sent again to a mail server; nobody follows their links', async () => {
    const mail = await MailServer.start();
    const served = await createTestGateway('sqlite', {
      demoData: false,
      config: { email: { smtpUrl: mail.url, from, origin } },
    });
    try {
      const admin = await served.signedInAdmin();
      await served.fixtures.user('olvidada');
      const person = await served.signedIn('olvidada');
      await person.graphql('mutation { requestEmailVerification { message } }');
      mail.refusal = { code: 550, message: 'no such user' };
      await served.gateway.outbox.deliverDue();
      const { data } = await admin.graphql(list, { status: 'dead' });
      expect(data?.adminEmails).toMatchObject({ total: 1, items: [{ recipient: 'olvidada@prueba.example' }] });
      const id: number = data?.adminEmails.items[0].id;
      const answer = await admin.graphql(read, { id });
      const content: { html: string; text: string } = answer.data?.adminEmail.content;
      expect(content.text).toContain(`${origin}/confirmar-correo#token=oculto`);
      expect(content.html).not.toMatch(/#token=(?!oculto)/);
      mail.refusal = null;
      expect((await admin.graphql(replay, { id })).data).toEqual({ replayEmail: { status: 'pending' } });
      expect((await admin.graphql(replay, { id })).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
      await served.gateway.outbox.deliverDue();
      expect(mail.listFor('olvidada@prueba.example')).toHaveLength(1);
      expect((await admin.graphql(history, { id })).data?.auditEntries.items).toEqual([
        {
          action: 'update',
          author: { username: 'jefa' },
          before: JSON.stringify({ id, subject: 'Confirma tu correo', status: 'dead', attempts: 1 }),
          after: JSON.stringify({ id, subject: 'Confirma tu correo', status: 'pending', attempts: 0 }),
        },
      ]);
      for (const query of [list, read, replay])
        expect((await person.graphql(query, { id })).errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    } finally {
      await served.close();
      await mail.stop();
    }
  });
});
