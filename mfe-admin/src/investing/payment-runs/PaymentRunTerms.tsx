import type { FieldErrors, FieldWarning } from '@cimiento/contracts';
import { paymentRunFormFields as fields } from '@cimiento/contracts/fields';
import { paymentRunFormSchema, type PaymentRunForm } from '@cimiento/contracts/schemas';
import type { Option } from '@cimiento/ui';
import {
  FormCheckbox,
  FormSearchSelect,
  getCheckboxProps,
  getControlProps,
  ValidatedForm,
  WatchForm,
  type FormProgress,
} from '@cimiento/ui/form';
import { Fields, Wide } from '../../shared/records/Fields';
import { FormError } from '../../shared/records/FormError';
import { RecordField } from '../../shared/records/RecordField';
import { ValueChanges, WarningsContext } from '../../shared/records/Warnings';
import { useOptionSearch } from '../../shared/records/useOptionSearch';

type Props = {
  formId: string;
  initialValues: Partial<PaymentRunForm>;
  project: Option | null;
  onProject: (project: Option | null) => void;
  /** A server error that belongs to no field. */
  formError: string | null;
  /** The warnings of the last preview, shown at their fields until one changes. */
  warnings: readonly FieldWarning[];
  onChange: () => void;
  onProgress: (progress: FormProgress) => void;
  onSubmit: (values: PaymentRunForm) => Promise<FieldErrors | undefined>;
};

/** The form of a monthly payment: project, period, amount, date and status. */
export function PaymentRunTerms({
  formId,
  initialValues,
  project,
  onProject,
  formError,
  warnings,
  onChange,
  onProgress,
  onSubmit,
}: Props) {
  const { searchProjects } = useOptionSearch();
  return (
    <ValidatedForm schema={paymentRunFormSchema} initialValues={initialValues} id={formId} onSubmit={onSubmit}>
      {() => (
        <WarningsContext value={warnings}>
          <ValueChanges onChange={onChange} />
          <WatchForm onChange={onProgress} />
          {formError && <FormError role="alert">{formError}</FormError>}
          <Fields>
            <Wide>
              <FormSearchSelect
                name="projectId"
                {...getControlProps(fields.projectId)}
                selected={project}
                onSelect={onProject}
                search={searchProjects}
              />
            </Wide>
            <RecordField name="period" field={fields.period} />
            <RecordField name="amount" field={fields.amount} />
            <RecordField name="expenses" field={fields.expenses} />
            <RecordField name="reserve" field={fields.reserve} />
            <RecordField name="paymentDate" field={fields.paymentDate} />
            <RecordField name="status" field={fields.status} required />
            <RecordField name="occupied" field={fields.occupied} />
            <Wide>
              <RecordField name="basis" field={fields.basis} required />
            </Wide>
            <Wide>
              <RecordField name="participants" field={fields.participants} required />
            </Wide>
            <Wide>
              <FormCheckbox name="continueForMissing" {...getCheckboxProps(fields.continueForMissing)} />
            </Wide>
          </Fields>
        </WarningsContext>
      )}
    </ValidatedForm>
  );
}
