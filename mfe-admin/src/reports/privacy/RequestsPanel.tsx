import { useMutation } from '@apollo/client/react';
import {
  countDays,
  dataRequestKind,
  dataRequestKinds,
  dataRequestStatus,
  formatPaymentDate,
  today,
} from '@cimiento/contracts';
import { dataRequestDecisionFields } from '@cimiento/contracts/fields';
import { toSchema, type DataRequestDecision } from '@cimiento/contracts/schemas';
import { Badge, type BadgeTone, Button, saveFile, StatusBadge } from '@cimiento/ui';
import { styled } from 'styled-components';
import { createRecordList } from '../../shared/records/createRecordList';
import { Wide } from '../../shared/records/Fields';
import { MutationForm } from '../../shared/records/MutationDialogs';
import { Panel } from '../../shared/records/Panel';
import { PersonLink } from '../../shared/records/PersonLink';
import { RecordField } from '../../shared/records/RecordField';
import type { ActionColumn } from '../../shared/records/RecordTable';
import { actionsColumn } from '../../shared/records/RowActions';
import { SearchableList } from '../../shared/records/SearchableList';
import { dayColumn } from '../../shared/records/columns';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import {
  AdminDataRequestsDocument,
  CompleteDataRequestDocument,
  ExportDataRequestDocument,
  RejectDataRequestDocument,
  type AdminDataRequestsQuery,
} from './privacy.generated';

export type DataRequest = AdminDataRequestsQuery['adminDataSubjectRequests']['items'][number];

/** The dialog open over the list. */
type RequestDecision = { kind: 'complete' | 'reject'; row: DataRequest };

// From this many days before the last one a request needs attention.
const soonDays = 5;

/** Time left for a pending request. */
export function getClock(dueDate: string): { label: string; tone: BadgeTone } {
  const days = countDays(today(), dueDate);
  if (days < 0) return { label: days === -1 ? 'Vencida ayer' : `Vencida hace ${-days} días`, tone: 'danger' };
  if (days === 0) return { label: 'Vence hoy', tone: 'danger' };
  return { label: days === 1 ? 'Queda 1 día' : `Quedan ${days} días`, tone: days <= soonDays ? 'warning' : 'neutral' };
}

/** Names a request: 'Corrección de Ana Ñáñez'. */
const getRequestName = ({ kind, user }: DataRequest): string =>
  `${dataRequestKind[kind].label} de ${user?.fullName ?? 'una persona'}`;

const Lines = styled.div`
  display: grid;
  gap: 0.25rem;
  justify-items: start;
  overflow-wrap: anywhere;
`;

const Clock = ({ dueDate }: DataRequest) => {
  const clock = getClock(dueDate);
  return <Badge tone={clock.tone}>{clock.label}</Badge>;
};

const isPending = ({ status }: DataRequest): boolean => status === 'pending';

/** The columns of the queue. */
const requestColumns = (open: (decision: RequestDecision) => void): readonly ActionColumn<DataRequest>[] => [
  dayColumn('createdAt', 'Pedida', { compact: 'labelled', sort: 'id' }),
  {
    key: 'user',
    compact: 'title',
    header: 'Persona',
    cell: ({ user }) => (
      <Lines>
        <PersonLink person={user} />
        <small>{user?.email}</small>
      </Lines>
    ),
  },
  {
    key: 'kind',
    header: 'Solicitud',
    cell: ({ kind, details }) => (
      <Lines>
        {dataRequestKind[kind].label}
        {details && <small>{details}</small>}
      </Lines>
    ),
  },
  {
    key: 'dueDate',
    compact: 'labelled',
    header: 'Plazo',
    sort: 'dueDate',
    cell: (row) => (
      <Lines>
        <span>{formatPaymentDate(row.dueDate)}</span>
        {row.status === 'pending' && <Clock {...row} />}
      </Lines>
    ),
  },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: ({ status, reason }) => (
      <Lines>
        <StatusBadge status={dataRequestStatus[status]} />
        {reason && <small>{reason}</small>}
      </Lines>
    ),
  },
  actionsColumn(getRequestName, [
    {
      label: ({ kind }) => (kind === 'deletion' ? 'Eliminar' : 'Atender'),
      runs: 'completeDataSubjectRequest',
      isOffered: isPending,
      variant: 'primary',
      onClick: (row) => open({ kind: 'complete', row }),
    },
    {
      label: 'Rechazar',
      runs: 'rejectDataSubjectRequest',
      isOffered: isPending,
      onClick: (row) => open({ kind: 'reject', row }),
    },
  ]),
];

