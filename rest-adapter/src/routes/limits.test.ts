import { limits, messages, tooLong } from '@cimiento/contracts';
import { createTestGateway, databaseKinds, type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import { goodBodies } from '../testing/good-bodies';

const letters = (length: number): string => 'a'.repeat(length);
const mailOf = (length: number): string =>
  `${letters(64)}@${`${letters(60)}.`.repeat(3)}${letters(length - 64 - 1 - 183)}`;

type Rule = [path: string, field: string, accepted: unknown[], refused: unknown[], message: string];

const short = (
  path: string,
  field: string,
  { min = 1, max }: { min?: number; max: number },
  message: string,
): Rule[] => [
  [
    path,
    field,
    [letters(min), letters(max), ` ${letters(max)} `],
    ['', ' ', letters(min - 1), `${letters(min - 1)} `],
    message,
  ],
  [path, field, [], [letters(max + 1)], tooLong(max)],
];

const wholeDollars = (path: string, field: string, least: number, message: string): Rule => [
  path,
  field,
  [least, String(least), limits.dollars.max],
  [least - 1, limits.dollars.max + 1, 1.5, '1.500', '1e3', '1,000', '$5', ' 5', 'abc', '-1'],
  message,
];

const { shortText, url, excerpt, longText, fullName } = limits;
const projects = '/api/admin/projects';
const dollarsOf = (what: string): string => `${what} debe ser un número entero de dólares`;
const rates = ['8-12', '8,5', '8.5%', 'doce', '-1', '1000.1', '1.23456', '1e2'];

// Exactly at each limit, and one beyond it (specification §5 and §9).
const rules: Rule[] = [
  ...short('/api/auth/register', 'username', limits.username, messages.username),
  ...short('/api/auth/register', 'fullName', fullName, messages.fullName),
  [
    '/api/auth/register',
    'email',
    ['a@b.co', mailOf(254)],
    ['a@b', 'a.b.co', '@b.co', 'a b@c.co', mailOf(255)],
    messages.email,
  ],
  ['/api/auth/register', 'password', [letters(6), letters(200)], [letters(5), ''], messages.password],
  ['/api/auth/register', 'password', [], [letters(201)], messages.passwordTooLong],
  ['/api/auth/register', 'invitationCode', [], [letters(5), ''], messages.registrationCode],
  ['/api/auth/login', 'username', [], [letters(2)], messages.username],
  ['/api/auth/login', 'username', [], [letters(51)], tooLong(50)],
  ['/api/auth/login', 'password', [], [letters(5)], messages.password],
  ...short('/api/invitation/validate', 'code', limits.invitationCode, messages.invitationCode),
  ...short('/api/waitlist', 'fullName', fullName, messages.waitlistFullName),
  ...short('/api/waitlist', 'location', limits.location, messages.location),
  ...short('/api/waitlist', 'occupation', limits.occupation, messages.occupation),
  ...short('/api/waitlist', 'whyInterested', limits.whyInterested, messages.whyInterested),
  ['/api/waitlist', 'consentData', [true], [false, null, 'true', 1], messages.consentData],
  ...short(projects, 'name', shortText, 'El nombre es requerido'),
  ...short(projects, 'location', shortText, 'La ubicación es requerida'),
  ...short(projects, 'term', shortText, 'El plazo es requerido'),
  ...short(projects, 'image', url, 'La imagen es requerida'),
  ...short(projects, 'description', longText, 'La descripción es requerida'),
  wholeDollars(projects, 'funded', 0, dollarsOf('El monto financiado')),
  wholeDollars(projects, 'target', 0, dollarsOf('El objetivo')),
  wholeDollars(projects, 'minInvestment', 0, dollarsOf('La inversión mínima')),
  wholeDollars(projects, 'currentValuation', 0, dollarsOf('La valoración')),
  [
    projects,
    'annualReturn',
    ['0', '12', '8.5', '1000', 8.5],
    rates,
    'El retorno anual debe ser un número, por ejemplo 8.5',
  ],
  [
    projects,
    'fundedDate',
    ['2024-02-29', null, ''],
    ['2025-02-29', '2025-13-01', '29/02/2024'],
    'La fecha debe tener la forma AAAA-MM-DD',
  ],
  ...short('/api/admin/users', 'username', limits.username, messages.username),
  ...short('/api/admin/users', 'fullName', fullName, messages.fullName),
  ['/api/admin/users', 'password', [letters(6)], [letters(5)], messages.password],
  ...short('/api/admin/blog', 'title', shortText, 'El título es requerido'),
  ...short('/api/admin/blog', 'excerpt', excerpt, 'El extracto es requerido'),
  ...short('/api/admin/blog', 'content', longText, 'El contenido es requerido'),
  ...short('/api/admin/blog', 'imageUrl', url, 'La imagen es requerida'),
  wholeDollars('/api/admin/investments', 'amount', 1, messages.investmentRequired),
  [
    '/api/admin/investments',
    'annualReturn',
    [0, '7.25', 1000, ''],
    rates,
    'El retorno anual debe ser un número, por ejemplo 7',
  ],
  [
    '/api/admin/returns',
    'amount',
    ['0', '0.01', 125.5, '1000000000.00'],
    ['0.001', '-0.01', '1000000000.01', '1,000.00', '1e3', 'abc', ''],
    'El monto debe ser un número con dos decimales como máximo',
  ],
  [
    '/api/admin/returns',
    'period',
    ['2025-01', '2025-12'],
    ['2025-00', '2025-13', '2025-1', '01/2025'],
    'El período debe tener la forma AAAA-MM',
  ],
  [
    '/api/admin/returns',
    'paymentDate',
    ['2024-02-29'],
    ['2025-02-29', '2025-2-1', ''],
    'La fecha de pago debe tener la forma AAAA-MM-DD',
  ],
];

describe.each(databaseKinds)('the limits of each field over HTTP on %s', (kind) => {
  let served: TestGateway;
  let visitor: TestClient;
  let admin: TestClient;
  let made = 0;

  beforeAll(async () => {
    served = await createTestGateway(kind, { mount: (gateway) => createRestAdapter({ gateway }) });
    visitor = served.client();
    admin = await served.signedIn('admin', 'admin123');
    await served.fixtures.invitation('PRUEBA26', { maxUses: 1000 });
  });

  afterAll(() => served.close());

  // What must be unique, and is not what is tried, is new each time.
  const send = (path: string, field: string, value: unknown) => {
    made += 1;
    const fresh: Record<string, string> = {
      username: `persona${made}`,
      email: `persona${made}@prueba.example`,
      slug: `articulo-${made}`,
    };
    const good = { ...goodBodies[path] };
    for (const [name, text] of Object.entries(fresh)) if (name in good && !path.endsWith('/login')) good[name] = text;
    return (path.startsWith('/api/admin') ? admin : visitor).request('POST', path, { ...good, [field]: value });
  };

  test.each(rules)(
    '%s %s is taken at its limits and refused beyond them, each time with its message',
    async (path, field, accepted, refused, message) => {
      for (const value of accepted) {
        const { status, body } = await send(path, field, value);
        // 409: the same name in another form, which has passed its rules too.
        expect([value, [200, 201, 409].includes(status), status === 409 ? undefined : body.errors]).toEqual([
          value,
          true,
          undefined,
        ]);
      }
      for (const value of refused) {
        const { status, body } = await send(path, field, value);
        expect([value, status, body.errors]).toEqual([value, 400, { [field]: message }]);
      }
    },
  );
});
