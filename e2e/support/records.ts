import { today } from '@cimiento/contracts';
import { type APIRequestContext, type PlaywrightWorkerArgs, expect } from '@playwright/test';
import { createUniqueName } from './unique-name';

type WithId = { id: number };

export type Person = { id: number; username: string; password: string; fullName: string; email: string };

/**
 * Makes the records of one test through the REST API, as an administrator, and deletes them when the test ends. Names are unique, so
 * that a test passes alone, beside others and twice in a row. Records of the demonstration data are only ever read.
 */
export class Records {
  private readonly created: string[] = [];
  private admin: APIRequestContext | null = null;

  constructor(
    private readonly playwright: PlaywrightWorkerArgs['playwright'],
    private readonly baseURL: string | undefined,
  ) {}

  /** A request context that is signed in as the demonstration administrator. */
  async getAdmin(): Promise<APIRequestContext> {
    if (this.admin) return this.admin;
    this.admin = await this.playwright.request.newContext({ baseURL: this.baseURL });
    const data = { username: 'admin', password: 'admin123' };
    expect((await this.admin.post('/api/auth/login', { data })).status()).toBe(200);
    return this.admin;
  }

  addProject(values: object = {}): Promise<WithId & { name: string }> {
    return this.create('projects', {
      name: createUniqueName('Torre de prueba'),
      description: 'Un edificio que solo existe en las pruebas.',
      image: '/images/projects/casa-borrero.svg',
      location: 'Loja, Ecuador',
      funded: 150_000,
      target: 300_000,
      annualReturn: '8.5',
      minInvestment: 1000,
      term: '24 meses',
      ...values,
    });
  }

  addInvestment(projectId: number, values: { userId: number; amount?: number }): Promise<WithId & { userId: number }> {
    return this.create('investments', { projectId, amount: 10_000, ...values });
  }

  /** An investor with an investment of $10,000 in a new project. */
  async addHolder(values: object = {}) {
    const [person, project] = [await this.addPerson(), await this.addProject(values)];
    return { person, project, investment: await this.addInvestment(project.id, { userId: person.id }) };
  }

  /** A payment of 125.50 of January 2031 on an investment. */
  addPayment(
    { id: investmentId, userId }: WithId & { userId: number },
    projectId: number,
    values: object = {},
  ): Promise<WithId & { amount: string }> {
    const payment = { investmentId, userId, projectId, amount: '125.50', paymentDate: today(), period: '2031-01' };
    return this.create('returns', { ...payment, ...values });
  }

  addPost(): Promise<WithId & { slug: string; title: string; imageUrl: string }> {
    const title = createUniqueName('Un artículo de prueba');
    const slug = title.replace('Un artículo de prueba ', 'un-articulo-de-prueba-');
    return this.create('blog', {
      title,
      slug,
      excerpt: 'Un extracto.',
      content: 'Un párrafo.',
      imageUrl: '/images/blog/como-leer-el-retorno-de-un-proyecto.svg',
    });
  }

  /** Accounts are never deleted: a person stays, and is known to this test alone. */
  async addPerson({ fullName }: { fullName?: string } = {}): Promise<Person> {
    const username = createUniqueName('persona').replace(' ', '');
    const person = {
      username,
      password: 'secreto1',
      fullName: fullName ?? `Persona ${username}`,
      email: `${username}@prueba.example`,
    };
    const response = await (await this.getAdmin()).post('/api/admin/users', { data: { ...person, role: 'user' } });
    expect(response.status(), await response.text()).toBe(201);
    return { ...person, ...((await response.json()) as WithId) };
  }

  /** Deletes what was created, the newest first; what the test deleted itself is gone already. */
  async cleanUp(): Promise<void> {
    if (!this.admin) return;
    for (const path of this.created.reverse()) {
      const status = (await this.admin.delete(path)).status();
      if (status === 409) await this.archive(Number(path.split('/').at(-1)));
      else expect([200, 404]).toContain(status);
    }
    await this.admin.dispose();
  }

  /** A project that had money stays. */
  private async archive(id: number): Promise<void> {
    const query = `mutation { setProjectArchived(id: ${id}, archived: true) { id } }`;
    const response = await (await this.getAdmin()).post('/graphql', { data: { query } });
    expect(await response.json()).toEqual({ data: { setProjectArchived: { id } } });
  }

  private async create<T extends WithId>(kind: string, data: object): Promise<T> {
    const path = `/api/admin/${kind}`;
    const response = await (await this.getAdmin()).post(path, { data });
    expect(response.status(), await response.text()).toBe(201);
    const record = (await response.json()) as T;
    this.created.push(`${path}/${record.id}`);
    return record;
  }
}
