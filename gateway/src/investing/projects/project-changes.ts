import { formatDollars, projectStatus } from '@cimiento/contracts';
import { listInputFields, projectFields } from '@cimiento/contracts/fields';
import type { ProjectInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { describeFreshness } from '../../access/approvals/mark-changes';
import { getRevision } from '../../platform/database/revision';
import { Project, RecordNames } from '../records';
import { everything } from '../../platform/request';

/** Columns that say what investors bought, or end their rights. */
const guardedColumns = [
  'status',
  'target',
  'funded',
  'annualReturn',
  'fundedDate',
  'exitDate',
  'fees',
] as const satisfies (keyof ProjectInput)[];

type Values = Partial<Record<keyof ProjectInput, unknown>>;

/** The payload of an approved project change: the columns that differ, as they were and as they become. */
export type ProjectChange = { projectId: number; revision: string } & (
  { action: 'archive' } | { action: 'update'; before: Values; values: Values }
);

const names = listInputFields(projectFields).map(([name]) => name as keyof ProjectInput);

/** The changes of an input to a project, with the previous values. Null where nothing differs. */
export function findChange(project: Project, input: ProjectInput): { before: Values; values: Values } | null {
  // A field that is kept stays where the input leaves it out.
  const changed = names.filter(
    (name) => input[name] !== undefined && (input[name] ?? null) !== (project[name] ?? null),
  );
  if (changed.length === 0) return null;
  const pick = (record: Values): Values => Object.fromEntries(changed.map((name) => [name, record[name] ?? null]));
  return { before: pick(project), values: pick(input) };
}

/** Whether a change of a project with money asks a second administrator. */
export const isGuarded = ({ values }: { values: Values }): boolean => guardedColumns.some((name) => name in values);

const dollarColumns: readonly string[] = ['target', 'funded', 'minInvestment', 'currentValuation'];

function formatValue(name: string, value: unknown): string {
  if (value === null || value === '') return 'Ninguno';
  if (name === 'status') return projectStatus[value as keyof typeof projectStatus]?.label ?? String(value);
  if (name === 'annualReturn') return `${String(value)}%`;
  return dollarColumns.includes(name) ? formatDollars(Number(value)) : String(value);
}

/** 'Objetivo: $100,000 → $80,000', as administrators and investors read it. */
export const describeColumns = ({ before, values }: { before: Values; values: Values }): ApprovalDetail[] =>
  Object.entries(values).map(([name, value]) => ({
    label: projectFields[name as keyof ProjectInput].label,
    value: `${formatValue(name, before[name as keyof ProjectInput])} → ${formatValue(name, value)}`,
  }));

/** The details of a change for its approver. */
export async function describeProjectChange(reader: EntityManager, change: ProjectChange): Promise<ApprovalDetail[]> {
  const { projectId, revision } = change;
  const project = await reader.findOneBy(Project, { id: projectId });
  return [
    { label: 'Acción', value: change.action === 'archive' ? 'Archivar' : 'Cambiar' },
    { label: 'Proyecto', value: await new RecordNames(reader, everything).project(projectId) },
    ...(change.action === 'update' ? describeColumns(change) : []),
    describeFreshness(project !== null && getRevision(project) === revision),
  ];
}
