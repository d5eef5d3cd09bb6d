import { accessMessages, messages } from '@cimiento/contracts';
import { feeRulesSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { FeeRuleRecord } from '../../books/fees/fee-rule.entity';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { getForUpdate } from '../../platform/database/row-lock';
import { conflict, forbidden, parseInput } from '../../platform/errors';
import { withoutKey } from '../../platform/idempotency/idempotency-key';
import type { Actor } from '../../platform/request';
import { toProjectAction } from '../projects/project-changes';
import { hasMoney } from '../projects/project-money';
import { Project } from '../records';
import { areSameFees, assertMayCharge, changeFees, listFees, toFeeInput } from '../projects/set-fees';

/** The fees that projects charge. */
export class FeesService {
  constructor(
    private readonly database: Database,
    private readonly approvals: ApprovalsService,
  ) {}

  /** The fees of a project, by kind and day. @throws NOT_FOUND */
  async list(projectId: number): Promise<FeeRuleRecord[]> {
    await getOrThrow(this.database.reader, Project, projectId);
    return listFees(this.database.reader, projectId);
  }

  /**
   * Replaces the fees of a project. Where approvals are required, those of a project with money are proposed.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT once an order froze them; APPROVAL_PENDING, for a key FORBIDDEN
   */
  async set(projectId: number, input: unknown, by: Actor, isKey = false): Promise<FeeRuleRecord[]> {
    const { rows } = parseInput(feeRulesSchema, input);
    const { reader } = this.database;
    const project = await getOrThrow(reader, Project, projectId);
    const before = await listFees(reader, projectId);
    if (areSameFees(before, rows)) return before;
    if (!(await this.asks(reader, projectId)))
      return this.database.transaction(async (manager) => {
        const locked = await getForUpdate(manager, Project, projectId);
        if (await this.asks(manager, projectId)) throw conflict(messages.changedMeanwhile);
        return changeFees(manager, locked, rows, by);
      });
    if (isKey) throw forbidden(accessMessages.keyChangesNoTerms);
    await assertMayCharge(reader, projectId, rows);
    const action = toProjectAction(project, { action: 'fees', before: before.map(toFeeInput), rules: rows });
    return this.approvals.propose(action, withoutKey(by));
  }

  private async asks(manager: EntityManager, projectId: number): Promise<boolean> {
    return this.approvals.isNeeded('project_change') && (await hasMoney(manager, projectId));
  }
}
