import { useMutation } from '@apollo/client/react';
import { dataRequestDecisionFields } from '@cimiento/contracts/fields';
import { dataRequestDecisionSchema, type DataRequestDecision } from '@cimiento/contracts/schemas';
import { PersonLink } from '../../shared/records/PersonLink';
import { Wide } from '../../shared/records/Fields';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordField } from '../../shared/records/RecordField';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { CompleteDataRequestDocument, RejectDataRequestDocument } from './privacy.generated';
import { PersonExport } from './PersonExport';
import { getRequestName, type RequestDecision } from './request-columns';

const answer = { ...dataRequestDecisionFields.reason, label: 'Respuesta' };
const empty: Partial<DataRequestDecision> = {};

type Props = { decision: RequestDecision; reload: () => Promise<unknown>; onClose: () => void };

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
export function DecisionDialog({ decision, reload, onClose }: Props) {
  const { save } = useRecordChanges(reload);
  const [complete] = useMutation(CompleteDataRequestDocument);
  const [reject] = useMutation(RejectDataRequestDocument);
  const { title, submit, hint, success, failure } = getTexts(decision);
  const isAnswer = decision.kind === 'complete' && decision.row.kind !== 'deletion';
  const send = decision.kind === 'reject' ? reject : complete;
  return (
    <RecordDialog
      title={title}
      submitLabel={submit}
      schema={dataRequestDecisionSchema}
      initialValues={empty}
      onSubmit={(input) =>
        save(() => send({ variables: { id: decision.row.id, input } }), {
          success,
          failure,
        })
      }
      onClose={onClose}
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
    </RecordDialog>
  );
}
