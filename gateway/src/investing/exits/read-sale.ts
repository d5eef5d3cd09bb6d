import { centsToText, fractionPrice, parseCents, toCalendarDate } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { ExitShare, Investment, type Project, ProjectExit } from '../records';
import { sumExitFees } from './exit-money';
import type { ExitCost } from './exits.types';
import type { ProjectSale } from './sale.types';

/** Who reads a sale: a visitor has no id; staff may see every project. */
export type SaleViewer = { userId: number | null; isStaff: boolean };

async function sumCapital(reader: EntityManager, exitId: number): Promise<number> {
  return (await reader.sum(ExitShare, 'capital', { exitId })) ?? 0;
}

async function toSale(reader: EntityManager, exit: ProjectExit, first: ProjectExit): Promise<ProjectSale> {
  const capital = await sumCapital(reader, exit.id);
  const fractions = capital / fractionPrice;
  return {
    soldOn: exit.exitDate,
    price: exit.price,
    costs: JSON.parse(exit.costs) as ExitCost[],
    fee: centsToText(sumExitFees(exit)),
    net: exit.net,
    perFraction: fractions > 0 ? centsToText(Math.round(parseCents(exit.net) / fractions)) : null,
    distributedOn: toCalendarDate(first.createdAt.toISOString()),
  };
}

const unknown = { price: null, costs: null, fee: null, net: null, perFraction: null, distributedOn: null };

/**
 * The sale of a project: the exit in force for everyone, and before one is posted what is known of it for its holders and staff. Null where there is
 * nothing that the viewer may see.
 */
export async function findSale(
  reader: EntityManager,
  { userId, isStaff }: SaleViewer,
  { id: projectId, status, exitDate }: Pick<Project, 'id' | 'status' | 'exitDate'>,
): Promise<ProjectSale | null> {
  const exits = await reader.find(ProjectExit, { where: { projectId }, order: { version: 'ASC' } });
  const [first] = exits;
  const current = exits.at(-1);
  if (first && current) return toSale(reader, current, first);
  if (status !== 'exited' || userId === null) return null;
  const isInsider = isStaff || (await reader.existsBy(Investment, { userId, projectId }));
  return isInsider ? { soldOn: exitDate, ...unknown } : null;
}
