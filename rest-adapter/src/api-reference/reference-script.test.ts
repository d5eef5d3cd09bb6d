import { readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { OpenApiDocument } from '../openapi/document';
import { readOpenApiFile } from '../openapi/file';
import { createReferencePage } from './reference-page';

const html = createReferencePage(JSON.parse(readOpenApiFile()) as OpenApiDocument);
const script = readFileSync(path.resolve(__dirname, '../../api-reference/reference.js'), 'utf8');

type Sent = [
  address: string,
  options: { method: string; headers: Record<string, string>; body?: string; credentials: string },
];

/** Opens the page at an address, with a server that answers every request. */
function open(hash = '') {
  const sent: Sent[] = [];
  const { window } = new JSDOM(html, { url: `https://cimiento.example/api/docs${hash}`, runScripts: 'outside-only' });
  const answer = {
    status: 200,
    headers: [['content-type', 'application/json']],
    text: () => Promise.resolve('{"id":7}'),
  };
  const fetch = (...request: Sent) => (sent.push(request), Promise.resolve(answer));
  window.Element.prototype.scrollIntoView = () => undefined;
  Object.assign(window, { fetch });
  window.eval(script);
  const { document } = window;
  const find = <T extends Element>(selector: string): T => {
    const found = document.querySelector<T>(selector);
    if (!found) throw new Error(`${selector} is not in the page`);
    return found;
  };
  const type = (selector: string, value: string): void => {
    const input = find<HTMLInputElement>(selector);
    input.value = value;
    input.dispatchEvent(new window.Event('input', { bubbles: true }));
  };
  const submit = async (id: string): Promise<string> => {
    find(`#${id} form`).dispatchEvent(new window.Event('submit', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 10));
    return find(`#${id} output`).textContent ?? '';
  };
  const listShown = (): string[] =>
    [...document.querySelectorAll('details.operation')]
      .filter((each) => !(each as HTMLElement).hidden)
      .map(({ id }) => id);
  return { window, sent, find, type, submit, listShown };
}

test('a link opens its operation, and opening one changes the address', () => {
  const page = open('#postAdminReturns');
  expect(page.find<HTMLDetailsElement>('#postAdminReturns').open).toBe(true);
  expect(page.find<HTMLDetailsElement>('#getAdminReturns').open).toBe(false);
  const other = page.find<HTMLDetailsElement>('#getAdminReturns');
  other.open = true;
  other.dispatchEvent(new page.window.Event('toggle'));
  expect(page.window.location.hash).toBe('#getAdminReturns');
});

test('the filter shows the operations with every word, whatever its accents', () => {
  const page = open();
  const all = page.listShown().length;
  page.type('#filter', 'payments:write POST');
  expect(page.listShown()).toEqual(expect.arrayContaining(['postAdminReturns', 'postAdminReturnsImport']));
  expect(page.listShown()).not.toContain('getAdminProjects');
  page.type('#filter', 'INVITACION codigo');
  expect(page.listShown()).toContain('postInvitationValidate');
  expect(page.find('#count').textContent).toMatch(/^\d+ de \d+$/);
  page.type('#filter', '');
  expect(page.listShown()).toHaveLength(all);
});

test('a form sends its operation with the key, and never keeps the key', async () => {
  const page = open();
  page.type('#key', ' cim_test_abc ');
  page.type('#getAdminReturns input[name="limit"]', '5');
  expect(await page.submit('getAdminReturns')).toContain('"id": 7');
  page.type('#putAdminReturnsId input[name="id"]', '9');
  page.type('#putAdminReturnsId input[name="If-Match"]', '"abc"');
  await page.submit('putAdminReturnsId');
  const authorization = 'Bearer cim_test_abc';
  expect(page.sent).toEqual([
    ['/api/admin/returns?limit=5', { method: 'GET', headers: { authorization }, body: undefined, credentials: 'omit' }],
    [
      '/api/admin/returns/9',
      {
        method: 'PUT',
        headers: { authorization, 'If-Match': '"abc"', 'content-type': 'application/json' },
        body: page.find<HTMLTextAreaElement>('#putAdminReturnsId textarea').value,
        credentials: 'omit',
      },
    ],
  ]);
  expect([page.window.localStorage.length, page.window.sessionStorage.length, page.window.document.cookie]).toEqual([
    0,
    0,
    '',
  ]);
});

test('a form without a key uses the session', async () => {
  const page = open();
  await page.submit('getUserProfile');
  expect(page.sent).toEqual([
    ['/api/user/profile', { method: 'GET', headers: {}, body: undefined, credentials: 'same-origin' }],
  ]);
});
