import { IsNull, type EntityManager } from 'typeorm';
import { BankRule } from './bank-rule.entity';

/** The rules that are applied, by id. */
export const listRules = (manager: EntityManager): Promise<BankRule[]> =>
  manager.find(BankRule, { where: { deletedAt: IsNull() }, order: { id: 'ASC' } });
