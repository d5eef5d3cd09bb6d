import { addDays, toCalendarDate, getEndOfDate, messages, waitlistMessages } from '@cimiento/contracts';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { InvitationsAdminService } from '../invitations/invitations-admin.service';

import { createActor, databaseKinds, serveGateway } from '../../testing';
import { WaitlistAdminService } from './waitlist-admin.service';
import { WaitlistRequest } from './waitlist-request.entity';

type Variables = Record<string, unknown>;

const request = 'id status invitation { code email maxUses expiresAt }';
const listed =
  'total items { id fullName consentData investmentRange socialProfiles referralSource invitationCode receiveNews status invitation { code } }';

describe.each(databaseKinds)('the waitlist in the back office on %s', (kind) => {
  const served = serveGateway(kind);
  const by = createActor(1);
  let serial = 0;

  beforeAll(async () => {
    await served.fixtures.user('socia', { role: 'admin' });
  });

  /** Somebody asks for an invitation; gives the id of the request. */
  const ask = async (changed: Variables = {}): Promise<number> => {
    serial += 1;
    const input = {
      email: `Espera${serial}@prueba.example`,
      fullName: 'Persona en Espera',
      location: 'Quito, Ecuador',
      occupation: 'Docente',
      whyInterested: 'Quiero diversificar mis ahorros.',
      consentData: true,
      ...changed,
    };
    await served.client().send('joinWaitlist', { input });
    return (await served.reader.findOneByOrFail(WaitlistRequest, { email: input.email })).id;
  };

  const list = (variables: Variables) => served.admin.send('adminWaitlist', { sort: 'id', ...variables }, listed);
  const found = async (variables: Variables): Promise<string[]> => {
    const { total, items } = await list(variables);
    expect(total).toBe(items.length);
    return items.map(({ fullName }: { fullName: string }) => fullName);
  };

  const invite = (id: number, input: Variables = {}, client = served.admin) =>
    client.send('inviteFromWaitlist', { id, input }, request);
  const decline = (id: number) => served.admin.send('declineWaitlistRequest', { id }, 'status');
  const reopen = (id: number) => served.admin.send('reopenWaitlistRequest', { id }, 'status');

  const codesFor = (requestId: number) => served.reader.findBy(InvitationCode, { requestId });

  const getStatus = async (id: number) => (await served.reader.findOneByOrFail(WaitlistRequest, { id })).status;

  test('lists a pending request with all its fields', async () => {
    const whole = {
      investmentRange: '5k10k',
      socialProfiles: '@rosa',
      referralSource: 'referral',
      invitationCode: 'ABC123',
      receiveNews: true,
    };
    const id = await ask({ fullName: 'Lectura Completa', ...whole });
    expect((await list({ search: 'lectura' })).items).toEqual([
      expect.objectContaining({ id, status: 'pending', consentData: true, invitation: null, ...whole }),
    ]);
  });

  test('an invitation creates a code that registers only that e-mail', async () => {
    const id = await ask({ email: 'Invitada@prueba.example' });
    const expiresOn = addDays(toCalendarDate(new Date()), 30);
    const { invitation, ...invited } = await invite(id, { expiresOn });
    expect(invited).toEqual({ id, status: 'invited' });
    expect(invitation).toMatchObject({
      email: 'invitada@prueba.example',
      maxUses: 1,
      expiresAt: getEndOfDate(expiresOn).toISOString(),
    });
    const person = { fullName: 'Invitada', password: 'secreto1', invitationCode: invitation.code };
    const register = (email: string) =>
      served.client().send('register', { input: { ...person, username: email.split('@')[0], email } });
    expect((await register('otra@prueba.example')).message).toBe(messages.invalidCode);
    expect(await register('invitada@prueba.example')).toEqual({ id: expect.any(Number) });
  });

  test('rejects a second invitation and keeps the first code', async () => {
    const id = await ask();
    const first = await invite(id);
    expect(await invite(id)).toMatchObject({ message: waitlistMessages.codeOpen, code: 'CONFLICT', status: 409 });
    expect((await codesFor(id)).map(({ code }) => code)).toEqual([first.invitation.code]);
  });

  test('of concurrent invitations one creates the code, and the others get CONFLICT', async () => {
    const id = await ask();
    const other = await served.signedIn('socia');
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => invite(id, {}, index % 2 ? served.admin : other)),
    );
    expect(outcomes.filter(({ code }) => code === 'CONFLICT')).toHaveLength(7);
    expect(await codesFor(id)).toHaveLength(1);
  });

  test('of a concurrent invitation and decline one succeeds, and a declined request has no code', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await ask();
      const [invited, declined] = await Promise.all([invite(id), decline(id)]);
      expect([invited, declined].filter(({ code }) => code)).toHaveLength(1);
      const status = await getStatus(id);
      expect(status).toBe(invited.code ? 'declined' : 'invited');
      expect(await codesFor(id)).toHaveLength(status === 'invited' ? 1 : 0);
    }
  });

  test('a decline can be undone, an invitation cannot', async () => {
    const id = await ask();
    expect((await decline(id)).status).toBe('declined');
    expect(await decline(id)).toMatchObject({ code: 'CONFLICT' });
    expect(await invite(id)).toMatchObject({
      code: 'CONFLICT',
    });
    expect((await reopen(id)).status).toBe('pending');
    expect((await invite(id)).status).toBe('invited');
    expect(await reopen(id)).toMatchObject({ message: messages.requestNotDeclined, code: 'CONFLICT' });
  });

  test('draws another code if one is taken, and leaves the request pending if that fails', async () => {
    const id = await ask();
    await served.fixtures.invitation('OCUPADO234');
    const { database, services } = served.gateway;
    const { idempotency } = services;
    const drawing = (draw: () => string) =>
      new WaitlistAdminService(database, idempotency, new InvitationsAdminService(database, idempotency, draw));
    await expect(drawing(() => 'OCUPADO234').invite(id, {}, by)).rejects.toThrow();
    expect(await getStatus(id)).toBe('pending');
    const draws = ['OCUPADO234', 'NUEVO23456'];
    await drawing(() => draws.shift() ?? '').invite(id, {}, by);
    expect((await codesFor(id)).map(({ code }) => code)).toEqual(['NUEVO23456']);
  });

  test('answers NOT_FOUND for a missing request, and rejects an expiry in the past at its field', async () => {
    for (const answer of [invite, decline, reopen]) expect(await answer(999_999)).toMatchObject({ code: 'NOT_FOUND' });
    const id = await ask();
    const errors = { expiresOn: messages.expiresOn };
    const expiresOn = addDays(toCalendarDate(new Date()), -1);
    expect(await invite(id, { expiresOn })).toMatchObject({ code: 'VALIDATION_FAILED', errors });
    expect(await getStatus(id)).toBe('pending');
  });

  test('the database rejects an unknown status', async () => {
    const id = await ask();
    const wrong = served.gateway.database.transaction((manager) =>
      manager.query(`UPDATE waitlist_request SET status = 'lost' WHERE id = ${id}`),
    );
    await expect(wrong).rejects.toThrow(/CHK_waitlist_request_status/);
  });

  describe('in lists', () => {
    beforeAll(async () => {
      await ask({
        fullName: 'Ángela Zeta',
        location: 'Bogotá, Colombia',
        occupation: 'Médica listada',
        whyInterested: 'Me interesa el Malecón.',
      });
      const bruno = await ask({ fullName: 'bruno Listado', email: 'ñandu@prueba.example' });
      const carla = await ask({ fullName: 'Carla Listada' });
      await decline(bruno);
      await invite(carla);
    });

    test.each<[Variables, string[]]>([
      [{ search: 'BOGOTA' }, ['Ángela Zeta']],
      [{ search: 'medica' }, ['Ángela Zeta']],
      [{ search: 'malecon' }, ['Ángela Zeta']],
      [{ search: 'nandu@' }, ['bruno Listado']],
      [{ search: '%' }, []],
      [{ search: 'listad', sort: 'fullName' }, ['Ángela Zeta', 'bruno Listado', 'Carla Listada']],
      [{ search: 'listad', sort: 'fullName', descending: true }, ['Carla Listada', 'bruno Listado', 'Ángela Zeta']],
      [{ search: 'listad', status: 'pending' }, ['Ángela Zeta']],
      [{ search: 'listad', status: 'declined' }, ['bruno Listado']],
      [{ search: 'listad', status: 'invited' }, ['Carla Listada']],
      [{ search: 'listad', sort: 'status' }, ['bruno Listado', 'Carla Listada', 'Ángela Zeta']],
    ])('%p finds %p', async (variables, expected) => {
      expect(await found(variables)).toEqual(expected);
    });

    test('reads the matching requests of an export by id', async () => {
      const page = async (from: number) =>
        await served.admin.send('waitlistRequests', { after: from, status: 'declined' });
      const all: { id: number }[] = await page(0);
      expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => a - b));
      expect(await page(all.at(-1)?.id ?? 0)).toEqual([]);
    });
  });
});
