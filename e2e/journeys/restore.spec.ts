import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MariadbServer, minimalPdf } from '@cimiento/gateway/testing';
import type { Browser, Page } from '@playwright/test';
import { getRow, openList } from '../support/back-office';
import { getFigure, payRent, placeOrder, postStatement, registerBankAccount } from '../support/money';
import { Program, runCommand } from '../support/program';
import { type Person, Records } from '../support/records';
import { expect, signIn, signInByForm, test as base } from '../support/test';
import { expectToast } from '../support/toast';

/** Data of an installation: a folder, and a server unless its database is a file in that folder. */
type Place = { variables: NodeJS.ProcessEnv; remove(): Promise<void> };

const createPlace = {
  SQLite: async (): Promise<Place> => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cimiento-restore-'));
    return { variables: { DATA_DIR: folder }, remove: () => rm(folder, { recursive: true }) };
  },
  MariaDB: async (): Promise<Place> => {
    const { variables, remove } = await createPlace.SQLite();
    const server = await MariadbServer.create();
    return {
      variables: { ...variables, DATABASE_URL: server.url },
      remove: async () => {
        await server.drop();
        await remove();
      },
    };
  },
};

const deed = minimalPdf({ content: '% escritura' });

type Project = { id: number; name: string };

type CleanUp = () => Promise<void>;

/** Runs after the test what it has left to do, the newest first, however the test ends. */
const test = base.extend<{ afterwards: CleanUp[] }>({
  // Playwright reads the names of the needed fixtures from the first parameter.
  // eslint-disable-next-line no-empty-pattern
  afterwards: async ({}, use) => {
    const tasks: CleanUp[] = [];
    await use(tasks);
    for (const task of tasks.reverse()) await task();
  },
});

const openWindow = async (browser: Browser, { url }: Program): Promise<Page> =>
  (await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })).newPage();

/** Everything that the REST API says of the money of the person who is signed in. */
const readAccount = (page: Page): Promise<unknown[]> =>
  Promise.all(
    ['auth/user', 'user/investments', 'user/returns', 'user/orders', 'user/balance', 'user/notifications'].map(
      async (name) => (await (await page.request.get(`/api/${name}`)).json()) as unknown,
    ),
  );

async function publishDocument(office: Page, project: Project): Promise<void> {
  await openList(office, 'projects', project.name);
  await getRow(office, project.name).getByRole('link', { name: 'Contenido' }).click();
  await office.getByRole('button', { name: 'Subir documento' }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByLabel('Título').fill('Escritura');
  const file = { name: 'escritura.pdf', mimeType: 'application/pdf', buffer: deed };
  await dialog.getByLabel('Archivo').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Subir documento' }).click();
  await expectToast(office, 'Documento subido');
}

/** A person deposits, invests from the balance and receives a month's rent. Returns the address of the receipt. */
async function investAndEarn(investor: Page, office: Page, person: Person, project: Project): Promise<string> {
  await signIn(investor, person);
  const { depositReference } = (await (await investor.request.get('/api/user/balance')).json()) as {
    depositReference: string;
  };
  await postStatement(office, [{ description: 'TRANSFERENCIA', reference: depositReference, amount: '5000.00' }]);
  await placeOrder(investor, person, project.id, 'Con mi saldo');
  await payRent(office, project.id, '2032-01', '14.25');
  return new URL(investor.url()).pathname;
}

async function expectPortfolio(page: Page, project: Project, receipt: string): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(getFigure(page, 'Total Invertido')).toContainText('$2,000');
  await page.goto('/balance');
  await expect(getFigure(page, 'Disponible')).toContainText('$3,014.25');
  await page.goto(receipt);
  await expect(page.getByRole('heading', { name: 'Comprobante de inversión' })).toBeVisible();
  await page.goto(`/marketplace/${project.id}`);
  const documents = page.getByRole('region', { name: 'Documentos' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    documents.getByRole('link', { name: 'Descargar' }).click(),
  ]);
  expect((await readFile(await download.path())).equals(deed)).toBe(true);
}

/** The person invests again, earns again, and withdraws everything that is then in the balance. */
async function investAgainAndWithdraw(investor: Page, office: Page, person: Person, project: Project): Promise<void> {
  await placeOrder(investor, person, project.id, 'Con mi saldo', 1);
  await payRent(office, project.id, '2032-02', '28.50');
  await investor.goto('/balance');
  await expect(getFigure(investor, 'Disponible')).toContainText('$2,042.75');
  await registerBankAccount(investor, person.fullName);
  await investor.getByRole('button', { name: 'Solicitar retiro' }).click();
  const dialog = investor.getByRole('dialog', { name: 'Solicitar retiro' });
  await dialog.getByLabel('Monto').fill('2042.75');
  await dialog.getByRole('button', { name: 'Solicitar retiro' }).click();
  await expectToast(investor, 'Retiro solicitado', 'Te avisaremos en cada paso.');

  await openList(office, 'withdrawals', person.fullName);
  await getRow(office, person.fullName).getByRole('button', { name: 'Aprobar' }).click();
  await office.getByRole('alertdialog').getByRole('button', { name: 'Aprobar' }).click();
  await expectToast(office, 'Retiro aprobado');
  const [withdrawal] = (await (await investor.request.get('/api/user/withdrawals')).json()) as { reference: string }[];
  await postStatement(office, [{ description: 'TRANSFERENCIA', reference: withdrawal!.reference, amount: '-2042.75' }]);
  await investor.reload();
  await expect(investor.getByRole('group', { name: 'Retiro de $2,042.75' })).toContainText('Pagado');
  await expect(getFigure(investor, 'Disponible')).toContainText('$0.00');
  await investor.goto('/dashboard');
  await expect(getFigure(investor, 'Total Invertido')).toContainText('$3,000');
}

for (const kind of ['SQLite', 'MariaDB'] as const)
  test(
    `an investor continues in an empty installation restored from a backup on ${kind}`,
    { tag: '@slow' },
    async ({ browser, playwright, afterwards }) => {
      // Three processes start one after the other, and a person goes the whole way twice.
      test.slow();
      const [lost, replacement] = await Promise.all([createPlace[kind](), createPlace[kind]()]);
      afterwards.push(replacement.remove, lost.remove);
      const backup = path.join(replacement.variables.DATA_DIR!, 'copia');

      const before = await Program.start(lost.variables);
      afterwards.push(() => before.stop());
      const records = new Records(playwright, before.url);
      const [person, project] = [await records.addPerson(), await records.addProject()];
      let [investor, office] = [await openWindow(browser, before), await openWindow(browser, before)];
      await signIn(office, 'admin');
      await publishDocument(office, project);
      const receipt = await investAndEarn(investor, office, person, project);
      const account = await readAccount(investor);
      expect(await runCommand(lost.variables, 'backup', backup)).toContain(' files; its ledger is right');
      await before.stop();

      expect(await runCommand(replacement.variables, 'restore', backup)).toContain('the ledger is right');
      const after = await Program.start(replacement.variables);
      afterwards.push(() => after.stop());
      [investor, office] = [await openWindow(browser, after), await openWindow(browser, after)];
      await signInByForm(investor, person);
      await expectPortfolio(investor, project, receipt);
      expect(await readAccount(investor)).toEqual(account);
      await signIn(office, 'admin');
      await investAgainAndWithdraw(investor, office, person, project);
      expect(await runCommand(replacement.variables, 'verify-ledger')).toContain('The ledger is right');
    },
  );
