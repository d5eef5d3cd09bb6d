import { randomUUID } from 'node:crypto';
import type { Project } from '../investing/records';
import { BankDesk } from './bank-desk';
import type { DatabaseKind } from './test-databases';
import type { TestGatewayOptions } from './test-gateway';

/** The accounts of a house in tests, without `project:<id>:`. */
export type HouseAccount = 'capital' | 'property' | 'rent' | 'expenses' | 'reserve' | 'proceeds';

/** The start of a test of a house's money: a bank desk, and for each test a project that its investor funded with 10,000. */
export class HouseDesk {
  project!: Project;

  private constructor(readonly desk: BankDesk) {
    beforeEach(async () => {
      const { fixtures } = desk.served;
      // Letters only: banks write names without more.
      const name = `Casa ${randomUUID().replace(/[^a-f]/g, '')}x`;
      this.project = await fixtures.project({ name, status: 'funded' });
      await fixtures.investment(desk.owner, this.project, { annualReturn: 12, investedOn: '2026-01-10' });
    });
    // Bank and books agree whatever a test did.
    afterEach(async () => {
      expect((await desk.getReport()).difference).toBe('0.00');
    });
  }

  static serve(kind: DatabaseKind, options: TestGatewayOptions = { config: { approvals: 'off' } }): HouseDesk {
    return new HouseDesk(BankDesk.serve(kind, options));
  }

  /** A line of the bank that waits, of a day of March 2026. */
  async post(amount: string, more: object = {}): Promise<number> {
    const line = { bookedOn: '2026-03-04', amount, description: `MOVIMIENTO ${randomUUID()}`, ...more };
    return (await this.desk.send([line])).lines[0].id;
  }

  match(id: number, purpose: string, more: object = {}) {
    const input = { projectId: this.project.id, purpose, ...more };
    return this.desk.admin.send('matchBankLine', { id, input }, 'status purpose projectId period');
  }

  /** The result of assigning a new line. */
  async assign(amount: string, purpose: string, more: object = {}) {
    return this.match(await this.post(amount), purpose, more);
  }

  read(account: HouseAccount): Promise<string> {
    return this.desk.getLedgerBalance(`project:${this.project.id}:${account}`);
  }

  async readAll(...accounts: HouseAccount[]): Promise<string[]> {
    const balances: string[] = [];
    for (const account of accounts) balances.push(await this.read(account));
    return balances;
  }

  /** Charges a management fee of 8 % with a tax of 15 %. */
  async chargeFees(): Promise<void> {
    const rule = { kind: 'management', base: 'rent', percent: 8, vatPercent: 15, validFrom: '2026-01-01' };
    await this.desk.admin.send('setProjectFees', { projectId: this.project.id, rows: [rule] }, 'kind');
  }

  /** Posts a paid run of the rent of February, which was previewed. */
  async postRun(changed: object = {}): Promise<{ id: number; net: string }> {
    const { admin } = this.desk;
    const terms = { projectId: this.project.id, period: '2026-02', amount: '900.00', basis: 'registered', ...changed };
    const { fingerprint, net } = await admin.send('paymentRunPreview', terms, 'fingerprint net');
    const input = { ...terms, paymentDate: '2026-03-05', status: 'paid', fingerprint };
    return { net, ...(await admin.send('postPaymentRun', { input }, 'id')) };
  }

  /** Sells the house for 11,000 less costs of 200. */
  exit(): Promise<unknown> {
    const input = { price: '11000.00', costs: [{ label: 'Notaría', amount: '200.00' }], exitDate: '2026-03-20' };
    return this.desk.admin.send('exitProject', { projectId: this.project.id, input }, 'net');
  }
}
