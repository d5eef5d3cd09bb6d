import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { databaseKinds, fixturePassword, serveGateway, type TestClient } from '../../testing';
import { Passkey, SecurityEvent, User } from '../records';

const login = 'mutation ($input: CredentialsInput!) { login(input: $input) { id } }';
const complete = 'mutation ($credential: String!) { completePasskeySignIn(credential: $credential) { username } }';
const completeStepUp =
  'mutation ($credential: String!) { completePasskeyStepUp(credential: $credential) { validUntil } }';
const add = 'mutation ($credential: String!) { addPasskey(credential: $credential, name: "Mi llave") { codes } }';
const origin = 'https://invierte.prueba.example';
const site = 'invierte.prueba.example';

const digest = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest();
const toBase64Url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** An ES256 public key in COSE (RFC 9053). */
function toCoseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (text: string) => Buffer.from(text, 'base64url');
  const head = Buffer.from('a5010203262001215820', 'hex');
  return Buffer.concat([head, point(x), Buffer.from('225820', 'hex'), point(y)]);
}

/** A device's response when it makes a key pair: CBOR without an attestation. */
function createRegistration(challenge: string) {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  // Flags: present, verified, with a key. Then the count, the model of the device, and the length of the id.
  const head = [digest(site), Buffer.from([0x45, 0, 0, 0, 0]), Buffer.alloc(16), Buffer.from([0, id.length])];
  const data = Buffer.concat([...head, id, toCoseKey(publicKey)]);
  const start = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex');
  const clientData = { type: 'webauthn.create', challenge, origin, crossOrigin: false };
  return JSON.stringify({
    id: toBase64Url(id),
    rawId: toBase64Url(id),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: toBase64Url(JSON.stringify(clientData)),
      attestationObject: toBase64Url(Buffer.concat([start, Buffer.from([data.length]), data])),
      transports: ['internal'],
    },
  });
}

