import type { Option } from '@cimiento/ui';
import { FormField, FormSearchSelect } from '@cimiento/ui/form';
import { useState } from 'react';
import { useOptionSearch, type ProjectOption } from '../records/useOptionSearch';

type Props = { user: Option | null; project: ProjectOption | null };

/**
 * The fields of an investment; who and what are searched on the server, and an empty return takes the project's (specification §5). What a
 * project has raised is a figure of its own, which administrators write with the project; only orders raise it.
 */
export function InvestmentFields(present: Props) {
  const [user, setUser] = useState(present.user);
  const [project, setProject] = useState(present.project);
  const { searchUsers, searchProjects } = useOptionSearch();
  return (
    <>
      <FormSearchSelect
        name="userId"
        label="Usuario"
        marked
        placeholder="Nombre o correo"
        selected={user}
        onSelect={setUser}
        search={searchUsers}
      />
      <FormSearchSelect
        name="projectId"
        label="Proyecto"
        marked
        placeholder="Nombre o ubicación"
        selected={project}
        onSelect={setProject}
        search={searchProjects}
      />
      <FormField
        name="amount"
        label="Monto (USD)"
        marked
        inputMode="numeric"
        autoComplete="off"
        placeholder="10000"
        hint="Lo financiado del proyecto no cambia aquí: se ajusta en Proyectos."
      />
      <FormField
        name="annualReturn"
        label="Retorno Anual (%)"
        inputMode="decimal"
        autoComplete="off"
        placeholder="7"
        hint={
          project?.annualReturn ? `Vacío toma el del proyecto: ${project.annualReturn}%` : 'Vacío toma el del proyecto.'
        }
      />
    </>
  );
}
