import { databaseKinds, serveGateway } from '../../testing';
import { WaitlistRequest } from './waitlist-request.entity';

const mutation = 'mutation ($input: WaitlistInput!) { joinWaitlist(input: $input) { message } }';

const request = {
  email: 'Interesada@prueba.example',
  fullName: 'Rosa Intriago',
  location: 'Manta, Ecuador',
  occupation: 'TI',
  whyInterested: 'Quiero diversificar mis ahorros.',
  consentData: true,
};

describe.each(databaseKinds)('the waitlist on %s', (kind) => {
  const served = serveGateway(kind);

  const join = (input: object) => served.client().graphql(mutation, { input });

  const stored = () => served.reader.find(WaitlistRequest, { order: { id: 'ASC' } });

  test('an answer never reveals whether the e-mail was known, and the first request is kept', async () => {
    const first = await join(request);
    const again = await join({ ...request, email: request.email.toLowerCase(), fullName: 'Otra Persona' });
    expect(first.data).toEqual({ joinWaitlist: { message: 'Te contactaremos pronto con más información' } });
    expect(again).toEqual(first);
    expect(await stored()).toMatchObject([
      { email: request.email, fullName: 'Rosa Intriago', consentData: true, receiveNews: false },
    ]);
  });

  test('stores the optional fields', async () => {
    const optional = {
      investmentRange: '5k10k',
      socialProfiles: '@rosa',
      referralSource: 'referral',
      invitationCode: 'ABC123',
      receiveNews: true,
    };
    await join({ ...request, ...optional, email: 'completa@prueba.example' });
    expect((await stored()).at(-1)).toMatchObject(optional);
  });

  test('names missing, mistyped and unknown fields together', async () => {
    const { errors } = await join({ email: 5, fullName: 'Rosa Intriago', apodo: 'Ro', consentData: 'sí' });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.extensions?.['errors']).toMatchObject({
      email: 'Email inválido',
      location: 'Ingrese su ciudad y país',
      occupation: 'Ingrese su ocupación',
      consentData: 'Debes aceptar el tratamiento de datos para continuar',
      apodo: 'Este campo no existe',
    });
  });
});

describe.each(databaseKinds)('the waitlist in production on %s', (kind) => {
  const served = serveGateway(kind, { config: { environment: 'production' } });

  test('five requests of an address are accepted in an hour; faulty ones do not count', async () => {
    const codes: unknown[] = [];
    for (const email of ['mal', 'mal', 'a', 'b', 'c', 'd', 'e', 'f']) {
      const input = { ...request, email: email === 'mal' ? email : `${email}@prueba.example` };
      const { errors } = await served.client().graphql(mutation, { input });
      codes.push(errors?.[0]?.extensions?.['code'] ?? 'accepted');
    }
    expect(codes).toEqual([
      ...Array<string>(2).fill('VALIDATION_FAILED'),
      ...Array<string>(5).fill('accepted'),
      'TOO_MANY_REQUESTS',
    ]);
    expect(await served.reader.count(WaitlistRequest)).toBe(5);
  });
});
