import { useMutation } from '@apollo/client/react';
import { approvalKindLabel, identityCasePath } from '@cimiento/contracts';
import { approvalReasonFields, type ApprovalReasonInput } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { mayDecide, type StaffRole } from '@cimiento/contracts/permissions';
import { Button, Checkbox, Dialog } from '@cimiento/ui';
import { Fragment, useState } from 'react';
import { styled } from 'styled-components';
import { useStaffRole } from '../../shared/access/allowed';
import { PageLink } from '../../shared/access/PageLink';
import { formatDay } from '../../shared/dates';
import { Wide } from '../../shared/records/Fields';
import { Facts, Panel } from '../../shared/records/Panel';
import { useConfirmation } from '../../shared/records/useConfirmation';
import { RecordField } from '../../shared/records/RecordField';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { VoidEffects } from '../../shared/statements/VoidEffects';
import { describeDeciders, describeExpiry, type Approval } from './approval-columns';
import { ApproveRequestDocument, RejectRequestDocument } from './approvals.generated';
import { MutationForm } from '../../shared/records/MutationDialogs';

const noReason: Partial<ApprovalReasonInput> = {};

/** The confirmations before the decision, beside its buttons: a long request scrolls. */
const Ticks = styled.div`
  flex: 1 0 100%;
`;

/** A value that changes stands out among those that stay. */
const showValue = (value: string) => (value.includes(' → ') ? <strong>{value}</strong> : value);

const toasts = {
  approve: { success: 'Acción aprobada y ejecutada', failure: 'No se pudo aprobar' },
  reject: { success: 'Solicitud rechazada', failure: 'No se pudo rechazar' },
};

type Props = { row: Approval; reload: () => Promise<unknown>; onClose: () => void };

function RejectDialog({ row, ...props }: Props) {
  return (
    <MutationForm
      {...props}
      title="Rechazar solicitud"
      submitLabel="Rechazar"
      submitVariant="danger"
      schema={toSchema(approvalReasonFields)}
      initialValues={noReason}
      mutation={RejectRequestDocument}
      toVariables={(input) => ({ id: row.id, input })}
      toasts={toasts.reject}
    >
      <Wide>
        <p>{row.summary}</p>
        {row.kind === 'statement' && <VoidEffects id={Number(row.subject.split(':').at(-1))} />}
        <RecordField
          name="reason"
          field={approvalReasonFields.reason}
          hint={
            row.kind === 'statement'
              ? 'Lo leerá quien lo registró. El extracto se anula, y las órdenes que pagó se cancelan.'
              : 'Lo leerá quien pidió la acción. No se ejecuta nada.'
          }
        />
      </Wide>
    </MutationForm>
  );
}

const getFacts = ({
  kind,
  details,
  requester,
  createdAt,
  expiresAt,
  decidableBy,
}: Approval): [label: string, value: string][] => [
  ['Tipo', approvalKindLabel[kind]],
  ...details.map(({ label, value, former }): [string, string] => [
    label,
    former ? `${value} (al pedirlo decía: ${former})` : value,
  ]),
  ['Quién la pidió', requester?.fullName ?? '—'],
  ['Pedida el', formatDay(createdAt)],
  ['Vence', describeExpiry(expiresAt)],
  ['Puede decidirla', describeDeciders(decidableBy)],
];

function getNote({ kind, status }: Approval, isOwn: boolean, staffRole: StaffRole): string {
  if (status !== 'pending') return 'Esta solicitud ya no se puede decidir.';
  if (isOwn) return 'La pediste tú: debe decidirla otro administrador.';
  if (mayDecide(staffRole, kind) && kind === 'statement')
    return 'Abre la página del banco, no el archivo: ¿muestra este saldo final en el último día? Si lo muestra, aprueba. Si no, rechaza: el extracto se anula ya, también donde su dinero se usó.';
  return mayDecide(staffRole, kind)
    ? 'Al aprobar se ejecuta exactamente lo que dice aquí. No se puede deshacer.'
    : 'Tu rol no incluye decidirla.';
}

/** The content of a request, and its decision if the signed-in administrator may take it. */
export function ApprovalDialog({ row, reload, onClose, isOwn }: Props & { isOwn: boolean }) {
  const { run } = useRecordChanges(reload);
  const staffRole = useStaffRole();
  const [approve, { loading }] = useMutation(ApproveRequestDocument);
  const confirmation = useConfirmation();
  const [isRejecting, setIsRejecting] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  // An exit that credits more than the bank shows of its sale.
  const received = row.details.some(({ label }) => label === 'Falta recibir')
    ? row.details.find(({ label }) => label === 'Recibido del banco')
    : undefined;
  if (isRejecting) return <RejectDialog row={row} reload={reload} onClose={onClose} />;
  const onApprove = async () => {
    const isDone = await run(
      () => confirmation.send((input) => approve({ variables: { id: row.id, input } })),
      toasts.approve,
    );
    if (isDone || !confirmation.wasAsked()) onClose();
  };
  const decision = mayDecide(staffRole, row.kind) && row.status === 'pending' && !isOwn && (
    <>
      {received && (
        <Ticks>
          <Checkbox
            label={`${received.label} ${received.value}: lo revisé`}
            checked={isSeen}
            onChange={({ currentTarget }) => setIsSeen(currentTarget.checked)}
          />
        </Ticks>
      )}
      {confirmation.note && <Ticks>{confirmation.note}</Ticks>}
      <Button variant="secondary" disabled={loading} onClick={() => setIsRejecting(true)}>
        Rechazar
      </Button>
      <Button
        disabled={confirmation.isBlocked || (received !== undefined && !isSeen)}
        busy={loading}
        busyLabel="Aprobando..."
        onClick={() => void onApprove()}
      >
        Aprobar
      </Button>
    </>
  );
  return (
    <Dialog open readOnly onOpenChange={(open) => !open && !loading && onClose()} title={row.summary} footer={decision}>
      <Panel>
        <p>{getNote(row, isOwn, staffRole)}</p>
        {row.kind === 'identity_high' && (
          <PageLink to={identityCasePath(Number(row.subject.split(':').at(-1)))}>Ver el caso</PageLink>
        )}
        <Facts>
          {getFacts(row).map(([label, value], index) => (
            <Fragment key={`${index} ${label}`}>
              <dt>{label}</dt>
              <dd>{showValue(value)}</dd>
            </Fragment>
          ))}
        </Facts>
      </Panel>
    </Dialog>
  );
}
