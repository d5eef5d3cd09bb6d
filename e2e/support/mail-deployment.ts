import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadConfig, type GatewayConfig } from '@cimiento/gateway';
import { findFreePort, MailServer } from '@cimiento/gateway/testing';
import { startStandalone, type Standalone } from '@cimiento/standalone';
import { expect, test as base } from './test';

type Deployment = { server: Standalone; mail: MailServer };

/** A test on a deployment of its worker with a real mail server, whose links lead to it. */
export const createMailTest = (changed: Partial<GatewayConfig> = {}) =>
  base.extend<object, { deployment: Deployment }>({
    deployment: [
      // Playwright reads the names of the needed fixtures from the first parameter.
      // eslint-disable-next-line no-empty-pattern
      async ({}, use) => {
        const folder = await mkdtemp(path.join(tmpdir(), 'cimiento-mail-'));
        const mail = await MailServer.start();
        const port = String(await findFreePort());
        const config = loadConfig({
          DATA_DIR: folder,
          LOG_LEVEL: 'silent',
          ADDRESS_TRIES: '100000',
          PORT: port,
          PUBLIC_ORIGIN: `http://localhost:${port}`,
          SMTP_URL: mail.url,
        });
        const server = await startStandalone(path.join(__dirname, '../..'), { ...config, ...changed });
        await use({ server, mail });
        await server.close();
        await mail.stop();
        await rm(folder, { recursive: true, force: true });
      },
      { scope: 'worker' },
    ],
    baseURL: ({ deployment }, use) => use(deployment.server.url),
  });

/** The link of the latest e-mail to an address with a subject, once it has arrived. */
export async function findLink(mail: MailServer, address: string, subject: string): Promise<string> {
  const find = () => mail.listFor(address).findLast((email) => email.subject === subject);
  await expect.poll(() => find() !== undefined).toBe(true);
  return /http:\S+#token=\S+/.exec(find()?.text ?? '')?.[0] ?? '';
}