describe.each(databaseKinds)('signing with a passkey on %s', (kind) => {
  const served = serveGateway(kind, { config: { allowedOrigin: origin } });
  let count = 0;

  /** A user with a passkey, and the device that holds it. */
  const enrol = async () => {
    const user = await served.fixtures.user(`llave${(count += 1)}`);
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const credentialId = toBase64Url(randomBytes(16));
    await served.gateway.database.transaction(async (manager) => {
      await manager.insert(Passkey, {
        userId: user.id,
        name: 'Mi teléfono',
        credentialId,
        credentialHash: digest(credentialId).toString('hex'),
        publicKey: toBase64Url(toCoseKey(publicKey)),
        counter: 5,
        transports: 'internal',
        createdAt: new Date(),
        lastUsedAt: null,
      });
      await manager.update(User, { id: user.id }, { secondFactorAt: new Date() });
    });
    /** The device's response, by default for this site and with a count above the last. */
    const answer = (challenge: string, { from = origin, forSite = site, signatures = 6, key = privateKey } = {}) => {
      const clientData = JSON.stringify({ type: 'webauthn.get', challenge, origin: from, crossOrigin: false });
      const counter = Buffer.alloc(4);
      counter.writeUInt32BE(signatures);
      // Flags: the user was present and was verified.
      const authenticatorData = Buffer.concat([digest(forSite), Buffer.from([0x05]), counter]);
      const signature = sign('sha256', Buffer.concat([authenticatorData, digest(clientData)]), key);
      return JSON.stringify({
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: toBase64Url(clientData),
          authenticatorData: toBase64Url(authenticatorData),
          signature: toBase64Url(signature),
        },
      });
    };
    return { user, answer };
  };

  /** A client whose password was accepted, and the challenge that its device must sign. */
  const begin = async ({ username }: User) => {
    const client = served.client();
    await client.graphql(login, { input: { username, password: fixturePassword } });
    const options = JSON.parse(await client.send('startPasskeySignIn'));
    return { client, challenge: String(options.challenge) };
  };
  const finish = async (client: TestClient, credential: string) => {
    const { data, errors } = await client.graphql(complete, { credential });
    return data?.completePasskeySignIn?.username ?? errors?.[0]?.extensions?.['code'];
  };

  test('takes what the device signed for this site', async () => {
    const { user, answer } = await enrol();
    const { client, challenge } = await begin(user);
    expect(await finish(client, answer(challenge))).toBe(user.username);
  });

  const listEvents = async (userId: number) =>
    (await served.reader.find(SecurityEvent, { where: { userId }, order: { id: 'ASC' } })).map((event) => event.kind);

  test('a passkey is recorded when it is added, signs in or proves who the user is', async () => {
    const { id, username } = await served.fixtures.user('nueva-llave');
    const client = await served.signedIn(username);
    const options = JSON.parse(await client.send('startPasskey'));
    const { errors } = await client.graphql(add, { credential: createRegistration(options.challenge) });
    expect([errors, await listEvents(id)]).toEqual([undefined, ['sign_in', 'second_factor_changed']]);

    const { user, answer } = await enrol();
    const { client: own, challenge } = await begin(user);
    await own.graphql(complete, { credential: answer(challenge) });
    const proof = JSON.parse(await own.send('startPasskeyStepUp'));
    await own.graphql(completeStepUp, { credential: answer(proof.challenge, { signatures: 7 }) });
    expect(await listEvents(user.id)).toEqual(['sign_in', 'identity_proved']);
  });

  test('takes an answer once: another sign-in cannot replay it', async () => {
    const { user, answer } = await enrol();
    const first = await begin(user);
    const credential = answer(first.challenge);
    expect(await finish(first.client, credential)).toBe(user.username);
    const second = await begin(user);
    expect(await finish(second.client, credential)).toBe('UNAUTHENTICATED');
  });

  test('uses a challenge up with the first answer, also a wrong one', async () => {
    const { user, answer } = await enrol();
    const { client, challenge } = await begin(user);
    expect(await finish(client, answer(challenge, { from: 'https://evil.example' }))).toBe('UNAUTHENTICATED');
    expect(await finish(client, answer(challenge))).toBe('UNAUTHENTICATED');
  });

  test.each([
    ['of a foreign origin', { from: 'https://evil.example' }],
    ['for another site', { forSite: 'evil.example' }],
    ['of a copy of the key, whose count of signatures is behind', { signatures: 5 }],
    ['of another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
  ])('refuses an answer %s', async (_name, change) => {
    const { user, answer } = await enrol();
    const { client, challenge } = await begin(user);
    expect(await finish(client, answer(challenge, change))).toBe('UNAUTHENTICATED');
  });

  test("refuses a challenge that was made for another person, and one that is not the gateway's", async () => {
    const [{ user, answer }, other] = [await enrol(), await enrol()];
    const { client } = await begin(user);
    const { challenge: foreign } = await begin(other.user);
    expect(await finish(client, answer(foreign))).toBe('UNAUTHENTICATED');
    expect(await finish(client, answer(toBase64Url(randomBytes(32))))).toBe('UNAUTHENTICATED');
  });

  describe('as a proof during a session', () => {
    /** A client that is signed in and whose proof is too old, and the challenge that its device must sign. */
    const beginStepUp = async (person: Awaited<ReturnType<typeof enrol>>) => {
      const { client, challenge } = await begin(person.user);
      await finish(client, person.answer(challenge));
      await served.fixtures.expireProofs();
      const result = await client.send('startPasskeyStepUp');
      return { client, challenge: String(JSON.parse(result).challenge) };
    };
    const prove = async (client: TestClient, credential: string) => {
      const { data, errors } = await client.graphql(completeStepUp, { credential });
      return data ? 'proved' : errors?.[0]?.extensions?.['code'];
    };
    const tryGuarded = async (client: TestClient) => (await client.send('renewRecoveryCodes')).code ?? 'done';
    // The count of the sign-in before it is 6.
    const signatures = 7;

    test('opens for five minutes what asks for one', async () => {
      const person = await enrol();
      const { client, challenge } = await beginStepUp(person);
      expect(await tryGuarded(client)).toBe('STEP_UP_REQUIRED');
      const credential = person.answer(challenge, { signatures });
      const before = client.cookie('cimiento.sid');
      const left = Date.parse((await client.send('completePasskeyStepUp', { credential }, 'validUntil')).validUntil);
      expect([left > Date.now() + 240_000, left <= Date.now() + 300_000]).toEqual([true, true]);
      expect(client.cookie('cimiento.sid')).not.toBe(before);
      expect(await tryGuarded(client)).toBe('done');
    });

    test('counts once: a replay proves nothing, in no session of the person', async () => {
      const person = await enrol();
      const { client, challenge } = await beginStepUp(person);
      const credential = person.answer(challenge, { signatures });
      expect(await prove(client, credential)).toBe('proved');
      await served.fixtures.expireProofs();
      expect(await prove(client, credential)).toBe('UNAUTHENTICATED');
      expect(await tryGuarded(client)).toBe('STEP_UP_REQUIRED');
    });

    test.each([
      ['of a foreign origin', { from: 'https://evil.example', signatures }],
      ['for another site', { forSite: 'evil.example', signatures }],
      ['of a copy of the key, whose count of signatures is behind', { signatures: 6 }],
      ['of another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey, signatures }],
    ])('a passkey is not an answer %s', async (_name, change) => {
      const person = await enrol();
      const { client, challenge } = await beginStepUp(person);
      expect(await prove(client, person.answer(challenge, change))).toBe('UNAUTHENTICATED');
      expect(await tryGuarded(client)).toBe('STEP_UP_REQUIRED');
    });

    test("another person's passkey is refused, for any challenge", async () => {
      const [victim, other] = [await enrol(), await enrol()];
      const { client, challenge } = await beginStepUp(victim);
      const { challenge: foreign } = await beginStepUp(other);
      expect(await prove(client, other.answer(challenge, { signatures }))).toBe('UNAUTHENTICATED');
      expect(await prove(client, other.answer(foreign, { signatures }))).toBe('UNAUTHENTICATED');
      expect(await tryGuarded(client)).toBe('STEP_UP_REQUIRED');
    });

    test('a signature for a sign-in is refused as a proof, and the reverse', async () => {
      const person = await enrol();
      const { client, challenge } = await beginStepUp(person);
      const signIn = await begin(person.user);
      expect(await prove(client, person.answer(signIn.challenge, { signatures }))).toBe('UNAUTHENTICATED');
      expect(await finish(signIn.client, person.answer(challenge, { signatures }))).toBe('UNAUTHENTICATED');
    });

    test('a wrong passkey is recorded and limited', async () => {
      const person = await enrol();
      const { client } = await beginStepUp(person);
      const before = served.log.lines.filter((line) => line.includes('"detail":"stepUp"')).length;
      const codes = [];
      for (let attempt = 0; attempt < 11; attempt += 1) codes.push(await prove(client, '{}'));
      expect(codes.slice(-2)).toEqual(['UNAUTHENTICATED', 'TOO_MANY_REQUESTS']);
      expect(served.log.lines.filter((line) => line.includes('"detail":"stepUp"'))).toHaveLength(before + 10);
    });
  });
});
