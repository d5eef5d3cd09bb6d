import { addDays, toCalendarDate, getEndOfDate, messages, waitlistMessages } from '@cimiento/contracts';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { InvitationsAdminService } from '../invitations/invitations-admin.service';

import { createActor, databaseKinds, serveGateway } from '../../testing';
import { WaitlistAdminService } from './waitlist-admin.service';
import { WaitlistRequest } from './waitlist-request.entity';

type Variables = Record<string, unknown>;

const join = 'mutation ($input: WaitlistInput!) { joinWaitlist(input: $input) { message } }';
const invite =
  'mutation ($id: Int!, $input: WaitlistInvitationInput!) { request: inviteFromWaitlist(id: $id, input: $input) { id status invitation { code email maxUses expiresAt } } }';
const decline = 'mutation ($id: Int!) { request: declineWaitlistRequest(id: $id) { id status } }';
const reopen = 'mutation ($id: Int!) { request: reopenWaitlistRequest(id: $id) { id status } }';
const list = `query ($search: String, $status: WaitlistStatus, $sort: WaitlistSort = id, $descending: Boolean = false) {
  list: adminWaitlist(search: $search, status: $status, sort: $sort, descending: $descending) {
    total items { id email fullName location occupation whyInterested consentData investmentRange socialProfiles referralSource invitationCode receiveNews status invitation { code } } } }`;
const after =
  'query ($after: Int = 0, $status: WaitlistStatus) { requests: waitlistRequests(after: $after, status: $status) { id email } }';

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
    expect((await served.client().graphql(join, { input })).errors).toBeUndefined();
    return (await served.reader.findOneByOrFail(WaitlistRequest, { email: input.email })).id;
  };

  const found = async (variables: Variables): Promise<string[]> => {
    const { data, errors } = await served.admin.graphql(list, variables);
    expect(errors).toBeUndefined();
    expect(data?.list.total).toBe(data?.list.items.length);
    return data?.list.items.map(({ fullName }: { fullName: string }) => fullName);
  };

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
    const { data } = await served.admin.graphql(list, { search: 'lectura' });
    expect(data?.list.items).toEqual([
      expect.objectContaining({ id, status: 'pending', consentData: true, invitation: null, ...whole }),
    ]);
  });

  test('an invitation creates a code that registers only that e-mail', async () => {
    const id = await ask({ email: 'Invitada@prueba.example' });
    const expiresOn = addDays(toCalendarDate(new Date()), 30);
    const { data } = await served.admin.graphql(invite, { id, input: { expiresOn } });
    const { invitation, ...request } = data?.request ?? {};
    expect(request).toEqual({ id, status: 'invited' });
    expect(invitation).toMatchObject({
      email: 'invitada@prueba.example',
      maxUses: 1,
      expiresAt: getEndOfDate(expiresOn).toISOString(),
    });
    const register = (email: string) =>
      served.client().graphql('mutation ($input: RegistrationInput!) { register(input: $input) { id } }', {
        input: {
          username: email.split('@')[0],
          email,
          fullName: 'Invitada',
          password: 'secreto1',
          invitationCode: invitation.code,
        },
      });
    expect((await register('otra@prueba.example')).errors?.[0]?.message).toBe(messages.invalidCode);
    expect((await register('invitada@prueba.example')).errors).toBeUndefined();
  });

  test('rejects a second invitation and keeps the first code', async () => {
    const id = await ask();
    const first = await served.admin.graphql(invite, { id, input: {} });
    const second = await served.admin.graphql(invite, { id, input: {} });
    expect(second.errors?.[0]).toMatchObject({
      message: waitlistMessages.codeOpen,
      extensions: { code: 'CONFLICT', status: 409 },
    });
    expect((await codesFor(id)).map(({ code }) => code)).toEqual([first.data?.request.invitation.code]);
  });

  test('of concurrent invitations one creates the code, and the others get CONFLICT', async () => {
    const id = await ask();
    const other = await served.signedIn('socia');
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? served.admin : other).graphql(invite, { id, input: {} })),
    );
    const told = outcomes.filter(({ errors }) => errors);
    expect(told).toHaveLength(7);
    for (const { errors } of told) expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    expect(await codesFor(id)).toHaveLength(1);
  });

  test('of a concurrent invitation and decline one succeeds, and a declined request has no code', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await ask();
      const [invited, declined] = await Promise.all([
        served.admin.graphql(invite, { id, input: {} }),
        served.admin.graphql(decline, { id }),
      ]);
      expect([invited, declined].filter(({ errors }) => errors)).toHaveLength(1);
      const status = await getStatus(id);
      expect(status).toBe(invited.errors ? 'declined' : 'invited');
      expect(await codesFor(id)).toHaveLength(status === 'invited' ? 1 : 0);
    }
  });

  test('a decline can be undone, an invitation cannot', async () => {
    const id = await ask();
    expect((await served.admin.graphql(decline, { id })).data?.request.status).toBe('declined');
    expect((await served.admin.graphql(decline, { id })).errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    expect((await served.admin.graphql(invite, { id, input: {} })).errors?.[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
    });
    expect((await served.admin.graphql(reopen, { id })).data?.request.status).toBe('pending');
    expect((await served.admin.graphql(invite, { id, input: {} })).data?.request.status).toBe('invited');
    expect((await served.admin.graphql(reopen, { id })).errors?.[0]).toMatchObject({
      message: messages.requestNotDeclined,
      extensions: { code: 'CONFLICT' },
    });
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
    for (const [query, variables] of [
      [invite, { input: {} }],
      [decline, {}],
      [reopen, {}],
    ] as [string, Variables][]) {
      expect((await served.admin.graphql(query, { id: 999_999, ...variables })).errors?.[0]?.extensions).toMatchObject({
        code: 'NOT_FOUND',
      });
    }
    const id = await ask();
    const { errors } = await served.admin.graphql(invite, {
      id,
      input: { expiresOn: addDays(toCalendarDate(new Date()), -1) },
    });
    expect(errors?.[0]?.extensions).toEqual({
      code: 'VALIDATION_FAILED',
      status: 400,
      errors: { expiresOn: messages.expiresOn },
    });
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
      await served.admin.graphql(decline, { id: bruno });
      await served.admin.graphql(invite, { id: carla, input: {} });
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
        (await served.admin.graphql(after, { after: from, status: 'declined' })).data?.requests;
      const all: { id: number }[] = await page(0);
      expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => a - b));
      expect(await page(all.at(-1)?.id ?? 0)).toEqual([]);
    });
  });
});
