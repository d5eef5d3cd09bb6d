import {
  sandboxClockFields,
  simulatedDepositFields,
  simulatedExitFields,
  simulatedRentsFields,
  type Field,
} from '@cimiento/contracts/fields';
import {
  toSchema,
  type SandboxClockInput,
  type SimulatedDepositInput,
  type SimulatedExitInput,
  type SimulatedRentsInput,
} from '@cimiento/contracts/schemas';
import type { Option } from '@cimiento/ui';
import { FormSearchSelect, getControlProps } from '@cimiento/ui/form';
import { Wide } from '../../shared/records/Fields';
import { RecordField } from '../../shared/records/RecordField';
import { useReference, useReferenceChange } from '../../shared/records/references';
import { useOptionSearch } from '../../shared/records/useOptionSearch';
import {
  MoveSandboxClockDocument,
  SimulateDepositDocument,
  SimulateExitDocument,
  SimulateRentsDocument,
} from './sandbox.generated';
import { MutationForm } from '../../shared/records/MutationDialogs';

type Props = { reload: () => Promise<unknown>; onClose: () => void };

const empty = {};
const createToasts = (success: string) => ({ success, failure: 'No se pudo simular' });

type SearchProps = { name: string; field: Field; search: (text: string) => Promise<readonly Option[]> };

function SearchField({ name, field, search }: SearchProps) {
  const selected = useReference(name);
  const change = useReferenceChange();
  return (
    <Wide>
      <FormSearchSelect
        name={name}
        {...getControlProps(field)}
        selected={selected}
        onSelect={(chosen) => change({ [name]: chosen })}
        search={search}
      />
    </Wide>
  );
}

function ProjectField() {
  const { searchProjects } = useOptionSearch();
  return <SearchField name="projectId" field={simulatedRentsFields.projectId} search={searchProjects} />;
}

function InvestorField() {
  const { searchUsers } = useOptionSearch();
  return <SearchField name="userId" field={simulatedDepositFields.userId} search={searchUsers} />;
}

/** Moves the clock. */
export const ClockDialog = ({ min, max, ...props }: Props & { min: string; max: string }) => (
  <MutationForm
    {...props}
    title="Adelantar el reloj"
    submitLabel="Adelantar"
    schema={toSchema(sandboxClockFields)}
    initialValues={empty}
    notice={<p>El tiempo pasa para todas las personas de este entorno y no se puede volver atrás.</p>}
    mutation={MoveSandboxClockDocument}
    toVariables={(input: SandboxClockInput) => ({ input })}
    toasts={{ success: 'Reloj adelantado', failure: 'No se pudo adelantar el reloj' }}
  >
    <RecordField name="date" field={sandboxClockFields.date} min={min} max={max} />
  </MutationForm>
);

/** Simulates a transfer of an investor. */
export const DepositDialog = (props: Props) => (
  <MutationForm
    {...props}
    title="Simular un depósito"
    submitLabel="Simular"
    schema={toSchema(simulatedDepositFields)}
    initialValues={empty}
    mutation={SimulateDepositDocument}
    toVariables={(input: SimulatedDepositInput) => ({ input })}
    toasts={createToasts('Depósito simulado')}
  >
    <InvestorField />
    <RecordField name="amount" field={simulatedDepositFields.amount} />
  </MutationForm>
);

/** Simulates the rent of a project for a month. */
export const RentsDialog = (props: Props) => (
  <MutationForm
    {...props}
    title="Simular un mes de rentas"
    submitLabel="Simular"
    schema={toSchema(simulatedRentsFields)}
    initialValues={empty}
    mutation={SimulateRentsDocument}
    toVariables={(input: SimulatedRentsInput) => ({ input })}
    toasts={createToasts('Rentas simuladas')}
  >
    <ProjectField />
    <RecordField name="period" field={simulatedRentsFields.period} />
  </MutationForm>
);

/** Simulates the sale of a project. */
export const ExitDialog = (props: Props) => (
  <MutationForm
    {...props}
    title="Simular una salida"
    submitLabel="Simular"
    schema={toSchema(simulatedExitFields)}
    initialValues={empty}
    mutation={SimulateExitDocument}
    toVariables={(input: SimulatedExitInput) => ({ input })}
    toasts={createToasts('Salida simulada')}
  >
    <ProjectField />
    <RecordField name="price" field={simulatedExitFields.price} />
  </MutationForm>
);
