import { type Answer, type TestClient } from '@cimiento/gateway/testing';
import { useRest } from '../testing/serve-rest';

describe('the balance over REST', () => {
  const served = useRest('sqlite');
  let maria: TestClient;

  beforeAll(async () => {
    maria = await served.signedIn('maria', 'maria123');
  });

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
