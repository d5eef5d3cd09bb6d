import type Joi from 'joi';
import { addDays, toCalendarDate } from '../values/days';
import { messages } from '../texts/messages';
import {
  credentialsSchema,
  invitationCheckSchema,
  invitationsSchema,
  investmentSchema,
  paymentSchema,
  postSchema,
  projectSchema,
  registrationFormSchema,
  registrationSchema,
  userSchema,
  userUpdateSchema,
  validate,
  waitlistInvitationSchema,
  waitlistSchema,
} from '.';

// Each schema is generic in its own type; the table only feeds them.
type AnyObjectSchema = Joi.ObjectSchema;

const credentials = { username: 'ana', password: 'secret' };
const registration = {
  username: 'ana',
  email: 'ana@ejemplo.example',
  fullName: 'Ana',
  password: 'secret',
  invitationCode: 'ABC123',
};
const form = { ...registration, confirmPassword: 'secret' };
const waitlist = {
  email: 'ana@ejemplo.example',
  fullName: 'Ana',
  location: 'Lim',
  occupation: 'TI',
  whyInterested: '0123456789',
  consentData: true,
};
const project = {
  name: 'Torre',
  description: 'Una torre',
  image: '/images/projects/torre.svg',
  location: 'Quito',
  funded: 0,
  target: 300_000,
  annualReturn: '8.5',
  minInvestment: 1000,
  term: '24 meses',
};
const user = { username: 'ana', email: 'ana@ejemplo.example', fullName: 'Ana', password: 'secret' };
const post = {
  title: 'Hola',
  slug: 'Inversión Ágil',
  excerpt: 'Un extracto',
  content: 'Texto',
  imageUrl: '/images/blog/hola.svg',
};
const investment = { userId: 1, projectId: 1, amount: 1000 };
const payment = {
  investmentId: 1,
  userId: 1,
  projectId: 1,
  amount: '125.50',
  paymentDate: '2025-01-15',
  period: '2025-01',
};

const today = toCalendarDate(new Date());
const furthest = addDays(today, 3650);
const codes = { count: 100, maxUses: 100_000, expiresOn: furthest, email: null };
const personalCode = { email: 'ana@ejemplo.example' };

const valid: [string, AnyObjectSchema, object][] = [
  ['login', credentialsSchema, credentials],
  ['registration', registrationSchema(true), registration],
  ['registration form', registrationFormSchema(true), form],
  ['invitation code', invitationCheckSchema, { code: 'ABC123' }],
  ['waitlist request', waitlistSchema, waitlist],
  ['project', projectSchema, project],
  ['user', userSchema, user],
  ['user update', userUpdateSchema, { email: user.email, fullName: 'Ana', role: 'admin', password: '' }],
  ['article', postSchema, post],
  ['investment', investmentSchema, investment],
  ['payment', paymentSchema, payment],
  ['set of codes', invitationsSchema, codes],
  ['single code', invitationsSchema, { count: 1, maxUses: 1, expiresOn: today }],
  ['code for one e-mail', invitationsSchema, { ...personalCode, count: 1, maxUses: 1 }],
  ['invitation', waitlistInvitationSchema, { expiresOn: today }],
];

test.each(valid)('a %s exactly at its limits is accepted', (_name, schema, input) => {
  expect(validate(schema, input)).toMatchObject({ ok: true });
});

test.each(valid)('a %s with an unknown field is refused', (_name, schema, input) => {
  expect(validate(schema, { ...input, extra: 1 })).toEqual({ ok: false, errors: { extra: 'Este campo no existe' } });
});

test.each(valid)('a %s that is not an object is refused', (_name, schema) => {
  for (const input of [null, undefined, [], 'text', 7]) expect(validate(schema, input).ok).toBe(false);
});

