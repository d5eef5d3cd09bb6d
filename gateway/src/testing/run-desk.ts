import { type ErrorCode, messages } from '@cimiento/contracts';
import type { User } from '../access/records';
import { Investment, Payment, type Project } from '../investing/records';
import { serveGateway, type ServedGateway } from './test-gateway';
import type { DatabaseKind } from './test-databases';

const preview = `leftOut { investmentId userId from } total retained registered funded fingerprint
  shares { investmentId amount invested user { fullName } }`;
const run = 'id payments amount basis retained status period author { username }';

/** The error of a refused run, by the name of its message. */
export const toRunConflict = (name: keyof typeof messages, code: ErrorCode = 'CONFLICT') => ({
  message: messages[name],
  code,
  status: 409,
});

/** The start of a test of monthly payments: a gateway with an investor, maria, and a new project for each test. */
export class RunDesk {
  readonly served: ServedGateway;
  owner!: User;
  project!: Project;

  private constructor(kind: DatabaseKind) {
    this.served = serveGateway(kind);
    beforeAll(async () => {
      this.owner = await this.served.fixtures.user('maria');
    });
    beforeEach(async () => {
      this.project = await this.served.fixtures.project({ funded: 40_000 });
    });
  }

  /** A desk for the tests of a `describe`. */
  static serve(kind: DatabaseKind): RunDesk {
    return new RunDesk(kind);
  }

  /** $1,000.00 for January, by the registered capital, unless stated. */
  toTerms(changed: object = {}) {
    const terms = { projectId: this.project.id, period: '2026-01', amount: '1000.00', basis: 'registered' };
    return { ...terms, continueForMissing: false, ...changed };
  }

  preview(changed: object = {}, by = this.served.admin) {
    return by.send('paymentRunPreview', this.toTerms(changed), preview);
  }

  /** The input of a pending run that was previewed. */
  async toInput(changed: object = {}) {
    const { fingerprint = 'ninguna' } = await this.preview(changed);
    return { ...this.toTerms(changed), paymentDate: '2026-02-05', status: 'pending', fingerprint };
  }

  post(input: object, headers: Record<string, string> = {}) {
    return this.served.admin.send('postPaymentRun', { input }, run, headers);
  }

  undo(id: number, by = this.served.admin) {
    return by.send('undoPaymentRun', { id }, 'id status');
  }

  /** An investment of the investor in the project. */
  invest(changed: Partial<Investment> = {}): Promise<Investment> {
    return this.served.fixtures.investment(this.owner, this.project, changed);
  }

  listInvestments(): Promise<Investment[]> {
    return this.served.reader.find(Investment, { where: { projectId: this.project.id }, order: { id: 'ASC' } });
  }

  listPayments(): Promise<Payment[]> {
    return this.served.reader.find(Payment, { where: { projectId: this.project.id }, order: { id: 'ASC' } });
  }

  async listAmounts(): Promise<string[]> {
    return (await this.listPayments()).map(({ amount }) => amount);
  }
}