const exportTexts = {
  success: 'Datos descargados: guárdalos en un lugar seguro',
  failure: 'No se pudieron descargar los datos',
};

const toZip = (content: string): Blob =>
  new Blob([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], { type: 'application/zip' });

/** Downloads everything that is held of the person of a request. The shell asks again who one is when that was long ago. */
function PersonExport({ requestId }: { requestId: number }) {
  const { run } = useRecordChanges(() => Promise.resolve());
  const [send, { loading }] = useMutation(ExportDataRequestDocument);
  const download = () =>
    run(async () => {
      const { data } = await send({ variables: { id: requestId } });
      if (data) saveFile(toZip(data.exportDataSubjectRequest.content), data.exportDataSubjectRequest.name);
    }, exportTexts);
  return (
    <Button variant="secondary" busy={loading} busyLabel="Preparando..." onClick={() => void download()}>
      Descargar sus datos (ZIP)
    </Button>
  );
}

const answer = { ...dataRequestDecisionFields.reason, label: 'Respuesta' };
const empty: Partial<DataRequestDecision> = {};

type DialogProps = { decision: RequestDecision; reload: () => Promise<unknown>; onClose: () => void };

function getTexts({ kind, row }: RequestDecision) {
  if (kind === 'reject')
    return {
      title: `Rechazar: ${getRequestName(row)}`,
      submit: 'Rechazar solicitud',
      hint: 'La persona leerá el motivo en su página y en un correo.',
      success: 'Solicitud rechazada',
      failure: 'No se pudo rechazar la solicitud',
    };
  if (row.kind === 'deletion')
    return {
      title: getRequestName(row),
      submit: 'Eliminar cuenta y datos',
      hint: 'No se puede deshacer. Se borran su cuenta y sus datos; los registros de dinero quedan sin su nombre. Le llega un último correo.',
      success: 'Cuenta y datos eliminados',
      failure: 'No se pudo eliminar la cuenta',
    };
  return {
    title: `Atender: ${getRequestName(row)}`,
    submit: 'Marcar atendida',
    hint: 'La persona leerá tu respuesta en su página y en un correo.',
    success: 'Solicitud atendida',
    failure: 'No se pudo atender la solicitud',
  };
}

/** Decides a request, with what its person reads about it. */
function DecisionDialog({ decision, ...props }: DialogProps) {
  const { title, submit, hint, success, failure } = getTexts(decision);
  const isAnswer = decision.kind === 'complete' && decision.row.kind !== 'deletion';
  return (
    <MutationForm<DataRequestDecision, { id: number; input: DataRequestDecision }>
      {...props}
      title={title}
      submitLabel={submit}
      schema={toSchema(dataRequestDecisionFields)}
      initialValues={empty}
      mutation={decision.kind === 'reject' ? RejectDataRequestDocument : CompleteDataRequestDocument}
      toVariables={(input) => ({ id: decision.row.id, input })}
      toasts={{ success, failure }}
    >
      <Wide>
        <p>{hint}</p>
        <p>
          {'De '}
          <PersonLink person={decision.row.user} opensTab />
          {decision.row.user && <span>{`, ${decision.row.user.email}`}</span>}
        </p>
        {isAnswer && <PersonExport requestId={decision.row.id} />}
      </Wide>
      <RecordField name="reason" field={isAnswer ? answer : dataRequestDecisionFields.reason} />
    </MutationForm>
  );
}

const kindLabels = Object.fromEntries(dataRequestKinds.map((kind) => [kind, dataRequestKind[kind].label]));

const useDataRequests = createRecordList({
  texts: {
    caption: 'Solicitudes de datos personales',
    search: 'Buscar por persona...',
    records: 'las solicitudes',
    empty: 'No hay solicitudes',
    emptyHint: 'Aquí verás lo que cada persona pida sobre sus datos.',
  },
  sorts: ['id', 'dueDate'],
  descending: true,
  filters: {
    status: { label: 'Estado', all: 'Estado: todos', labels: dataRequestStatus },
    kind: { label: 'Solicitud', all: 'Solicitud: todas', labels: kindLabels },
  },
  query: AdminDataRequestsDocument,
  getPage: (data) => data.adminDataSubjectRequests,
  columns: requestColumns,
});

/** The queue of requests, and how each is decided. */
export function RequestsPanel() {
  const { opened, close, ...list } = useDataRequests();
  return (
    <Panel>
      <SearchableList {...list} />
      {opened && <DecisionDialog decision={opened} reload={list.query.reload} onClose={close} />}
    </Panel>
  );
}
