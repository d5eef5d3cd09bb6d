import { complianceRulesSchema } from '@cimiento/contracts/schemas';
import { assertAdministrator, replaceWithAudit } from '../../access/audit-log/audit-writer';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors';
import type { Actor } from '../../platform/request';
import { ComplianceRule } from './compliance-rule.entity';
import { enqueueRulesChange } from './rules-change';

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
      await replaceWithAudit({ manager, entity: ComplianceRule, by }, rows, toKey);
      await enqueueRulesChange(manager);
      return manager.find(ComplianceRule, { order });
    });
  }
}
