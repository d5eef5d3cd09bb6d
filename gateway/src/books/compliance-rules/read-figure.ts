import { identityFigures, type IdentityFigure } from '@cimiento/contracts';
import { IsNull, LessThanOrEqual, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { ComplianceRule } from './compliance-rule.entity';

/** The value of a figure on a day, 'YYYY-MM-DD': of the rule in force, else the default. */
export async function readFigure(reader: EntityManager, kind: IdentityFigure, day: string): Promise<string> {
  const from = { kind, validFrom: LessThanOrEqual(day) };
  const rule = await reader.findOne(ComplianceRule, {
    where: [
      { ...from, validTo: IsNull() },
      { ...from, validTo: MoreThanOrEqual(day) },
    ],
    order: { validFrom: 'DESC' },
  });
  return rule?.value ?? identityFigures[kind].value;
}
