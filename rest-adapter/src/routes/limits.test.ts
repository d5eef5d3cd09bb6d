import { limits, messages, tooLong } from '@cimiento/contracts';
import { databaseKinds, type TestClient } from '@cimiento/gateway/testing';
import { goodBodies } from '../testing/good-bodies';
import { useRest } from '../testing/serve-rest';

const repeatLetter = (length: number): string => 'a'.repeat(length);
const createEmail = (length: number): string =>
  `${repeatLetter(64)}@${`${repeatLetter(60)}.`.repeat(3)}${repeatLetter(length - 64 - 1 - 183)}`;

type Rule = [path: string, field: string, accepted: unknown[], rejected: unknown[], message: string];

const textRules = (
  path: string,
  field: string,
  { min = 1, max }: { min?: number; max: number },
  message: string,
): Rule[] => [
  [
    path,
    field,
    [repeatLetter(min), repeatLetter(max), ` ${repeatLetter(max)} `],
    ['', ' ', repeatLetter(min - 1), `${repeatLetter(min - 1)} `],
    message,
  ],
  [path, field, [], [repeatLetter(max + 1)], tooLong(max)],
];

const dollarRule = (path: string, field: string, min: number, message: string): Rule => [
  path,
  field,
  [min, String(min), limits.dollars.max],
  [min - 1, limits.dollars.max + 1, 1.5, '1.500', '1e3', '1,000', '$5', ' 5', 'abc', '-1'],
  message,
];

const { shortText, url, excerpt, longText, fullName } = limits;
const projects = '/api/admin/projects';
const dollarMessage = (label: string): string => `${label} debe ser un número entero de dólares`;
const invalidRates = ['8-12', '8,5', '8.5%', 'doce', '-1', '1000.1', '1.23456', '1e2'];

// Values exactly at each limit, and one beyond it (docs/product).
const rules: Rule[] = [
  ...textRules('/api/auth/register', 'username', limits.username, messages.username),
  ...textRules('/api/auth/register', 'fullName', fullName, messages.fullName),
  [
    '/api/auth/register',
    'email',
    ['a@b.co', createEmail(254)],
    ['a@b', 'a.b.co', '@b.co', 'a b@c.co', createEmail(255)],
    messages.email,
  ],
  ['/api/auth/register', 'password', [repeatLetter(6), repeatLetter(200)], [repeatLetter(5), ''], messages.password],
  ['/api/auth/register', 'password', [], [repeatLetter(201)], messages.passwordTooLong],
  ['/api/auth/register', 'invitationCode', [], [repeatLetter(5), ''], messages.registrationCode],
  ['/api/auth/login', 'username', [], [repeatLetter(2)], messages.username],
  ['/api/auth/login', 'username', [], [repeatLetter(255)], tooLong(254)],
  ['/api/auth/login', 'password', [], [repeatLetter(5)], messages.password],
  ...textRules('/api/invitation/validate', 'code', limits.invitationCode, messages.invitationCode),
  ...textRules('/api/waitlist', 'fullName', fullName, messages.waitlistFullName),
  ...textRules('/api/waitlist', 'location', limits.location, messages.location),
  ...textRules('/api/waitlist', 'occupation', limits.occupation, messages.occupation),
  ...textRules('/api/waitlist', 'whyInterested', limits.whyInterested, messages.whyInterested),
  ['/api/waitlist', 'consentData', [true], [false, null, 'true', 1], messages.consentData],
  ...textRules(projects, 'name', shortText, 'El nombre es requerido'),
  ...textRules(projects, 'location', shortText, 'La ubicación es requerida'),
  ...textRules(projects, 'term', shortText, 'El plazo es requerido'),
  ...textRules(projects, 'image', url, 'La imagen es requerida'),
  ...textRules(projects, 'description', longText, 'La descripción es requerida'),
  dollarRule(projects, 'funded', 0, dollarMessage('El monto financiado')),
  dollarRule(projects, 'target', 0, dollarMessage('El objetivo')),
  dollarRule(projects, 'minInvestment', 0, dollarMessage('La inversión mínima')),
  dollarRule(projects, 'currentValuation', 0, dollarMessage('La valoración')),
  [
    projects,
    'annualReturn',
    ['0', '12', '8.5', '1000', 8.5],
    invalidRates,
    'El retorno anual debe ser un número, por ejemplo 8.5',
  ],
  [
    projects,
    'fundedDate',
    ['2024-02-29', null, ''],
    ['2025-02-29', '2025-13-01', '29/02/2024'],
    'La fecha debe tener la forma AAAA-MM-DD',
  ],
  ...textRules('/api/admin/users', 'username', limits.username, messages.username),
  ...textRules('/api/admin/users', 'fullName', fullName, messages.fullName),
  ['/api/admin/users', 'password', [repeatLetter(6)], [repeatLetter(5)], messages.password],
  ...textRules('/api/admin/blog', 'title', shortText, 'El título es requerido'),
  ...textRules('/api/admin/blog', 'excerpt', excerpt, 'El extracto es requerido'),
  ...textRules('/api/admin/blog', 'content', longText, 'El contenido es requerido'),
  ...textRules('/api/admin/blog', 'imageUrl', url, 'La imagen es requerida'),
  dollarRule('/api/admin/investments', 'amount', 1, messages.investmentRequired),
  [
    '/api/admin/investments',
    'annualReturn',
    [0, '7.25', 1000, ''],
    invalidRates,
    'El retorno anual debe ser un número, por ejemplo 7',
  ],
  [
    '/api/admin/returns',
    'amount',
    ['0', '0.01', 125.5, '10000000.00'],
    ['0.001', '-0.01', '10000000.01', '1,000.00', '1e3', 'abc', ''],
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
    ['2025-02-29', '2025-2-1'],
    'La fecha de pago debe tener la forma AAAA-MM-DD',
  ],
];

describe.each(databaseKinds)('the limits of each field over HTTP on %s', (kind) => {
  const served = useRest(kind);
  let visitor: TestClient;
  let admin: TestClient;
  let sent = 0;

  beforeAll(async () => {
    visitor = served.client();
    admin = await served.signedIn('admin', 'admin123');
    await served.fixtures.invitation('PRUEBA26', { maxUses: 1000 });
  });

  // Unique fields other than the tested one get a new value each time.
  const send = (path: string, field: string, value: unknown) => {
    sent += 1;
    const unique: Record<string, string> = {
      username: `persona${sent}`,
      email: `persona${sent}@prueba.example`,
      slug: `articulo-${sent}`,
    };
    const body = { ...goodBodies[path] };
    for (const [name, text] of Object.entries(unique)) if (name in body && !path.endsWith('/login')) body[name] = text;
    return (path.startsWith('/api/admin') ? admin : visitor).request('POST', path, { ...body, [field]: value });
  };

  test.each(rules)(
    '%s accepts %s at its limits and rejects it beyond them with its message',
    async (path, field, accepted, rejected, message) => {
      for (const value of accepted) {
        const { status, body } = await send(path, field, value);
        // 409 means that the value is valid but taken, for instance by the same name with spaces around it.
        expect([value, [200, 201, 409].includes(status), status === 409 ? undefined : body.errors]).toEqual([
          value,
          true,
          undefined,
        ]);
      }
      for (const value of rejected) {
        const { status, body } = await send(path, field, value);
        expect([value, status, body.errors]).toEqual([value, 400, { [field]: message }]);
      }
    },
  );
});
