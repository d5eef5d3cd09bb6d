import { type Answer, type TestClient, type TestGateway } from '@cimiento/gateway/testing';
import { serveRest } from '../testing/serve-rest';

describe('the balance over REST', () => {
  let served: TestGateway;
  let maria: TestClient;

  beforeAll(async () => {
    served = await serveRest('sqlite');
    maria = await served.signedIn('maria', 'maria123');
  });

  afterAll(() => served.close());

  test('pages of movements go back in time, each once', async () => {
    const { body: all } = await maria.request('GET', '/api/user/movements');
    const pages: unknown[] = [];
    let next: string | undefined = '/api/user/movements?limit=7';
    while (next) {
      const answer: Answer<unknown[]> = await maria.request('GET', next);
      pages.push(...answer.body);
      next = /<([^>]+)>/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    expect(pages).toEqual(all);
  });
});