const refused: [string, AnyObjectSchema, object, string, unknown, string][] = [
  ['login', credentialsSchema, credentials, 'username', 'an', 'El nombre de usuario es requerido'],
  ['login', credentialsSchema, credentials, 'username', '   ', 'El nombre de usuario es requerido'],
  ['login', credentialsSchema, credentials, 'username', 7, 'El nombre de usuario es requerido'],
  ['login', credentialsSchema, credentials, 'password', '12345', 'La contraseña debe tener al menos 6 caracteres'],
  ['login', credentialsSchema, credentials, 'password', undefined, 'La contraseña debe tener al menos 6 caracteres'],
  ['registration', registrationSchema(true), registration, 'username', 'an', 'El nombre de usuario es requerido'],
  ['registration', registrationSchema(true), registration, 'username', 'ana luz', 'Quita los espacios'],
  ['registration', registrationSchema(true), registration, 'username', 'anа', messages.usernameCharacters],
  ['registration', registrationSchema(true), registration, 'password', 'abcdef\ud800', messages.plainText],
  ['registration', registrationSchema(true), registration, 'email', 'ana@', 'Email inválido'],
  ['registration', registrationSchema(true), registration, 'fullName', 'An', 'El nombre completo es requerido'],
  [
    'registration',
    registrationSchema(true),
    registration,
    'password',
    '12345',
    'La contraseña debe tener al menos 6 caracteres',
  ],
  [
    'registration',
    registrationSchema(true),
    registration,
    'invitationCode',
    'ABC12',
    'El código de invitación es requerido',
  ],
  [
    'registration',
    registrationSchema(true),
    registration,
    'invitationCode',
    undefined,
    'El código de invitación es requerido',
  ],
  [
    'registration form',
    registrationFormSchema(true),
    form,
    'confirmPassword',
    '12345',
    'La confirmación de contraseña es requerida',
  ],
  [
    'registration form',
    registrationFormSchema(true),
    form,
    'confirmPassword',
    'secreto',
    'Las contraseñas no coinciden',
  ],
  [
    'invitation code',
    invitationCheckSchema,
    { code: 'ABC123' },
    'code',
    'ABC12',
    'El código de invitación debe tener al menos 6 caracteres',
  ],
  ['waitlist', waitlistSchema, waitlist, 'email', 'ana', 'Email inválido'],
  ['waitlist', waitlistSchema, waitlist, 'fullName', 'An', 'Ingrese su nombre completo'],
  ['waitlist', waitlistSchema, waitlist, 'location', 'Li', 'Ingrese su ciudad y país'],
  ['waitlist', waitlistSchema, waitlist, 'occupation', 'T', 'Ingrese su ocupación'],
  [
    'waitlist',
    waitlistSchema,
    waitlist,
    'whyInterested',
    '012345678',
    'Cuéntanos por qué te interesa Cimiento (al menos 10 caracteres)',
  ],
  ['waitlist', waitlistSchema, waitlist, 'consentData', false, 'Debes aceptar el tratamiento de datos para continuar'],
  ['waitlist', waitlistSchema, waitlist, 'consentData', 'true', 'Debes aceptar el tratamiento de datos para continuar'],
  ['waitlist', waitlistSchema, waitlist, 'investmentRange', 'lots', 'El valor no es válido'],
  ['project', projectSchema, project, 'annualReturn', '8-12', 'El retorno anual debe ser un número, por ejemplo 8.5'],
  ['payment', paymentSchema, payment, 'amount', '10000000.01', 'Puede ser hasta 10000000.00'],
  ['project', projectSchema, project, 'target', '1.500', 'El objetivo debe ser un número entero de dólares'],
  ['project', projectSchema, project, 'target', '1e3', 'El objetivo debe ser un número entero de dólares'],
  ['project', projectSchema, project, 'funded', -1, 'El monto financiado debe ser un número entero de dólares'],
  ['project', projectSchema, project, 'status', 'sold', 'El valor no es válido'],
  ['project', projectSchema, project, 'fundedDate', '2025-02-30', 'La fecha debe tener la forma AAAA-MM-DD'],
  ['user', userSchema, user, 'role', 'root', 'El valor no es válido'],
  ['article', postSchema, post, 'slug', '¿?', 'El slug es requerido: usa letras, números y guiones'],
  ['investment', investmentSchema, investment, 'amount', '1.500', 'Por favor, completa todos los campos requeridos'],
  ['investment', investmentSchema, investment, 'amount', 0, 'Por favor, completa todos los campos requeridos'],
  ['investment', investmentSchema, investment, 'userId', undefined, 'Por favor, completa todos los campos requeridos'],
  ['payment', paymentSchema, payment, 'amount', '1.234', 'El monto debe ser un número con dos decimales como máximo'],
  ['payment', paymentSchema, payment, 'period', '2025-13', 'El período debe tener la forma AAAA-MM'],
  ['payment', paymentSchema, payment, 'paymentDate', '15/01/2025', 'La fecha de pago debe tener la forma AAAA-MM-DD'],
  ['payment', paymentSchema, payment, 'paymentDate', '9999-12-31', messages.paymentDate],
  ['payment', paymentSchema, payment, 'paymentDate', '1925-01-15', messages.paymentDate],
  ['payment', paymentSchema, payment, 'period', '0001-01', messages.paymentPeriod],
  ['payment', paymentSchema, payment, 'period', '9999-12', messages.paymentPeriod],
  ['set of codes', invitationsSchema, codes, 'count', 101, 'Crea entre 1 y 100 códigos a la vez'],
  ['set of codes', invitationsSchema, codes, 'count', 0, 'Crea entre 1 y 100 códigos a la vez'],
  ['set of codes', invitationsSchema, codes, 'count', '1.5', 'Crea entre 1 y 100 códigos a la vez'],
  ['set of codes', invitationsSchema, codes, 'maxUses', 0, 'Los usos deben ser un número entero entre 1 y 100000'],
  [
    'set of codes',
    invitationsSchema,
    codes,
    'maxUses',
    100_001,
    'Los usos deben ser un número entero entre 1 y 100000',
  ],
  ['set of codes', invitationsSchema, codes, 'expiresOn', addDays(today, -1), messages.expiresOn],
  ['set of codes', invitationsSchema, codes, 'expiresOn', addDays(furthest, 1), messages.expiresOn],
  ['set of codes', invitationsSchema, codes, 'expiresOn', '2030-02-30', messages.expiresOn],
  ['set of codes', invitationsSchema, codes, 'expiresOn', '9999-12-31', messages.expiresOn],
  ['code', invitationsSchema, {}, 'email', 'ana@', 'Email inválido'],
  ['code for one e-mail', invitationsSchema, personalCode, 'count', 2, messages.personalCode],
  ['code for one e-mail', invitationsSchema, personalCode, 'maxUses', 2, messages.personalCode],
  ['invitation', waitlistInvitationSchema, {}, 'expiresOn', addDays(today, -1), messages.expiresOn],
];

