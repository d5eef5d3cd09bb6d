import {
  projectStatus,
  projectStatuses,
  propertyTypeLabel,
  propertyTypes,
  type ProjectStatus,
} from '@cimiento/contracts';
import { FormField, FormSelect, FormTextArea, useFormValue } from '@cimiento/ui/form';
import { Wide } from '../records/Fields';

const statuses = projectStatuses.map((value) => ({ value, label: projectStatus[value].label }));
const types = propertyTypes.map((value) => ({ value, label: propertyTypeLabel[value] }));

/** The fields of a project; valuation and dates only where its status has them (specification §2). */
export function ProjectFields() {
  const status = useFormValue<ProjectStatus>('status') ?? 'available';
  const { hasValuation, hasFundedDate, hasExitDate } = projectStatus[status];
  return (
    <>
      <FormField name="name" label="Nombre" marked autoComplete="off" />
      <FormField name="location" label="Ubicación" marked autoComplete="off" />
      <FormSelect name="status" label="Estado" choices={statuses} />
      <FormSelect name="propertyType" label="Tipo de propiedad" choices={types} />
      <FormField name="target" label="Objetivo (USD)" marked inputMode="numeric" autoComplete="off" />
      <FormField name="funded" label="Financiado (USD)" marked inputMode="numeric" autoComplete="off" />
      <FormField name="minInvestment" label="Inversión mínima (USD)" marked inputMode="numeric" autoComplete="off" />
      <FormField
        name="annualReturn"
        label="Retorno anual (%)"
        marked
        inputMode="decimal"
        autoComplete="off"
        placeholder="8.5"
      />
      <FormField name="term" label="Plazo" marked autoComplete="off" placeholder="36 meses" />
      <FormField name="totalInvestors" label="Número de inversores" inputMode="numeric" autoComplete="off" />
      {hasValuation && (
        <FormField name="currentValuation" label="Valoración actual (USD)" inputMode="numeric" autoComplete="off" />
      )}
      {hasFundedDate && <FormField name="fundedDate" label="Fecha de financiamiento" type="date" />}
      {hasExitDate && <FormField name="exitDate" label="Fecha de salida" type="date" />}
      <Wide>
        <FormField name="image" label="Imagen (URL)" marked inputMode="url" autoComplete="off" spellCheck={false} />
      </Wide>
      <Wide>
        <FormTextArea name="description" label="Descripción" marked />
      </Wide>
    </>
  );
}
