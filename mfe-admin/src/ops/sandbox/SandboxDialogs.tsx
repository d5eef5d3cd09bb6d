import { useMutation } from '@apollo/client/react';
import {
  sandboxClockFields,
  simulatedDepositFields,
  simulatedExitFields,
  simulatedRentsFields,
  type Field,
} from '@cimiento/contracts/fields';
import {
  sandboxClockSchema,
  simulatedDepositSchema,
  simulatedExitSchema,
  simulatedRentsSchema,
  type SandboxClockInput,
  type SimulatedDepositInput,
  type SimulatedExitInput,
  type SimulatedRentsInput,
} from '@cimiento/contracts/schemas';
import type { Option } from '@cimiento/ui';
import { FormSearchSelect, getControlProps } from '@cimiento/ui/form';
import { Wide } from '../../shared/records/Fields';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordField } from '../../shared/records/RecordField';
import { useReference, useReferenceChange } from '../../shared/records/references';
import { useOptionSearch } from '../../shared/records/useOptionSearch';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import {
  MoveSandboxClockDocument,
  SimulateDepositDocument,
  SimulateExitDocument,
  SimulateRentsDocument,
} from './sandbox.generated';

type Props = { reload: () => Promise<unknown>; onClose: () => void };

const empty = {};
const createToasts = (success: string) => ({
  success,
  failure: 'No se pudo simular',
});

const toasts = {
  clock: { success: 'Reloj adelantado', failure: 'No se pudo adelantar el reloj' },
  deposit: createToasts('Depósito simulado'),
  rents: createToasts('Rentas simuladas'),
  exit: createToasts('Salida simulada'),
};

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
export function ClockDialog({ reload, onClose, min, max }: Props & { min: string; max: string }) {
  const { save } = useRecordChanges(reload);
  const [send] = useMutation(MoveSandboxClockDocument);
  return (
    <RecordDialog<SandboxClockInput>
      title="Adelantar el reloj"
      submitLabel="Adelantar"
      schema={sandboxClockSchema}
      initialValues={empty}
      notice={<p>El tiempo pasa para todas las personas de este entorno y no se puede volver atrás.</p>}
      onSubmit={(input) => save(() => send({ variables: { input } }), toasts.clock)}
      onClose={onClose}
    >
      <RecordField name="date" field={sandboxClockFields.date} min={min} max={max} />
    </RecordDialog>
  );
}

/** Simulates a transfer of an investor. */
export function DepositDialog({ reload, onClose }: Props) {
  const { save } = useRecordChanges(reload);
  const [send] = useMutation(SimulateDepositDocument);
  return (
    <RecordDialog<SimulatedDepositInput>
      title="Simular un depósito"
      submitLabel="Simular"
      schema={simulatedDepositSchema}
      initialValues={empty}
      onSubmit={(input) => save(() => send({ variables: { input } }), toasts.deposit)}
      onClose={onClose}
    >
      <InvestorField />
      <RecordField name="amount" field={simulatedDepositFields.amount} />
    </RecordDialog>
  );
}

/** Simulates the rent of a project for a month. */
export function RentsDialog({ reload, onClose }: Props) {
  const { save } = useRecordChanges(reload);
  const [send] = useMutation(SimulateRentsDocument);
  return (
    <RecordDialog<SimulatedRentsInput>
      title="Simular un mes de rentas"
      submitLabel="Simular"
      schema={simulatedRentsSchema}
      initialValues={empty}
      onSubmit={(input) => save(() => send({ variables: { input } }), toasts.rents)}
      onClose={onClose}
    >
      <ProjectField />
      <RecordField name="period" field={simulatedRentsFields.period} />
    </RecordDialog>
  );
}

/** Simulates the sale of a project. */
export function ExitDialog({ reload, onClose }: Props) {
  const { save } = useRecordChanges(reload);
  const [send] = useMutation(SimulateExitDocument);
  return (
    <RecordDialog<SimulatedExitInput>
      title="Simular una salida"
      submitLabel="Simular"
      schema={simulatedExitSchema}
      initialValues={empty}
      onSubmit={(input) => save(() => send({ variables: { input } }), toasts.exit)}
      onClose={onClose}
    >
      <ProjectField />
      <RecordField name="price" field={simulatedExitFields.price} />
    </RecordDialog>
  );
}
