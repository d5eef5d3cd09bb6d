import { formatDollars, projectStatus, propertyTypeLabel } from '@cimiento/contracts';
import { listInputFields, projectFields } from '@cimiento/contracts/fields';
import type { FeeRuleInput, ProjectInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { describeFreshness } from '../../access/approvals/mark-changes';
import { getRevision } from '../../platform/database/revision';
import { describeFeeChange } from './set-fees';
import { Project, RecordNames } from '../records';
import { everything } from '../../platform/request';

/** Columns that say what investors bought, or end their rights. */
const guardedColumns = [
  'status',
  'target',
  'funded',
  'annualReturn',
  'term',
  'fundedDate',
  'exitDate',
  'fees',
] as const satisfies (keyof ProjectInput)[];

/** Columns of which investors are notified, though nobody else decides on them. */
const toldColumns = [
  'name',
  'location',
  'propertyType',
  'description',
  'minInvestment',
] as const satisfies (keyof ProjectInput)[];

type Values = Partial<Record<keyof ProjectInput, unknown>>;

/** A change of a project: of an update the columns that differ, as they were and as they become. */
type Change =
  | { action: 'archive' }
  | { action: 'fees'; before: FeeRuleInput[]; rules: FeeRuleInput[] }
  | { action: 'update'; before: Values; values: Values };

/** The payload of an approved project change. */
export type ProjectChange = { projectId: number; revision: string } & Change;

const summaries: Record<Change['action'], string> = {
  archive: 'Archivar el proyecto',
  fees: 'Cambiar las comisiones del proyecto',
  update: 'Cambiar el proyecto',
};

/** The request for a second person to change a project as it is now. */
export const toProjectAction = (project: Project, change: Change) => ({
  kind: 'project_change' as const,
  subject: `project:${project.id}`,
  summary: `${summaries[change.action]} «${project.name}»`,
  payload: { projectId: project.id, revision: getRevision(project), ...change } satisfies ProjectChange,
});

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

/** Whether the holders of the project are notified of a change. */
export const isTold = (change: { values: Values }): boolean =>
  isGuarded(change) || toldColumns.some((name) => name in change.values);

const dollarColumns: readonly string[] = ['target', 'funded', 'minInvestment', 'currentValuation'];

function formatValue(name: string, value: unknown): string {
  if (value === null || value === '') return 'Ninguno';
  if (name === 'status') return projectStatus[value as keyof typeof projectStatus]?.label ?? String(value);
  if (name === 'propertyType') return propertyTypeLabel[value as keyof typeof propertyTypeLabel] ?? String(value);
  if (name === 'annualReturn') return `${String(value)}%`;
  return dollarColumns.includes(name) ? formatDollars(Number(value)) : String(value);
}

/** 'Objetivo: $100,000 → $80,000' */
const describeColumns = ({ before, values }: { before: Values; values: Values }): ApprovalDetail[] =>
  Object.entries(values).map(([name, value]) => ({
    label: projectFields[name as keyof ProjectInput].label,
    value: `${formatValue(name, before[name as keyof ProjectInput])} → ${formatValue(name, value)}`,
  }));

// Long texts would push the other changes out of a notice.
const maxTold = 200;

/** The changes as investors read them: a long text is named only. */
export const describeForHolders = (change: { before: Values; values: Values }): ApprovalDetail[] =>
  describeColumns(change).map(({ label, value }) => ({
    label,
    value: value.length > maxTold ? 'tiene otro texto' : value,
  }));

/** The details of a change for its approver. */
export async function describeProjectChange(reader: EntityManager, change: ProjectChange): Promise<ApprovalDetail[]> {
  const { projectId, revision } = change;
  const project = await reader.findOneBy(Project, { id: projectId });
  return [
    { label: 'Acción', value: change.action === 'archive' ? 'Archivar' : 'Cambiar' },
    { label: 'Proyecto', value: await new RecordNames(reader, everything).project(projectId) },
    ...(change.action === 'update' ? describeColumns(change) : []),
    ...(change.action === 'fees' ? describeFeeChange(change.before, change.rules) : []),
    describeFreshness(project !== null && getRevision(project) === revision),
  ];
}
