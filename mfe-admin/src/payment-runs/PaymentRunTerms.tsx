import { paymentStatus, runPaymentStatuses, type FieldErrors } from '@cimiento/contracts';
import { paymentRunFormSchema, type PaymentRunForm } from '@cimiento/contracts/schemas';
import type { Option } from '@cimiento/ui';
import {
  FormCheckbox,
  FormField,
  FormSearchSelect,
  FormSelect,
  ValidatedForm,
  WatchForm,
  type FormProgress,
} from '@cimiento/ui/form';
import { Fields, Wide } from '../records/Fields';
import { FormError } from '../records/FormError';
import { useOptionSearch } from '../records/useOptionSearch';

const statuses = runPaymentStatuses.map((value) => ({ value, label: paymentStatus[value].label }));

type Props = {
  formId: string;
  initialValues: Partial<PaymentRunForm>;
  project: Option | null;
  onProject: (project: Option | null) => void;
  /** A server error that belongs to no field. */
  formError: string | null;
  onProgress: (progress: FormProgress) => void;
  onSubmit: (values: PaymentRunForm) => Promise<FieldErrors | undefined>;
};

/** The form of a monthly payment: project, period, amount, date and status. */
export function PaymentRunTerms({ formId, initialValues, project, onProject, formError, onProgress, onSubmit }: Props) {
  const { searchProjects } = useOptionSearch();
  return (
    <ValidatedForm schema={paymentRunFormSchema} initialValues={initialValues} id={formId} onSubmit={onSubmit}>
      {() => (
        <>
          <WatchForm onChange={onProgress} />
          {formError && <FormError role="alert">{formError}</FormError>}
          <Fields>
            <Wide>
              <FormSearchSelect
                name="projectId"
                label="Proyecto"
                marked
                placeholder="Nombre o ubicación"
                selected={project}
                onSelect={onProject}
                search={searchProjects}
              />
            </Wide>
            <FormField name="period" label="Período" marked placeholder="2025-01" maxLength={7} autoComplete="off" />
            <FormField
              name="amount"
              label="Monto neto (USD)"
              marked
              inputMode="decimal"
              autoComplete="off"
              placeholder="1000.00"
              hint="Se reparte según lo invertido, exacto al centavo."
            />
            <FormField name="paymentDate" label="Fecha de Pago" marked type="date" />
            <FormSelect
              name="status"
              label="Estado"
              marked
              choices={statuses}
              hint="Solo se puede deshacer mientras estén pendientes."
            />
            <Wide>
              <FormCheckbox
                name="continueForMissing"
                label="Pagar solo a las inversiones que aún no tienen un pago de ese mes"
              />
            </Wide>
          </Fields>
        </>
      )}
    </ValidatedForm>
  );
}
