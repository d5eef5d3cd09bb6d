import { investmentFields } from '@cimiento/contracts/fields';
import { FormSearchSelect, getControlProps } from '@cimiento/ui/form';
import { RecordField } from '../../shared/records/RecordField';
import { useReference, useReferenceChange } from '../../shared/records/references';
import { useOptionSearch, type ProjectOption } from '../../shared/records/useOptionSearch';

/**
 * The fields of an investment. Without a return it takes that of its project. Administrators write what a project has raised
 * with the project; only orders raise it.
 */
export function InvestmentFields() {
  const user = useReference('userId');
  const project = useReference<ProjectOption>('projectId');
  const change = useReferenceChange();
  const { searchUsers, searchProjects } = useOptionSearch();
  return (
    <>
      <FormSearchSelect
        name="userId"
        {...getControlProps(investmentFields.userId)}
        selected={user}
        onSelect={(chosen) => change({ userId: chosen })}
        search={searchUsers}
      />
      <FormSearchSelect
        name="projectId"
        {...getControlProps(investmentFields.projectId)}
        selected={project}
        onSelect={(chosen) => change({ projectId: chosen })}
        search={searchProjects}
      />
      <RecordField name="amount" field={investmentFields.amount} />
      <RecordField
        name="annualReturn"
        field={investmentFields.annualReturn}
        hint={
          project?.annualReturn ? `Vacío toma el del proyecto: ${project.annualReturn}%` : 'Vacío toma el del proyecto.'
        }
      />
    </>
  );
}
