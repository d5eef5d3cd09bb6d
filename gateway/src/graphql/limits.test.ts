import { createTestGateway, type TestClient, type TestGateway } from '../testing';
import { operationLimits } from './apollo';

let served: TestGateway;
let browser: TestClient;

beforeAll(async () => {
  served = await createTestGateway('sqlite', { demoData: false });
  browser = served.client();
});

afterAll(() => served.close());

const repeated = (times: number, part: (index: number) => string): string =>
  Array.from({ length: times }, (_none, index) => part(index)).join(' ');

const tooMuch: [string, string][] = [
  ['aliases', `{ ${repeated(operationLimits.aliases + 1, (index) => `a${index}: projects { id }`)} }`],
  ['directives', `{ projects { ${repeated(operationLimits.directives + 1, () => 'id @include(if: true)')} } }`],
  ['tokens', `{ projects { ${repeated(operationLimits.tokens, () => 'id')} } }`],
];

test.each(tooMuch)(
  'an operation with too many %s is refused before it runs, as a mistake of the client',
  async (_name, operation) => {
    const { errors } = await browser.graphql(operation);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED', status: 400 });
  },
);

test('rejects several operations in one request', async () => {
  const { status } = await browser.request('POST', '/graphql', [
    { query: '{ projects { id } }' },
    { query: '{ projects { id } }' },
  ]);
  expect(status).toBe(400);
});

test('accepts the operations of the product’s own pages', async () => {
  const { errors } = await browser.graphql(
    '{ projects { id name description image location status funded target annualReturn } posts { id slug title } currentUser { id } }',
  );
  expect(errors).toBeUndefined();
});
