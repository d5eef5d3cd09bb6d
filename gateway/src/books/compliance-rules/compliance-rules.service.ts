import { complianceRulesSchema, type ComplianceRuleInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { assertAdministrator, logCreate, logDelete, updateWithAudit } from '../../access/audit-log/audit-writer';
import type { Database } from '../../platform/database';
import { rowLock } from '../../platform/database/row-lock';
import { parseInput } from '../../platform/errors';
import type { Actor } from '../../platform/request';
import { ComplianceRule } from './compliance-rule.entity';

const order = { kind: 'ASC', validFrom: 'ASC' } as const;

const toKey = ({ kind, validFrom }: Pick<ComplianceRule, 'kind' | 'validFrom'>): string => `${kind} ${validFrom}`;

/** Figures that the law sets, each with its source. */
export class ComplianceRulesService {
  constructor(private readonly database: Database) {}

  /** All rules by kind and day. */
  list(): Promise<ComplianceRule[]> {
    return this.database.reader.find(ComplianceRule, { order });
  }

  /** Replaces all rules; what was posted by one before stays as it is. @throws VALIDATION_FAILED */
  replace(input: unknown, by: Actor): Promise<ComplianceRule[]> {
    const { rows } = parseInput(complianceRulesSchema, input);
    return this.database.transaction(async (manager) => {
      await assertAdministrator(manager, by);
      const before = await manager.find(ComplianceRule, { order, ...rowLock(manager) });
      const kept = new Set(rows.map(toKey));
      const gone = before.filter((rule) => !kept.has(toKey(rule)));
      await logDelete({ manager, entity: ComplianceRule, by }, gone);
      for (const { id } of gone) await manager.delete(ComplianceRule, { id });
      for (const row of rows) await this.write(manager, before, row, by);
      return manager.find(ComplianceRule, { order });
    });
  }

  private async write(
    manager: EntityManager,
    before: readonly ComplianceRule[],
    row: ComplianceRuleInput,
    by: Actor,
  ): Promise<void> {
    const known = before.find((rule) => toKey(rule) === toKey(row));
    if (known) {
      await updateWithAudit({ manager, entity: ComplianceRule, by }, known.id, row);
      return;
    }
    const rule = manager.create(ComplianceRule, row);
    await manager.insert(ComplianceRule, rule);
    await logCreate({ manager, entity: ComplianceRule, by }, [rule]);
  }
}
