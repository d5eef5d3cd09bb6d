import { addDays } from '@cimiento/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { approveAsSecond } from '../support/approvals';
import { test } from '../support/sandbox';
import { expect, type OpenWindow, signIn } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';
import { createUniqueName } from '../support/unique-name';
import type { Records } from '../support/records';

type Taker = Awaited<ReturnType<Records['addPerson']>>;

/** The office and the people of one round. */
class Office {
  constructor(
    readonly page: Page,
    private readonly records: Records,
    private readonly openWindow: OpenWindow,
    readonly width: number,
  ) {}

  async getDay(): Promise<string> {
    return ((await (await this.page.request.get('/api/sandbox')).json()) as { date: string }).date;
  }

  /** A project, and its round as an administrator sets it on the project's page. */
  async openRound(target: number, minimum: number, mode: string): Promise<{ id: number; name: string }> {
    await signIn(this.page, 'admin');
    const data = {
      name: createUniqueName('Ronda de prueba'),
      description: 'Un edificio que solo existe en las pruebas.',
      image: '/images/projects/casa-borrero.svg',
      location: 'Loja, Ecuador',
      annualReturn: '8.5',
      minInvestment: 1000,
      term: '24 meses',
      funded: 0,
      target,
    };
    const created = await this.page.request.post('/api/admin/projects', { data });
    const project = (await created.json()) as { id: number; name: string };
    await this.page.goto(`/admin/projects/${project.id}/content`);
    await this.page.getByRole('button', { name: 'Definir ronda' }).click();
    const form = this.page.getByRole('dialog', { name: 'Definir ronda' });
    const day = await this.getDay();
    await form.getByLabel('Mínimo (USD)').fill(String(minimum));
    await form.getByLabel('Abre').fill(day);
    await form.getByLabel('Cierra').fill(addDays(day, 10));
    await form.getByLabel('Modo').selectOption({ label: mode });
    await expectAccessible(this.page);
    await form.getByRole('button', { name: 'Guardar ronda' }).click();
    await expectToast(this.page, 'Ronda guardada');
    return project;
  }

  /** An investor with a balance in whole dollars. */
  async addTaker(balance: number): Promise<Taker> {
    const person = await this.records.addPerson();
    const data = { userId: person.id, amount: `${balance}.00` };
    expect((await this.page.request.post('/api/sandbox/deposits', { data })).status()).toBe(201);
    return person;
  }

  openAs(person: Taker): Promise<Page> {
    return this.openWindow(person, { viewport: { width: this.width, height: 900 } });
  }

  approve(name: string): Promise<void> {
    return approveAsSecond(this.openWindow, this.width, { search: name, shows: 'Confirmar la ronda' });
  }

  /** Lets days pass, and waits until the round has noticed its end. */
  async letPass(days: number, projectId: number, state: string): Promise<void> {
    const data = { date: addDays(await this.getDay(), days) };
    expect((await this.page.request.post('/api/sandbox/clock', { data })).status()).toBe(200);
    await expect
      .poll(
        async () =>
          ((await (await this.page.request.get(`/api/projects/${projectId}/round`)).json()) as { state: string }).state,
      )
      .toBe(state);
  }
}

