import { projectStatus, type ProjectStatus } from '@cimiento/contracts';
import { getInitialValues, listInputFields, projectFields, type ProjectInput } from '@cimiento/contracts/fields';
import { pickFormValues } from '../../shared/records/form-values';
import type { AdminProjectsQuery } from './projects.generated';

export type Project = AdminProjectsQuery['adminProjects']['items'][number];

const names = listInputFields(projectFields).map(([name]) => name) as (keyof ProjectInput & keyof Project)[];
const keptNames = names.filter((name) => projectFields[name].empty === 'kept');

/** Values that the form of a new project starts with. */
export const newProject = getInitialValues(projectFields);

/** Values that the form of a stored project starts with. */
export const projectValues = (project: Project): Partial<ProjectInput> => pickFormValues(project, names);

const statusFlags: Readonly<Record<string, 'hasValuation' | 'hasFundedDate' | 'hasExitDate'>> = {
  currentValuation: 'hasValuation',
  fundedDate: 'hasFundedDate',
  exitDate: 'hasExitDate',
};

/** Whether a project with a status has a field: valuation and dates depend on the status. */
export function hasField(status: ProjectStatus, name: string): boolean {
  const flag = statusFlags[name];
  return flag === undefined || projectStatus[status][flag];
}

/**
 * The values without those that the status hides, so that a hidden field is never sent. What was cleared is sent as null, because what an
 * input leaves out stays as it is stored.
 */
export function dropHiddenFields<Values extends Partial<ProjectInput>>(values: Values): Values {
  const { status = 'available', currentValuation, fundedDate, exitDate } = values;
  return {
    ...values,
    ...Object.fromEntries(keptNames.map((name) => [name, values[name] ?? null])),
    currentValuation: hasField(status, 'currentValuation') ? currentValuation : null,
    fundedDate: hasField(status, 'fundedDate') ? fundedDate : null,
    exitDate: hasField(status, 'exitDate') ? exitDate : null,
  };
}
