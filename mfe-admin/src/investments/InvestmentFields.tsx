import { investmentFields } from '@cimiento/contracts/fields';
import type { Option } from '@cimiento/ui';
import { FormSearchSelect, getControlProps } from '@cimiento/ui/form';
import { useState } from 'react';
import { RecordField } from '../records/RecordField';
import { useOptionSearch, type ProjectOption } from '../records/useOptionSearch';

type Props = { user: Option | null; project: ProjectOption | null };

/**
 * The fields of an investment. Without a return it takes that of its project. Administrators write what a project has raised
 * with the project; only orders raise it.
 */
export function InvestmentFields(present: Props) {
  const [user, setUser] = useState(present.user);
  const [project, setProject] = useState(present.project);
  const { searchUsers, searchProjects } = useOptionSearch();
  return (
    <>
      <FormSearchSelect
        name="userId"
        {...getControlProps(investmentFields.userId)}
        selected={user}
        onSelect={setUser}
        search={searchUsers}
      />
      <FormSearchSelect
        name="projectId"
        {...getControlProps(investmentFields.projectId)}
        selected={project}
        onSelect={setProject}
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