test.each(refused)('a %s is refused with its own message: %#', (_name, schema, input, field, value, message) => {
  expect(validate(schema, { ...input, [field]: value })).toEqual({ ok: false, errors: { [field]: message } });
});

test('a field that is called like a property of every object is unknown too', () => {
  expect(validate(credentialsSchema, { username: 'maria', password: 'secreto1', constructor: 1 })).toEqual({
    ok: false,
    errors: { constructor: 'Este campo no existe' },
  });
});

test('a code is optional where no invitation is required', () => {
  const { invitationCode: _code, ...open } = registration;
  expect(validate(registrationSchema(false), open).ok).toBe(true);
  expect(validate(registrationSchema(false), { ...open, invitationCode: '' }).ok).toBe(true);
});

test('defaults stand in for what is left out', () => {
  expect(validate(projectSchema, project)).toMatchObject({
    value: {
      status: 'available',
      propertyType: 'residencial',
      totalInvestors: 0,
      currentValuation: null,
      fundedDate: null,
      exitDate: null,
    },
  });
  expect(validate(paymentSchema, payment)).toMatchObject({ value: { status: 'paid' } });
  expect(validate(userSchema, user)).toMatchObject({ value: { role: 'user' } });
  expect(validate(waitlistSchema, waitlist)).toMatchObject({ value: { receiveNews: false } });
  expect(validate(invitationsSchema, {})).toEqual({
    ok: true,
    value: { count: 1, maxUses: 1, expiresOn: null, email: null },
  });
  expect(validate(invitationsSchema, { email: ' ', count: 3, maxUses: '', expiresOn: '' })).toEqual({
    ok: true,
    value: { count: 3, maxUses: 1, expiresOn: null, email: null },
  });
});

test('an amount may come as text or number and leaves as text with two decimals', () => {
  expect(validate(paymentSchema, { ...payment, amount: 125.5 })).toMatchObject({ value: { amount: '125.50' } });
});

test('the slug of an article is transliterated', () => {
  expect(validate(postSchema, post)).toMatchObject({ value: { slug: 'inversion-agil' } });
});

test('a text that is too long is told how long it may be, and not that it is missing', () => {
  const result = validate(postSchema, { ...post, excerpt: 'x'.repeat(501) });
  expect(result).toMatchObject({ ok: false, errors: { excerpt: 'Escribe como máximo 500 caracteres' } });
});

test.each([
  ['registration', registrationSchema(true), 'username'],
  ['registration', registrationSchema(true), 'email'],
  ['sign-in', credentialsSchema, 'username'],
  ['user', userSchema, 'username'],
  ['user', userSchema, 'fullName'],
] as const)('a %s with a byte order mark at an edge is refused, not trimmed: %#', (_name, schema, field) => {
  for (const value of ['\uFEFFmaria@prueba.example', 'maria@prueba.example\uFEFF', ' \uFEFF maria@prueba.example']) {
    const result = validate<unknown>(schema, { [field]: value });
    expect(!result.ok && result.errors).toHaveProperty(field);
  }
  const plain = validate<unknown>(schema, { [field]: ' maria@prueba.example ' });
  expect(!plain.ok && plain.errors).not.toHaveProperty(field);
});

test('an empty text as a staff role is refused, and a missing one is null', () => {
  for (const [schema, values] of [
    [userSchema, { ...user, role: 'admin' }],
    [userUpdateSchema, { email: user.email, fullName: 'Ana Paz', role: 'admin' }],
  ] as const) {
    expect(validate(schema, { ...values, staffRole: '' })).toMatchObject({
      errors: { staffRole: expect.any(String) },
    });
    expect(validate(schema, values)).toMatchObject({ value: { staffRole: null } });
  }
});