/** Invests from the balance on the page of a project, as far as the receipt. */
async function invest(page: Page, projectId: number, fractions: number): Promise<void> {
  await page.goto(`/marketplace/${projectId}/invest`);
  await page.getByLabel('Fracciones', { exact: true }).fill(String(fractions));
  await page.getByRole('checkbox', { name: 'He leído los riesgos y los acepto' }).check();
  await page.getByRole('button', { name: /^Invertir \$.* de tu saldo$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comprobante de pago' })).toBeVisible();
}

const hasRoom = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a round that fills becomes investments when two people confirm it', async ({ page, records, openWindow }) => {
      const office = new Office(page, records, openWindow, width);
      const project = await office.openRound(20_000, 15_000, 'Por orden de llegada');
      const taker = await office.addTaker(20_000);
      const investor = await office.openAs(taker);
      await investor.goto(`/marketplace/${project.id}`);
      const box = investor.getByRole('region', { name: 'Ronda' });
      await expect(box).toContainText('$15,000');
      await expect(box).toContainText('cada uno recibe de vuelta todo lo que puso');
      expect(await hasRoom(investor)).toBe(true);
      await expectAccessible(investor);
      await invest(investor, project.id, 20);
      await expect(investor.getByText('Pagada, en ronda').first()).toBeVisible();
      const receipt = investor.url();
      await investor.goto('/dashboard');
      await expect(investor.getByText('En rondas').first()).toBeVisible();

      await page.reload();
      await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Confirmar' }).click();
      await expect(page.getByText('Enviado a aprobación').first()).toBeVisible();
      await expectAccessible(page);
      await office.approve(project.name);

      await investor.goto(receipt);
      await expect(investor.getByText('Pagada', { exact: true }).first()).toBeVisible();
      await investor.goto('/dashboard');
      await expect(investor.getByRole('heading', { name: project.name })).toBeVisible();
      await page.reload();
      await expect(page.getByText('Completada').first()).toBeVisible();
    });

    test('a round that is extended can be left, and pays back who stayed when it fails', async ({
      page,
      records,
      openWindow,
    }) => {
      const office = new Office(page, records, openWindow, width);
      const project = await office.openRound(20_000, 15_000, 'Por orden de llegada');
      const [leaver, stayer] = [await office.addTaker(5000), await office.addTaker(3000)];
      const [leaving, staying] = [await office.openAs(leaver), await office.openAs(stayer)];
      await invest(leaving, project.id, 5);
      await invest(staying, project.id, 3);

      await page.reload();
      await page.getByRole('button', { name: 'Extender' }).click();
      const form = page.getByRole('dialog', { name: 'Extender la ronda' });
      await form.getByLabel('Nuevo cierre').fill(addDays(await office.getDay(), 30));
      await form.getByRole('button', { name: 'Extender' }).click();
      await expectToast(page, 'Ronda extendida');

      await leaving.getByRole('button', { name: 'Salir de la ronda' }).click();
      await leaving.getByRole('alertdialog').getByRole('button', { name: 'Salir de la ronda' }).click();
      await expect(leaving.getByText('Cancelada').first()).toBeVisible();
      await leaving.goto('/notifications');
      await expect(leaving.getByText(`La ronda de ${project.name} cierra más tarde`)).toBeVisible();

      await office.letPass(31, project.id, 'failed');
      await staying.reload();
      await expect(staying.getByText('Reembolsada').first()).toBeVisible();
      expect(await hasRoom(staying)).toBe(true);
      await expectAccessible(staying);
      await staying.goto('/balance');
      await expect(staying.getByRole('group', { name: 'Disponible' })).toContainText('$3,000.00');
      await staying.goto(`/marketplace/${project.id}`);
      await expect(staying.getByText('No financiada').first()).toBeVisible();
      await expect(staying.getByRole('link', { name: /^Invertir/ })).toHaveCount(0);
      await expectAccessible(staying);
    });

    test('a round that gathers interests says to each what they were given', async ({ page, records, openWindow }) => {
      const office = new Office(page, records, openWindow, width);
      const project = await office.openRound(8000, 5000, 'Con asignación al cierre');
      const [first, second] = [await office.addTaker(8000), await office.addTaker(4000)];
      const investor = await office.openAs(first);
      await investor.goto(`/marketplace/${project.id}/invest`);
      await investor.getByLabel('Fracciones', { exact: true }).fill('8');
      await investor.getByRole('checkbox', { name: 'He leído los riesgos y los acepto' }).check();
      await investor.getByRole('button', { name: 'Registrar interés por $8,000' }).click();
      await expect(investor.getByRole('heading', { name: 'Tu interés en esta ronda' })).toBeVisible();
      // Without the toast, which covers links of the end of the page.
      await investor.reload();
      await expect(investor.getByRole('heading', { name: 'Tu interés en esta ronda' })).toBeVisible();
      await expectAccessible(investor);
      const other = await office.openAs(second);
      const data = { projectId: project.id, fractions: 4, acceptedRisks: true };
      expect((await other.request.post('/api/user/interests', { data })).status()).toBe(201);

      await office.letPass(11, project.id, 'closing');
      await investor.goto('/orders');
      await expect(investor.getByText('Pediste 8 fracciones y recibiste 5 ($5,000).').first()).toBeVisible();
      expect(await hasRoom(investor)).toBe(true);
      await other.goto('/orders');
      await expect(other.getByText('Pediste 4 fracciones y recibiste 3 ($3,000).').first()).toBeVisible();
      await expectAccessible(other);
    });
  });
}
