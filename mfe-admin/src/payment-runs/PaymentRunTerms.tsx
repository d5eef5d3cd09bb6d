import { paymentStatus, runPaymentStatuses, type FieldErrors } from '@cimiento/contracts';
import { paymentRunFormSchema, type PaymentRunForm } from '@cimiento/contracts/schemas';
import { color, radius, space, type Option } from '@cimiento/ui';
import {
  FormCheckbox,
  FormField,
  FormSearchSelect,
  FormSelect,
  ValidatedForm,
  WatchForm,
  type FormProgress,
} from '@cimiento/ui/form';
import { styled } from 'styled-components';
import { Fields, Wide } from '../records/Fields';
import { useLookups } from '../records/lookups';

const Refused = styled.p`
  margin: 0;
  padding: ${space[1.5]} ${space[2]};
  border: 1px solid ${color.danger};
  border-radius: ${radius.md};
  color: ${color.danger};
`;

const statuses = runPaymentStatuses.map((value) => ({ value, label: paymentStatus[value].label }));

type Props = {
  formId: string;
  initialValues: Partial<PaymentRunForm>;
  project: Option | null;
  onProject: (project: Option | null) => void;
  /** Why the server would not do it, when that is no field's fault. */
  refusal: string | null;
  onProgress: (progress: FormProgress) => void;
  onSubmit: (values: PaymentRunForm) => Promise<FieldErrors | undefined>;
};

/** What is paid, for which month, and to whom. */
export function PaymentRunTerms({ formId, initialValues, project, onProject, refusal, onProgress, onSubmit }: Props) {
  const { projects } = useLookups();
  return (
    <ValidatedForm schema={paymentRunFormSchema} initialValues={initialValues} id={formId} onSubmit={onSubmit}>
      {() => (
        <>
          <WatchForm onChange={onProgress} />
          {refusal && <Refused role="alert">{refusal}</Refused>}
          <Fields>
            <Wide>
              <FormSearchSelect
                name="projectId"
                label="Proyecto"
                marked
                placeholder="Nombre o ubicación"
                selected={project}
                onSelect={onProject}
                search={projects}
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
