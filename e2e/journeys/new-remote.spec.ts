import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { Deployment } from '../support/deployment';
import { DevServer } from '../support/dev-server';
import { ports } from '../support/ports';
import { copyRepository } from '../support/repository';
import { expect, signIn, test } from '../support/test';

const site = `http://localhost:${ports.newRemote}`;

let copy: string;
let deployment: Deployment;

const run = (command: string, ...args: string[]) =>
  promisify(execFile)(command, args, { cwd: copy, env: { ...process.env, INIT_CWD: copy } });

const guide = path.join(__dirname, '../../docs/teams.md');

/** Runs the command of the guide that starts so and has this option, with this store and remote in place of its examples. */
async function follow(start: string, option = ''): Promise<string> {
  const lines = (await readFile(guide, 'utf8')).split('\n').map((line) => line.replace(/ +#.*/, ''));
  const found = lines.find((line) => line.startsWith(`npm run ${start}`) && line.includes(option));
  if (!found) throw new Error(`docs/teams.md has no ${start} ${option}`);
  const [command = '', ...args] = found
    .replace('/srv/remotes', deployment.remotes)
    .replace('-w mfe-admin', '-w mfe-claims')
    .split(' ');
  return (await run(command, ...args)).stdout;
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  // It copies and builds, which takes minutes where other work is under way.
  test.setTimeout(300_000);
  copy = await copyRepository();
  deployment = await Deployment.start(ports.newRemote);
  await deployment.release('public');
  await run('npm', 'run', 'new-remote', '--', 'claims', '--path', '/claims', '--access', 'user', '--title', 'Reclamos');
});

test.afterAll(async () => {
  await deployment.stop();
  // A check of types that was just stopped may still end a write.
  await rm(copy, { recursive: true, force: true, maxRetries: 10 });
});

test.describe('the live site', { tag: '@slow' }, () => {
  test.use({ baseURL: site });

  test('the site has the pages of a new remote after its first release', async ({ page }) => {
    test.setTimeout(300_000);
    const link = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Reclamos' });
    await signIn(page, 'maria');
    await page.goto('/blog');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(link).toBeHidden();

    await run('npm', 'run', 'build', '--workspace', 'mfe-claims');
    await run('npm', 'run', 'release', '--workspace', 'mfe-claims', '--', '--to', deployment.remotes);
    await page.goto('/blog');
    await link.click();
    await expect(page).toHaveURL('/claims');
    await expect(page.getByRole('heading', { level: 1, name: 'Reclamos' })).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test('the guide leads a form to two sites, back again, and out of the site', async ({ page }) => {
    test.setTimeout(600_000);
    const other = await Deployment.start(0, undefined, deployment.remotes);
    const readAddresses = async (url: string) => {
      const registry = (await (await page.request.get(`${url}/remotes.json`)).json()) as Record<
        string,
        { build: string; routes: object }
      >;
      return Object.fromEntries(Object.entries(registry).map(([name, { routes }]) => [name, Object.keys(routes)]));
    };
    await writeFile(
      path.join(copy, 'mfe-claims/src/claims/ClaimsPage.tsx'),
      `import { invitationCheckSchema } from '@cimiento/contracts/schemas';
import { Button, PageContainer, PageHeader } from '@cimiento/ui';
import { FormField, ValidatedForm } from '@cimiento/ui/form';
import { useState } from 'react';

export default function ClaimsPage() {
  const [sent, setSent] = useState('');
  return (
    <PageContainer>
      <PageHeader title="Reclamos nuevos" />
      <ValidatedForm schema={invitationCheckSchema} initialValues={{ code: '' }} onSubmit={async ({ code }) => setSent(code)}>
        {() => (
          <>
            <FormField name="code" label="Reclamo" />
            <Button type="submit">Enviar</Button>
          </>
        )}
      </ValidatedForm>
      <p>{sent}</p>
    </PageContainer>
  );
}
`,
    );
    await follow('build -w');
    await follow('release -w', '--share 10');
    await signIn(page, 'maria');
    // The canary, in a browser that gets it, from either site.
    const { canary } = (await deployment.readRegistry()).claims!;
    for (const { url } of [deployment, other]) {
      let group = -1;
      let build = '';
      while (build !== canary!.line.build) {
        group += 1;
        const headers = { cookie: `cimiento.group=${group}` };
        const answer = await page.request.get(`${url}/remotes.json`, { headers });
        ({ build } = ((await answer.json()) as { claims: { build: string } }).claims);
      }
      await page
        .context()
        .addCookies([{ name: 'cimiento.group', value: String(group), domain: 'localhost', path: '/' }]);
      await page.goto(`${deployment.url}/claims`);
      await page.getByLabel('Reclamo').fill('GOTERA');
      await page.getByRole('button', { name: 'Enviar' }).click();
      await expect(page.getByText('GOTERA')).toBeVisible();
    }
    await follow('rollback -w');
    await page.goto('/claims');
    await expect(page.getByRole('heading', { level: 1, name: 'Reclamos', exact: true })).toBeVisible();
    expect(await follow('releases -- status')).toMatch(/^claims {2}live /m);

    await follow('releases -- retire', 'claims --to');
    expect(Object.keys(await readAddresses(other.url))).not.toContain('claims');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Página no encontrada' })).toBeVisible();
    await follow('rollback -w');
    expect((await readAddresses(other.url)).claims).toEqual(['/claims']);

    await deployment.release('admin');
    await follow('releases -- retire', '--heir');
    expect((await readAddresses(other.url)).claims).toEqual(['/claims']);
    const heir = await deployment.createVariant('admin', 'heir', {});
    const description = path.join(heir, 'dist/app/remote.json');
    const remote = JSON.parse(await readFile(description, 'utf8')) as { routes: Record<string, string> };
    remote.routes['/claims'] = 'user';
    await writeFile(description, JSON.stringify(remote));
    await deployment.release('admin', heir);
    for (const { url } of [deployment, other]) {
      const { claims, admin } = await readAddresses(url);
      expect([claims, admin?.includes('/claims')]).toEqual([undefined, true]);
    }
    await other.stop();
  });
});

test.describe('the dev shell', { tag: '@slow' }, () => {
  const port = ports.newRemote + 1;
  test.use({ baseURL: `http://localhost:${port}` });
  let dev: DevServer;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const variables = { PORT: String(port), GATEWAY_URL: site, DEV_PASSWORD: 'maria123' };
    dev = await DevServer.start(copy, 'mfe-claims', variables);
  });

  test.afterAll(() => dev.stop());

  test('runs a new remote alone, signed in with an account that may open it', async ({ page }) => {
    await page.goto('/claims');
    // The first request waits for a build from nothing.
    await expect(page.getByRole('heading', { level: 1, name: 'Reclamos' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('link', { name: 'Dashboard', exact: true }).first()).toBeVisible();
  });

  test('shows an edit of the page or of its texts without emptying its form', async ({ page }) => {
    const source = path.join(copy, 'mfe-claims/src/claims');
    const writePage = (heading: string) =>
      writeFile(
        path.join(source, 'ClaimsPage.tsx'),
        `import { passwordResetRequestSchema } from '@cimiento/contracts/schemas';
import { FormField, ValidatedForm } from '@cimiento/ui/form';
import { texts } from './texts';

export default function ClaimsPage() {
  return (
    <main>
      <h1>${heading}: {texts.title}</h1>
      <ValidatedForm schema={passwordResetRequestSchema} initialValues={{ email: '' }} onSubmit={async () => undefined}>
        {() => <FormField name="email" label="Correo" />}
      </ValidatedForm>
    </main>
  );
}
`,
      );
    const texts = await readFile(path.join(source, 'texts.ts'), 'utf8');
    const heading = (name: string) => page.getByRole('heading', { level: 1, name });
    await page.goto('/claims');
    await expect(heading('Reclamos')).toBeVisible();
    await writePage('Antes');
    await expect(heading('Antes: Reclamos')).toBeVisible();
    await page.getByLabel('Correo').fill('rosa@example.com');
    await writePage('Después');
    await expect(heading('Después: Reclamos')).toBeVisible();
    await expect(page.getByLabel('Correo')).toHaveValue('rosa@example.com');
    await writeFile(path.join(source, 'texts.ts'), texts.replace('Reclamos', 'Quejas'));
    await expect(heading('Después: Quejas')).toBeVisible();
    await expect(page.getByLabel('Correo')).toHaveValue('rosa@example.com');
  });
});
