import { type Answer, createTestGateway, type TestGateway } from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import type { Route } from '../routes';

export const mountAdapter = (gateway: TestGateway['gateway']) => createRestAdapter({ gateway });

/** Sends an administrator's request to an installation outside the sandbox. */
export async function sendOutside({ method, path }: Route, body: unknown): Promise<Answer> {
  const outside = await createTestGateway('sqlite', { mount: mountAdapter });
  try {
    return await (await outside.signedIn('admin', 'admin123')).request(method, path, body);
  } finally {
    await outside.close();
  }
}
