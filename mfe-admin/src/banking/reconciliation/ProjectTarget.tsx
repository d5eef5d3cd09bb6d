import type { ProjectPurpose } from '@cimiento/contracts';
import { lineMatchFields, type Field, type FieldTable } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button } from '@cimiento/ui';
import { FormSelect, getChoices, getControlProps, ValidatedForm } from '@cimiento/ui/form';
import { useMemo } from 'react';
import { Fields } from '../../shared/records/Fields';
import { RecordField } from '../../shared/records/RecordField';
import { describeEffect, type LineTarget } from './line-targets';
import { CandidateForm } from './Proposal.styles';
import {
  HouseDocumentsDocument,
  ProposedRentMonthDocument,
  type BankLineMatchInput,
  type BankLineRowFragment,
} from './reconciliation.generated';

// Nobody guesses what an expense was for.
const { empty: _optional, ...category } = lineMatchFields.category;
const { period, memo, documentId, feeKind, from } = lineMatchFields;

/** The fields of the money of a project, by what it is. */
const fieldsByPurpose: Readonly<Partial<Record<ProjectPurpose, FieldTable>>> = {
  rent: { period },
  capital: { memo, documentId },
  expense: { category, memo, documentId, from },
  fee: { feeKind, memo, documentId },
};

/** The fields that a target has besides its project; undefined where it has none. */
export const findFields = ({ projectId, purpose }: BankLineMatchInput): FieldTable | undefined =>
  projectId ? fieldsByPurpose[purpose as ProjectPurpose] : undefined;

/** The documents of a project, of which one may prove a debit. */
function DocumentField({ projectId }: { projectId: number }) {
  const { data } = usePageQuery(HouseDocumentsDocument, { projectId });
  const documents = data?.projectDocuments ?? [];
  if (documents.length === 0) return null;
  return (
    <FormSelect
      name="documentId"
      {...getControlProps(documentId)}
      empty="Ninguno"
      choices={documents.map(({ id, title }) => ({ value: String(id), label: title }))}
    />
  );
}

/** One field of a target, by its name. */
function TargetField({ name, field, projectId }: { name: string; field: Field; projectId: number }) {
  if (name === 'documentId') return <DocumentField projectId={projectId} />;
  if (name === 'category')
    return <FormSelect name={name} {...getControlProps(field)} empty="Elige una" choices={getChoices(field)} />;
  return <RecordField name={name} field={field} />;
}

type Props = {
  line: BankLineRowFragment;
  target: LineTarget;
  fields: FieldTable;
  onMatch: (input: BankLineMatchInput) => Promise<void>;
};

const defaults = { feeKind: 'management', from: 'rent' } as const;

/** A target with the fields that it has besides its project, and the button that assigns the line to it. */
function TargetForm({ line, target, fields, onMatch }: Props) {
  const { label, detail, input } = target;
  const projectId = input.projectId ?? 0;
  const initialValues = useMemo(() => ({ ...defaults, ...input }), [input]);
  return (
    <CandidateForm>
      <strong>{label}</strong>
      <small>{[detail, describeEffect(line, input)].filter(Boolean).join(' · ')}</small>
      <ValidatedForm
        schema={toSchema(fields)}
        initialValues={initialValues}
        keepsTyped
        // The values that other purposes have stay out.
        prepare={(values) => Object.fromEntries(Object.entries(values).filter(([name]) => name in fields))}
        onSubmit={(values) => onMatch({ projectId, purpose: input.purpose ?? null, ...values })}
      >
        {({ submitting }) => (
          <>
            <Fields>
              {Object.entries(fields).map(([name, field]) => (
                <TargetField key={name} name={name} field={field} projectId={projectId} />
              ))}
            </Fields>
            <Button
              type="submit"
              size="small"
              data-first
              busy={submitting}
              busyLabel="Asignando..."
              aria-label={`Asignar a ${label}`}
            >
              Asignar
            </Button>
          </>
        )}
      </ValidatedForm>
    </CandidateForm>
  );
}

/** A rent for which the earliest month that did not come in full is proposed. */
function RentForm({ line, target, ...props }: Props) {
  const { data } = usePageQuery(ProposedRentMonthDocument, { id: line.id, projectId: target.input.projectId ?? 0 });
  const month = data?.proposedRentMonth;
  const proposed = useMemo(
    () => (month ? { ...target, input: { ...target.input, period: month } } : target),
    [month, target],
  );
  return <TargetForm {...props} line={line} target={proposed} />;
}

/** The money of a project, with what is stated about it before its line is assigned: the month of a rent, or what a debit paid. */
export function ProjectTarget(props: Props) {
  const { purpose, period: stated } = props.target.input;
  return purpose === 'rent' && !stated ? <RentForm {...props} /> : <TargetForm {...props} />;
}
