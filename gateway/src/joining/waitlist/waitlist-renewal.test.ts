import { addDays, messages, today, waitlistMessages } from '@cimiento/contracts';
import { AuditEntry } from '../../access/records/audit-entry.entity';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { databaseKinds, serveGateway } from '../../testing';
import { WaitlistRequest } from './waitlist-request.entity';

type Variables = Record<string, unknown>;

const join = 'mutation ($input: WaitlistInput!) { joinWaitlist(input: $input) { message } }';
const answer = '{ id status email emailStatus invitation { id code status email } }';
const invite = `mutation ($id: Int!, $input: WaitlistInvitationInput!) { request: inviteFromWaitlist(id: $id, input: $input) ${answer} }`;
const inviteAll =
  'mutation ($input: WaitlistInvitationsInput!) { answers: inviteWaitlistRequests(input: $input) { id error } }';
const declineAll =
  'mutation ($input: WaitlistSelectionInput!) { answers: declineWaitlistRequests(input: $input) { id error } }';
const revoke = 'mutation ($id: Int!) { revokeInvitation(id: $id) { id } }';
const list = `{ list: adminWaitlist(sort: id, limit: 100) { items ${answer} } }`;

describe.each(databaseKinds)('answers to several waitlist requests, and new invitations, on %s', (kind) => {
  const served = serveGateway(kind);
  let serial = 0;

  /** A visitor asks for an invitation; gives the id of the request. */
  const ask = async (email = `renueva${(serial += 1)}@prueba.example`): Promise<number> => {
    const input = {
      email,
      fullName: 'Persona en Espera',
      location: 'Quito, Ecuador',
      occupation: 'Docente',
      whyInterested: 'Quiero diversificar mis ahorros.',
      consentData: true,
    };
    expect((await served.client().graphql(join, { input })).errors).toBeUndefined();
    return (await served.reader.findOneByOrFail(WaitlistRequest, { email })).id;
  };

  const send = async (query: string, variables: Variables) => {
    const { data, errors } = await served.admin.graphql(query, variables);
    expect(errors).toBeUndefined();
    return data?.request ?? data?.answers;
  };

  const codesFor = (requestId: number) =>
    served.reader.find(InvitationCode, { where: { requestId }, order: { id: 'ASC' } });

  const getStatuses = async (ids: number[]) =>
    (await served.reader.find(WaitlistRequest, { order: { id: 'ASC' } }))
      .filter(({ id }) => ids.includes(id))
      .map(({ status }) => status);

  test('a request whose code was revoked is invited again with a new code', async () => {
    const id = await ask();
    const first = await send(invite, { id, input: {} });
    await send(revoke, { id: first.invitation.id });
    const second = await send(invite, { id, input: {} });
    expect(second.invitation).toMatchObject({ status: 'open', email: first.email });
    expect(second.invitation.code).not.toBe(first.invitation.code);
    expect(await codesFor(id)).toHaveLength(2);
  });

  test('a request whose code expired or is used up is invited again, and the code is revoked', async () => {
    for (const change of [{ expiresAt: new Date(0) }, { uses: 1 }]) {
      const id = await ask();
      const { invitation } = await send(invite, { id, input: {} });
      await served.fixtures.update(InvitationCode, { id: invitation.id }, change);
      await send(invite, { id, input: {} });
      const [former, current] = await codesFor(id);
      expect(former?.revokedAt).not.toBeNull();
      expect(current?.revokedAt).toBeNull();
    }
  });

  test('a request with a valid code for its e-mail is not invited again', async () => {
    const id = await ask();
    const { email } = await send(invite, { id, input: {} });
    for (const input of [{}, { email: email.toUpperCase() }]) {
      const { errors } = await served.admin.graphql(invite, { id, input });
      expect(errors?.[0]).toMatchObject({ message: waitlistMessages.codeOpen, extensions: { code: 'CONFLICT' } });
    }
    expect(await codesFor(id)).toHaveLength(1);
  });

  test('a corrected e-mail gets its own code, and the wrong one registers nobody', async () => {
    const id = await ask('mal-escrito@prueba.example');
    const wrong = await send(invite, { id, input: {} });
    const right = await send(invite, { id, input: { email: 'Bien-Escrito@prueba.example' } });
    expect(right).toMatchObject({
      status: 'invited',
      email: 'Bien-Escrito@prueba.example',
      invitation: { status: 'open', email: 'bien-escrito@prueba.example' },
    });
    const check = async (code: string) =>
      (
        await served
          .client()
          .graphql('mutation ($code: String!) { c: validateInvitation(code: $code) { valid } }', { code })
      ).data?.c.valid;
    expect([await check(wrong.invitation.code), await check(right.invitation.code)]).toEqual([false, true]);
    const entry = await served.reader.findOneOrFail(AuditEntry, {
      where: { entity: 'waitlistRequest', recordId: id },
      order: { id: 'DESC' },
    });
    expect(JSON.parse(entry.before ?? '')).toMatchObject({ email: 'mal-escrito@prueba.example' });
    expect(JSON.parse(entry.after ?? '')).toMatchObject({ email: 'Bien-Escrito@prueba.example' });
  });

  test('an e-mail that another request has is refused at its field, and nothing changes', async () => {
    const [id] = [await ask('repetida@prueba.example'), await ask('ocupada@prueba.example')];
    const { errors } = await served.admin.graphql(invite, { id, input: { email: 'OCUPADA@prueba.example' } });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { email: waitlistMessages.emailTaken },
    });
    expect(await getStatuses([id])).toEqual(['pending']);
    expect(await codesFor(id)).toEqual([]);
  });

  test('of concurrent new invitations one creates a code', async () => {
    const id = await ask();
    const { invitation } = await send(invite, { id, input: {} });
    await send(revoke, { id: invitation.id });
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => served.admin.graphql(invite, { id, input: {} })),
    );
    expect(outcomes.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(await codesFor(id)).toHaveLength(2);
  });

  test('the state of the invitation e-mail is that of the newest code', async () => {
    const id = await ask();
    const read = async () =>
      (await served.admin.graphql(list)).data?.list.items.find((item: { id: number }) => item.id === id).emailStatus;
    expect(await read()).toBeNull();
    await send(invite, { id, input: {} });
    expect(await read()).toBe('pending');
    // Without a mail server e-mails are held.
    await served.gateway.outbox.deliverDue();
    expect(await read()).toBe('held');
    expect((await send(invite, { id, input: { email: 'estado@prueba.example' } })).emailStatus).toBe('pending');
  });

  test('several requests are invited at once, each with its own code', async () => {
    const ids = [await ask(), await ask(), await ask()];
    const expiresOn = addDays(today(), 7);
    expect(await send(inviteAll, { input: { ids: ids.toReversed(), expiresOn } })).toEqual(
      ids.map((id) => ({ id, error: null })),
    );
    expect(await getStatuses(ids)).toEqual(['invited', 'invited', 'invited']);
    for (const id of ids) expect(await codesFor(id)).toMatchObject([{ uses: 0, maxUses: 1 }]);
  });

  test('a request that cannot be invited says why, and the others are invited', async () => {
    const [invited, declined, pending] = [await ask(), await ask(), await ask()];
    await send(inviteAll, { input: { ids: [invited] } });
    await send(declineAll, { input: { ids: [declined] } });
    expect(await send(inviteAll, { input: { ids: [invited, declined, pending, 999_999] } })).toEqual([
      { id: invited, error: waitlistMessages.codeOpen },
      { id: declined, error: messages.requestSettled },
      { id: pending, error: null },
      { id: 999_999, error: messages.notFound },
    ]);
    expect(await getStatuses([declined, pending])).toEqual(['declined', 'invited']);
  });

  test('several requests are declined at once, and one that was answered stays as it was', async () => {
    const ids = [await ask(), await ask()];
    await send(inviteAll, { input: { ids: ids.slice(0, 1) } });
    expect(await send(declineAll, { input: { ids } })).toEqual([
      { id: ids[0], error: messages.requestSettled },
      { id: ids[1], error: null },
    ]);
    expect(await getStatuses(ids)).toEqual(['invited', 'declined']);
  });

  test('a retry with the same key gets the first answer and creates no more codes', async () => {
    const id = await ask();
    const body = { query: inviteAll, variables: { input: { ids: [id] } } };
    const sendWithKey = () =>
      served.admin.request('POST', '/graphql', body, { 'idempotency-key': 'varias-solicitudes-1' });
    const first = await sendWithKey();
    expect(first.body.data.answers).toEqual([{ id, error: null }]);
    expect((await sendWithKey()).body).toEqual(first.body);
    expect(await codesFor(id)).toHaveLength(1);
  });

  test('a selection is refused when it is empty, names a request twice, or is too long', async () => {
    for (const ids of [[], [1, 1], Array.from({ length: 101 }, (_, index) => index + 1)])
      for (const query of [inviteAll, declineAll]) {
        const { errors } = await served.admin.graphql(query, { input: { ids } });
        expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
      }
  });
});
