/** The texts as a program reads them when it starts. */
async function readTexts() {
  jest.resetModules();
  const { brand } = await import('./brand');
  return { brand, notices: await import('../messages/account-notice-texts') };
}

const address = 'hola@inversiones.ec';

afterEach(() => {
  delete process.env.COMPANY_EMAIL;
  delete (globalThis as { document?: unknown }).document;
});

test('a server states the address of COMPANY_EMAIL in its texts', async () => {
  process.env.COMPANY_EMAIL = address;
  const { brand, notices } = await readTexts();
  expect(brand.contactEmail).toBe(address);
  expect(notices.ifNotYou).toContain(`escríbenos a ${address}`);
});

test('a page states the address of its facts', async () => {
  const facts = { textContent: JSON.stringify({ contactEmail: address }) };
  Object.assign(globalThis, { document: { getElementById: (id: string) => (id === 'site-facts' ? facts : null) } });
  expect((await readTexts()).notices.ifUnexpected).toContain(address);
});

test('a demonstration and a page without facts have an example', async () => {
  expect((await readTexts()).brand.contactEmail).toBe('hola@cimiento.example');
  Object.assign(globalThis, { document: { getElementById: () => ({ textContent: '' }) } });
  expect((await readTexts()).brand.contactEmail).toBe('hola@cimiento.example');
});
