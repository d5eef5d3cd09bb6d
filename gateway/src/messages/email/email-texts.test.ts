import { describeCompany, readCompany } from '@cimiento/contracts';
import type { EmailPayload } from './email-payload';
import { composeEmail } from './email-texts';
import { renderEmail } from './render-email';

const origin = 'https://invierte.prueba.example';
const company = readCompany({}, true);
const link = { nonce: 'nonce', hash: 'hash' };
const fullName = 'Ana <b>Pérez</b> & Co';
const payloads: EmailPayload[] = [
  { template: 'welcome', fullName, username: 'ana_perez', link },
  { template: 'welcome', fullName, link },
  { template: 'invitation', fullName, code: 'ABC123', expiresOn: '2026-12-31' },
  { template: 'invitation', fullName, code: 'ABC123', expiresOn: null },
  { template: 'password_reset', fullName, link },
  { template: 'email_verification', fullName, link },
  { template: 'email_change', fullName, link },
  { template: 'email_change_stop', fullName, link },
  { template: 'account_erased', fullName },
  { template: 'notice', fullName, title: 'Recibimos tu depósito', body: 'Acreditamos $10.00.', path: '/balance' },
];

const decode = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => new Map(Object.entries(entities)).get(entity) ?? entity);
const entities = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

test.each(payloads)('$template says the same in HTML and in text, and links to this site alone', (payload) => {
  const content = composeEmail(payload, () => 'token-del-enlace');
  const { subject, html, text } = renderEmail(content, origin, company);
  const plain = decode(html);
  const { greeting, paragraphs, action, note } = content;
  for (const fact of [
    greeting,
    ...paragraphs,
    note,
    ...describeCompany(company),
    ...(action ? [`${origin}${action.path}`] : []),
  ]) {
    expect(text).toContain(fact);
    expect(plain).toContain(fact);
  }
  expect(html).not.toContain('<b>');
  expect(html).toMatch(/^<!DOCTYPE html><html[^>]* lang="es-EC"/);
  for (const [, url = ''] of html.matchAll(/(?:href|src)="([^"]*)"/g)) expect(new URL(url).origin).toBe(origin);
  expect(subject).not.toMatch(/[$\d]/);
});

// Mail programs make links of what looks like an address, and strangers choose the name in an e-mail to somebody else.
test.each([
  'Gana $500 en https://mala.example/premio',
  'Entra a mala.example ya',
  'www.mala.example',
  'escribe a ladron@mala.example',
  'mala。example',
  'tel:+593999999999',
])('an e-mail greets nobody as %p', (name) => {
  for (const payload of payloads) {
    const { html, text } = renderEmail(
      composeEmail({ ...payload, fullName: name }, () => 'token-del-enlace'),
      origin,
      readCompany({}, false),
    );
    expect(text).toMatch(/^Hola:\n/);
    for (const form of [html, text]) expect(form).not.toMatch(/mala|premio|\+593/);
  }
});

test.each(['Ana Pérez', 'J. R. Soto', 'J.R. Soto', 'María-José O’Higgins (hija)', 'Ñusta Ltda.'])(
  'an e-mail greets %s by name',
  (name) => {
    const content = composeEmail({ template: 'account_erased', fullName: name }, () => '');
    expect(content.greeting).toBe(`Hola, ${name}:`);
  },
);

test.each(['welcome', 'password_reset'] as const)(
  '%s names the username, unless it would become a link',
  (template) => {
    const write = (username: string) => composeEmail({ template, fullName, username, link }, () => '').paragraphs;
    expect(write('ana_perez')).toContain('Para entrar usa este correo o tu nombre de usuario: ana_perez');
    expect(write('mala.example')).toContain('Para entrar usa este correo o tu nombre de usuario.');
  },
);

test('a token stands after the #, which no server and no Referer sees', () => {
  for (const payload of payloads.filter((one) => 'link' in one)) {
    const { action } = composeEmail(payload, () => 'a/b');
    expect(action?.path).toMatch(/^\/[a-z-]+#token=a%2Fb$/);
  }
});
