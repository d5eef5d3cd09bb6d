import { addDays, messages, today, waitlistMessages } from '@cimiento/contracts';
import { AuditEntry } from '../../access/records';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { databaseKinds, serveGateway } from '../../testing';
import { WaitlistRequest } from './waitlist-request.entity';

type Variables = Record<string, unknown>;

const answer = 'id status email emailStatus invitation { id code status email }';

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
    await served.client().send('joinWaitlist', { input });
    return (await served.reader.findOneByOrFail(WaitlistRequest, { email })).id;
  };

  const invite = (id: number, input: Variables = {}) => served.admin.send('inviteFromWaitlist', { id, input }, answer);
  const inviteAll = (input: Variables) => served.admin.send('inviteWaitlistRequests', { input }, 'id error');
  const declineAll = (input: Variables) => served.admin.send('declineWaitlistRequests', { input }, 'id error');
  const revoke = (id: number) => served.admin.send('revokeInvitation', { id });

  const codesFor = (requestId: number) =>
    served.reader.find(InvitationCode, { where: { requestId }, order: { id: 'ASC' } });

  const getStatuses = async (ids: number[]) =>
    (await served.reader.find(WaitlistRequest, { order: { id: 'ASC' } }))
      .filter(({ id }) => ids.includes(id))
      .map(({ status }) => status);

  test('a request whose code was revoked is invited again with a new code', async () => {
    const id = await ask();
    const first = await invite(id);
    await revoke(first.invitation.id);
    const second = await invite(id);
    expect(second.invitation).toMatchObject({ status: 'open', email: first.email });
    expect(second.invitation.code).not.toBe(first.invitation.code);
    expect(await codesFor(id)).toHaveLength(2);
  });

  test('a request whose code expired or is used up is invited again, and the code is revoked', async () => {
    for (const change of [{ expiresAt: new Date(0) }, { uses: 1 }]) {
      const id = await ask();
      const { invitation } = await invite(id);
      await served.fixtures.update(InvitationCode, { id: invitation.id }, change);
      await invite(id);
      const [former, current] = await codesFor(id);
      expect(former?.revokedAt).not.toBeNull();
      expect(current?.revokedAt).toBeNull();
    }
  });

  test('a request with a valid code for its e-mail is not invited again', async () => {
    const id = await ask();
    const { email } = await invite(id);
    for (const input of [{}, { email: email.toUpperCase() }]) {
      expect(await invite(id, input)).toMatchObject({ message: waitlistMessages.codeOpen, code: 'CONFLICT' });
    }
    expect(await codesFor(id)).toHaveLength(1);
  });

  test('a corrected e-mail gets its own code, and the wrong one registers nobody', async () => {
    const id = await ask('mal-escrito@prueba.example');
    const wrong = await invite(id);
    const right = await invite(id, { email: 'Bien-Escrito@prueba.example' });
    expect(right).toMatchObject({
      status: 'invited',
      email: 'Bien-Escrito@prueba.example',
      invitation: { status: 'open', email: 'bien-escrito@prueba.example' },
    });
    const check = async (code: string) => (await served.client().send('validateInvitation', { code }, 'valid')).valid;
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
    const errors = { email: waitlistMessages.emailTaken };
    expect(await invite(id, { email: 'OCUPADA@prueba.example' })).toMatchObject({ code: 'VALIDATION_FAILED', errors });
    expect(await getStatuses([id])).toEqual(['pending']);
    expect(await codesFor(id)).toEqual([]);
  });

  test('of concurrent new invitations one creates a code', async () => {
    const id = await ask();
    const { invitation } = await invite(id);
    await revoke(invitation.id);
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => invite(id)));
    expect(outcomes.filter(({ invitation }) => invitation)).toHaveLength(1);
    expect(await codesFor(id)).toHaveLength(2);
  });

  test('the state of the invitation e-mail is that of the newest code', async () => {
    const id = await ask();
    const read = async () =>
      (await served.admin.send('adminWaitlist', { limit: 100 }, `items { ${answer} }`)).items.find(
        (item: { id: number }) => item.id === id,
      ).emailStatus;
    expect(await read()).toBeNull();
    await invite(id);
    expect(await read()).toBe('pending');
    // Without a mail server e-mails are held.
    await served.gateway.outbox.deliverDue();
    expect(await read()).toBe('held');
    expect((await invite(id, { email: 'estado@prueba.example' })).emailStatus).toBe('pending');
  });

  test('several requests are invited at once, each with its own code', async () => {
    const ids = [await ask(), await ask(), await ask()];
    const expiresOn = addDays(today(), 7);
    expect(await inviteAll({ ids: ids.toReversed(), expiresOn })).toEqual(ids.map((id) => ({ id, error: null })));
    expect(await getStatuses(ids)).toEqual(['invited', 'invited', 'invited']);
    for (const id of ids) expect(await codesFor(id)).toMatchObject([{ uses: 0, maxUses: 1 }]);
  });

  test('a request that cannot be invited says why, and the others are invited', async () => {
    const [invited, declined, pending] = [await ask(), await ask(), await ask()];
    await inviteAll({ ids: [invited] });
    await declineAll({ ids: [declined] });
    expect(await inviteAll({ ids: [invited, declined, pending, 999_999] })).toEqual([
      { id: invited, error: waitlistMessages.codeOpen },
      { id: declined, error: messages.requestSettled },
      { id: pending, error: null },
      { id: 999_999, error: messages.notFound },
    ]);
    expect(await getStatuses([declined, pending])).toEqual(['declined', 'invited']);
  });

  test('several requests are declined at once, and one that was answered stays as it was', async () => {
    const ids = [await ask(), await ask()];
    await inviteAll({ ids: ids.slice(0, 1) });
    expect(await declineAll({ ids })).toEqual([
      { id: ids[0], error: messages.requestSettled },
      { id: ids[1], error: null },
    ]);
    expect(await getStatuses(ids)).toEqual(['invited', 'declined']);
  });

  test('a retry with the same key gets the first answer and creates no more codes', async () => {
    const id = await ask();
    const key = { 'idempotency-key': 'varias-solicitudes-1' };
    for (let turn = 0; turn < 2; turn += 1)
      expect(await served.admin.send('inviteWaitlistRequests', { input: { ids: [id] } }, 'id error', key)).toEqual([
        { id, error: null },
      ]);
    expect(await codesFor(id)).toHaveLength(1);
  });

  test('a selection is refused when it is empty, names a request twice, or is too long', async () => {
    for (const ids of [[], [1, 1], Array.from({ length: 101 }, (_, index) => index + 1)])
      for (const answerAll of [inviteAll, declineAll])
        expect(await answerAll({ ids })).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
