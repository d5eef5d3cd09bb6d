import { useQuery } from '@apollo/client/react';
import { formatPaymentDate, today } from '@cimiento/contracts';
import { breachFields as fields } from '@cimiento/contracts/fields';
import { toSchema, type BreachInput } from '@cimiento/contracts/schemas';
import { Button, EditIcon, EmptyState, ErrorState, Skeleton } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { Panel } from '../../shared/records/Panel';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordField } from '../../shared/records/RecordField';
import { actionsColumn } from '../../shared/records/RowActions';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';
import { countColumn, dateColumn, textColumn } from '../../shared/records/columns';
import {
  CreateDataBreachDocument,
  DataBreachesDocument,
  UpdateDataBreachDocument,
  type BreachRowFragment,
} from './privacy.generated';
import { useSave } from '../../shared/records/MutationDialogs';

const formatOptionalDate = (day: string | null | undefined): string => (day ? formatPaymentDate(day) : 'Pendiente');

const createColumns = (edit: (row: BreachRowFragment) => void): readonly ActionColumn<BreachRowFragment>[] => [
  dateColumn('detectedOn', 'Detectado'),
  textColumn('description', 'Qué pasó'),
  textColumn('affectedData', 'Datos afectados'),
  countColumn('affectedPeople', 'Personas'),
  textColumn('measures', 'Medidas'),
  {
    key: 'authority',
    header: 'Autoridad',
    nowrap: true,
    cell: ({ authorityNotifiedOn }) => formatOptionalDate(authorityNotifiedOn),
  },
  {
    key: 'people',
    header: 'Titulares',
    nowrap: true,
    cell: ({ peopleNotifiedOn }) => formatOptionalDate(peopleNotifiedOn),
  },
  actionsColumn(
    ({ id, detectedOn }) => `incidente ${id} del ${formatPaymentDate(detectedOn)}`,
    [{ label: 'Editar', icon: EditIcon, runs: 'updateDataBreach', onClick: edit }],
  ),
];

type DialogProps = { breach: BreachRowFragment | null; reload: () => Promise<unknown>; onClose: () => void };

const toInput = ({
  id: _id,
  __typename: _type,
  ...values
}: BreachRowFragment & { __typename?: string }): BreachInput => ({
  ...values,
  authorityNotifiedOn: values.authorityNotifiedOn ?? null,
  peopleNotifiedOn: values.peopleNotifiedOn ?? null,
});

const toasts = { success: 'Incidente guardado', failure: 'No se pudo guardar el incidente' };

function BreachDialog({ breach, reload, onClose }: DialogProps) {
  const create = useSave({ mutation: CreateDataBreachDocument, toasts, reload });
  const update = useSave({ mutation: UpdateDataBreachDocument, toasts, reload });
  const initialValues = useMemo<Partial<BreachInput>>(
    () => (breach ? toInput(breach) : { detectedOn: today() }),
    [breach],
  );
  return (
    <RecordDialog
      title={breach ? 'Editar incidente' : 'Registrar incidente'}
      submitLabel="Guardar"
      schema={toSchema(fields)}
      initialValues={initialValues}
      onSubmit={(input) => (breach ? update({ id: breach.id, input }) : create({ input }))}
      onClose={onClose}
    >
      <RecordField name="detectedOn" field={fields.detectedOn} />
      <RecordField name="affectedPeople" field={fields.affectedPeople} />
      <RecordField name="description" field={fields.description} hint="Sin nombres: el registro no se borra." />
      <RecordField name="affectedData" field={fields.affectedData} />
      <RecordField name="measures" field={fields.measures} />
      <RecordField name="authorityNotifiedOn" field={fields.authorityNotifiedOn} />
      <RecordField name="peopleNotifiedOn" field={fields.peopleNotifiedOn} />
    </RecordDialog>
  );
}

/** The register of breaches of personal data. */
export function BreachesPanel() {
  const { data, error, loading, refetch } = useQuery(DataBreachesDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [dialog, setDialog] = useState<{ breach: BreachRowFragment | null } | null>(null);
  const columns = useMemo(() => createColumns((breach) => setDialog({ breach })), []);
  return (
    <Panel>
      <p>Toda vulneración de datos se registra aquí. La ley pide avisar a la autoridad en cinco días.</p>
      <Allowed to="createDataBreach">
        <div>
          <Button onClick={() => setDialog({ breach: null })}>Registrar incidente</Button>
        </div>
      </Allowed>
      {!data && loading && <Skeleton label="Cargando incidentes..." />}
      {error && !loading && (
        <ErrorState message="No se pudieron cargar los incidentes." onRetry={() => void refetch()} />
      )}
      {data && data.dataBreaches.length === 0 && (
        <EmptyState title="No hay incidentes" description="Ojalá siga así. Si ocurre uno, regístralo el mismo día." />
      )}
      {data && data.dataBreaches.length > 0 && (
        <RecordTable dense caption="Incidentes" columns={columns} rows={data.dataBreaches} rowKey={({ id }) => id} />
      )}
      {dialog && <BreachDialog breach={dialog.breach} reload={refetch} onClose={() => setDialog(null)} />}
    </Panel>
  );
}
