import { dataRequestDecisionFields } from '@cimiento/contracts/fields';
import { dataRequestDecisionSchema, type DataRequestDecision } from '@cimiento/contracts/schemas';
import { PersonLink } from '../../shared/records/PersonLink';
import { Wide } from '../../shared/records/Fields';
import { RecordField } from '../../shared/records/RecordField';
import { CompleteDataRequestDocument, RejectDataRequestDocument } from './privacy.generated';
import { PersonExport } from './PersonExport';
import { getRequestName, type RequestDecision } from './request-columns';
import { MutationForm } from '../../shared/records/MutationDialogs';

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
export function DecisionDialog({ decision, ...props }: Props) {
  const { title, submit, hint, success, failure } = getTexts(decision);
  const isAnswer = decision.kind === 'complete' && decision.row.kind !== 'deletion';
  return (
    <MutationForm<DataRequestDecision, { id: number; input: DataRequestDecision }>
      {...props}
      title={title}
      submitLabel={submit}
      schema={dataRequestDecisionSchema}
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
