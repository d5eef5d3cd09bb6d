import { projectStatus, type ProjectStatus } from '@cimiento/contracts';
import type { ProjectInput } from '@cimiento/contracts/schemas';
import { formValues } from '../records/form-values';
import type { AdminProjectsQuery } from './projects.generated';

export type Project = AdminProjectsQuery['adminProjects']['items'][number];

const fields = [
  'name',
  'description',
  'image',
  'location',
  'status',
  'funded',
  'target',
  'annualReturn',
  'minInvestment',
  'term',
  'propertyType',
  'currentValuation',
  'totalInvestors',
  'fundedDate',
  'exitDate',
] as const;

/** What a new project begins with (specification §3). */
export const newProject: Partial<ProjectInput> = {
  status: 'available',
  propertyType: 'residencial',
  funded: 0,
  target: 0,
  minInvestment: 0,
  totalInvestors: 0,
};

/** A project as its form begins with it. */
export const projectValues = (project: Project): Partial<ProjectInput> => formValues(project, fields);

/** The values without what the status does not have: those fields are not shown (specification §2), so nothing is sent of them. */
export function ofItsStatus(values: Partial<ProjectInput>): Partial<ProjectInput> {
  const { hasValuation, hasFundedDate, hasExitDate } = projectStatus[values.status as ProjectStatus];
  return {
    ...values,
    currentValuation: hasValuation ? values.currentValuation : null,
    fundedDate: hasFundedDate ? values.fundedDate : null,
    exitDate: hasExitDate ? values.exitDate : null,
  };
}
