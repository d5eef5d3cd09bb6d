import type { GuardedActionName } from '@cimiento/contracts';
import type { Actor } from '../platform/request';
import type { Investment, Project } from '../investing/records';
import { OutboxMessage } from '../platform/outbox/outbox-message.entity';
import type { User } from '../access/records';
import { BankDesk } from './bank-desk';
import { createActor } from './fixtures';
import { writeOperation, type Variables } from './operations';
import type { TestClient } from './test-client';
import { createTestGateway, type TestGateway } from './test-gateway';

// Any JSON: the examples know its shape.
type Parsed = ReturnType<JSON['parse']>;

/** A user with their client. */
export type SignedIn = { user: User; client: TestClient };

/** A sandbox with two administrators, in which examples of mutations make what they need. */
export class ActionWorld {
  private constructor(
    readonly served: TestGateway,
    readonly admin: SignedIn,
    readonly second: SignedIn,
    readonly bankAccountId: number,
  ) {}

  static async create(): Promise<ActionWorld> {
    const served = await createTestGateway('sqlite', {
      demoData: false,
      config: { sandbox: true, approvals: 'off', webhooks: { privateHosts: 'all' } },
    });
    const signIn = async (name: string): Promise<SignedIn> => ({
      user: await served.fixtures.user(name, { role: 'admin' }),
      client: await served.signedIn(name),
    });
    await served.fixtures.liftReservationLimits();
    const bankAccountId = await BankDesk.createAccount(served);
    return new ActionWorld(served, await signIn('jefa'), await signIn('tesorera'), bankAccountId);
  }

  /** Runs a mutation and gives what it answers. @throws when it fails */
  async run(name: GuardedActionName, variables: Variables = {}, client = this.admin.client): Promise<Parsed> {
    const { data, errors } = await client.graphql(writeOperation(name, variables), variables);
    if (errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
    return data?.[name];
  }

  /** Sends a mutation with an API key, and gives the whole answer. */
  async tryWithKey(name: GuardedActionName, variables: Variables, key: string): Promise<Parsed> {
    const body = { query: writeOperation(name, variables), variables };
    const headers = { authorization: `Bearer ${key}` };
    return (await this.served.client().request('POST', '/graphql', body, headers)).body;
  }

  /** The administrator as the services know them. */
  get actor(): Actor {
    return createActor(this.admin.user.id);
  }

  async person(changed: Partial<User> = {}): Promise<SignedIn> {
    const user = await this.served.fixtures.user(undefined, changed);
    return { user, client: await this.served.signedIn(user.username) };
  }

  /** A user with an investment in a separate project. */
  async holder(): Promise<SignedIn & { project: Project; investment: Investment }> {
    const person = await this.person();
    const project = await this.served.fixtures.project();
    const investment = await this.served.fixtures.investment(person.user, project, { investedOn: '2025-01-15' });
    return { ...person, project, investment };
  }

  /** The token of the last link that an address was sent. */
  async readToken(email: string): Promise<string> {
    const { database, services } = this.served.gateway;
    const [last] = await database.reader.find(OutboxMessage, { where: { recipient: email }, order: { id: 'DESC' } });
    return (last && /#token=([\w-]+)/.exec(services.emails.render(last).text)?.[1]) ?? '';
  }
}
