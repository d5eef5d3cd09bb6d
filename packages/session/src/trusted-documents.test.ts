import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, parse, print, stripIgnoredCharacters } from 'graphql';
import { loadApollo } from './apollo';
import operationList from './operations.generated.json';
import { sendOperation } from './send-operation';
import { CurrentUserDocument, LoginDocument } from './session.generated';
import { createStepUp } from './step-up';

declare const process: { env: { NODE_ENV?: string } };

const operations: Record<string, string> = operationList;

const getId = (document: object): string => (document as { id: string }).id;
const environment = process.env.NODE_ENV;
const originalFetch = globalThis.fetch;
let bodies: Record<string, unknown>[];

beforeEach(() => {
  bodies = [];
  globalThis.fetch = ((_address: unknown, { body }: { body: string }) => {
    bodies.push(JSON.parse(body) as Record<string, unknown>);
    const text = JSON.stringify({ data: { currentUser: null } });
    const headers = new Headers({ 'content-type': 'application/graphql-response+json' });
    return Promise.resolve({ ok: true, status: 200, headers, text: () => Promise.resolve(text) });
  }) as typeof fetch;
});

afterEach(() => {
  process.env.NODE_ENV = environment;
  globalThis.fetch = originalFetch;
});

const sendByApollo = async (document: DocumentNode) => {
  const { createClient } = await loadApollo();
  return createClient(createStepUp()).query({ query: document, fetchPolicy: 'no-cache' });
};

test('a production build sends the id of an operation, no text, with or without Apollo Client', async () => {
  process.env.NODE_ENV = 'production';
  const extensions = { persistedQuery: { version: 1, sha256Hash: getId(CurrentUserDocument) } };
  await sendOperation(CurrentUserDocument);
  await sendByApollo(CurrentUserDocument);
  const request = { operationName: 'CurrentUser', variables: {} };
  expect(bodies[0]).toEqual({ ...request, extensions });
  // Apollo Client adds its own name.
  expect(bodies[1]).toEqual({ ...request, extensions: expect.objectContaining(extensions) });
});

test('development sends texts, and so does an operation of an earlier release, which has no id', async () => {
  await sendOperation(CurrentUserDocument);
  process.env.NODE_ENV = 'production';
  const { id: _id, ...earlier } = CurrentUserDocument as typeof CurrentUserDocument & { id: string };
  await sendOperation(earlier as typeof CurrentUserDocument);
  await sendByApollo(earlier as DocumentNode);
  expect(bodies).toHaveLength(3);
  for (const { query, extensions } of bodies) {
    expect(query).toMatch(/^query CurrentUser/);
    expect(extensions ?? {}).not.toHaveProperty('persistedQuery');
  }
});

test.each([
  ['CurrentUser', CurrentUserDocument],
  ['Login', LoginDocument],
])('the text behind the id of %s is what Apollo Client would send', (_name, document) => {
  const sent = print(new InMemoryCache().transformDocument(document));
  const text = operations[getId(document)] ?? '';
  expect(stripIgnoredCharacters(sent)).toBe(text);
  expect(print(parse(text))).toBe(sent);
});
