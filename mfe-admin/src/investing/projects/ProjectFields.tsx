import type { ProjectStatus } from '@cimiento/contracts';
import { listInputFields, projectFields } from '@cimiento/contracts/fields';
import { useFormValue } from '@cimiento/ui/form';
import { RecordField } from '../../shared/records/RecordField';
import { hasField } from './project-form';

/** The fields of a project; valuation and dates appear only with a status that has them. */
export function ProjectFields() {
  const status = useFormValue<ProjectStatus>('status') ?? 'available';
  return listInputFields(projectFields)
    .filter(([name]) => hasField(status, name))
    .map(([name, field]) => <RecordField key={name} name={name} field={field} />);
}
