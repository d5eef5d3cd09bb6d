import type * as Notices from '../messages/account-notice-texts';
import type * as Brand from './brand';

/** The texts as a program reads them when it starts. */
function readTexts() {
  jest.resetModules();
  const { brand } = jest.requireActual<typeof Brand>('./brand');
  return { brand, notices: jest.requireActual<typeof Notices>('../messages/account-notice-texts') };
}

const address = 'hola@inversiones.ec';

afterEach(() => {
  delete process.env.COMPANY_EMAIL;
  delete process.env.EMAIL_FROM;
  delete (globalThis as { document?: unknown }).document;
});

test('a server states the address of COMPANY_EMAIL in its texts', () => {
  process.env.COMPANY_EMAIL = address;
  const { brand, notices } = readTexts();
  expect(brand.contactEmail).toBe(address);
  expect(notices.ifNotYou).toContain(`escríbenos a ${address}`);
});

test('a server without COMPANY_EMAIL states the sender of its e-mails', () => {
  process.env.EMAIL_FROM = address;
  expect(readTexts().brand.contactEmail).toBe(address);
});

test('a page states the address of its facts', () => {
  const facts = { textContent: JSON.stringify({ contactEmail: address }) };
  Object.assign(globalThis, { document: { getElementById: (id: string) => (id === 'site-facts' ? facts : null) } });
  expect(readTexts().notices.ifUnexpected).toContain(address);
});

test('a demonstration and a page without facts have an example', () => {
  expect(readTexts().brand.contactEmail).toBe('hola@cimiento.example');
  Object.assign(globalThis, { document: { getElementById: () => ({ textContent: '' }) } });
  expect(readTexts().brand.contactEmail).toBe('hola@cimiento.example');
});
