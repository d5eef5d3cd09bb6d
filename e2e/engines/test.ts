import { type Credentials, expect, test as base } from '../support/test';
import { EngineWindow } from './engine-window';
import { openFirefox } from './firefox';
import { openWebKit } from './webkit';

const openEngine = { firefox: openFirefox, webkit: openWebKit };

type EngineName = keyof typeof openEngine;

type Fixtures = {
  /** A new window of 390 px. A page with an error fails its test. */
  window: EngineWindow;
};

/** A test in the engine of its project, which is its name. */
export const test = base.extend<Fixtures>({
  window: async ({ baseURL }, use, { project }) => {
    const engine = await openEngine[project.name as EngineName](baseURL ?? '');
    try {
      const window = new EngineWindow(engine);
      await window.open('/about');
      expect(await window.evaluate('innerWidth')).toBe(390);
      await use(window);
      expect(await window.listFaults()).toEqual([]);
    } finally {
      await engine.close();
    }
  },
});

export { expect };

/** Signs a user in through the server, so that a test starts where its subject does. */
export async function signIn(window: EngineWindow, { username, password }: Credentials): Promise<void> {
  const body = JSON.stringify({ username, password });
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const call = `fetch('/api/auth/login', ${JSON.stringify(request)}).then(({ status }) => status)`;
  expect(await window.evaluate(call)).toBe(200);
}
