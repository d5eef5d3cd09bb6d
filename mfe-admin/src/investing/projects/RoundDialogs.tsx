import {
  formatDollars,
  formatPaymentDate,
  formatWholeNumber,
  getLastExtension,
  roundMessages,
  today,
} from '@cimiento/contracts';
import {
  getInitialValues,
  roundCancellationFields,
  roundConfirmationFields,
  roundExtensionFields,
  roundFields,
  type RoundInput,
} from '@cimiento/contracts/fields';
import { roundCancellationSchema, roundExtensionSchema, roundSchema, toSchema } from '@cimiento/contracts/schemas';
import { useMemo } from 'react';
import { Wide } from '../../shared/records/Fields';
import { pickFormValues } from '../../shared/records/form-values';
import { MutationForm, MutationQuestion } from '../../shared/records/MutationDialogs';
import { RecordField } from '../../shared/records/RecordField';
import type { ProjectContentQuery } from './content.generated';
import {
  CancelRoundDocument,
  ConfirmRoundDocument,
  ExtendRoundDocument,
  SetProjectRoundDocument,
} from './rounds.generated';

export type RoundOverview = ProjectContentQuery['roundOverview'];
export type Round = NonNullable<RoundOverview['round']>;
export type RoundProject = ProjectContentQuery['adminProject'];

export type RoundDialog = 'terms' | 'extend' | 'cancel' | 'confirm';

type Props = {
  project: RoundProject;
  overview: RoundOverview;
  onClose: () => void;
  reload: () => Promise<unknown>;
};
type LiveProps = Props & { round: Round };

const isTerm = (name: string): name is keyof RoundInput => name in roundFields;
const termNames = Object.keys(roundFields).filter(isTerm);

const newTerms: Partial<RoundInput> = { ...getInitialValues(roundFields), opensAt: today() };

/** Sets the terms of a round, or changes them while nobody takes part in it. */
export function TermsDialog({ project: { id, target }, overview: { round }, ...props }: Props) {
  const initialValues = useMemo(() => (round ? pickFormValues(round, termNames) : newTerms), [round]);
  return (
    <MutationForm
      {...props}
      title={round ? 'Cambiar la ronda' : 'Definir ronda'}
      submitLabel="Guardar ronda"
      schema={roundSchema}
      initialValues={initialValues}
      mutation={SetProjectRoundDocument}
      toVariables={(input: RoundInput) => ({ projectId: id, input })}
      toasts={{ success: 'Ronda guardada', failure: 'No se pudo guardar la ronda' }}
      notice={
        <p>{`El objetivo del proyecto es ${formatDollars(target)}. Con la primera orden o el primer interés, la ronda y el objetivo quedan fijos.`}</p>
      }
    >
      {termNames.map((name) => (
        <RecordField key={name} name={name} field={roundFields[name]} />
      ))}
    </MutationForm>
  );
}

/** Moves the end of an open round, once. */
export function ExtendDialog({ project, overview: _overview, round, ...props }: LiveProps) {
  const last = getLastExtension(round.closesAt);
  return (
    <MutationForm
      {...props}
      title="Extender la ronda"
      submitLabel="Extender"
      schema={roundExtensionSchema}
      initialValues={{}}
      mutation={ExtendRoundDocument}
      toVariables={({ closesAt }: { closesAt: string }) => ({ projectId: project.id, closesAt })}
      toasts={{ success: 'Ronda extendida', failure: 'No se pudo extender la ronda' }}
      notice={
        <p>
          {`Cierra el ${formatPaymentDate(round.closesAt)}. Se extiende una sola vez. Avisamos a quienes participan, y pueden salir hasta el nuevo cierre.`}
        </p>
      }
    >
      <RecordField
        name="closesAt"
        field={roundExtensionFields.closesAt}
        max={last}
        hint={`Hasta el ${formatPaymentDate(last)}.`}
      />
    </MutationForm>
  );
}

const count = (number: number, one: string, many: string): string =>
  `${formatWholeNumber(number)} ${number === 1 ? one : many}`;

/** Money that goes back when a round is cancelled: of its orders, and of its interests. */
export function describeReturn({ orders, interests, round }: RoundOverview): string {
  const { paid = 0, interested = 0 } = round ?? {};
  const parts = [
    ...(orders > 0 ? [`${formatDollars(paid)} de ${count(orders, 'orden pagada', 'órdenes pagadas')}`] : []),
    ...(interests > 0 ? [`${formatDollars(interested)} de ${count(interests, 'interés', 'intereses')}`] : []),
  ];
  return parts.length === 0
    ? 'Todavía no hay dinero en esta ronda.'
    : `Vuelven ${parts.join(' y ')} al saldo de cada inversionista.`;
}

/** Ends a round before its time. */
export function CancelDialog({ project, overview, round: _round, ...props }: LiveProps) {
  return (
    <MutationForm
      {...props}
      title={`¿Cancelar la ronda de ${project.name}?`}
      submitLabel="Cancelar la ronda"
      submitVariant="danger"
      schema={roundCancellationSchema}
      initialValues={{}}
      mutation={CancelRoundDocument}
      toVariables={({ reason }: { reason: string }) => ({ projectId: project.id, reason })}
      toasts={{ success: 'Ronda cancelada', failure: 'No se pudo cancelar la ronda' }}
      notice={<p>{`${describeReturn(overview)} Las reservas vencen. Esta acción no se puede deshacer.`}</p>}
    >
      <Wide>
        <RecordField name="reason" field={roundCancellationFields.reason} hint="Lo leen quienes participan." />
      </Wide>
    </MutationForm>
  );
}

const { empty: _optional, ...shortfall } = roundConfirmationFields.shortfall;
const shortfallFields = { shortfall };
const confirmation = {
  mutation: ConfirmRoundDocument,
  toasts: { success: 'Ronda confirmada', failure: 'No se pudo confirmar la ronda' },
};

/** Proposes the success of a closed round to a second administrator; below its target, with who brings the rest. */
export function ConfirmDialog({ project, overview: _overview, round, ...props }: LiveProps) {
  const { id, name, target } = project;
  const missing = target - round.paid;
  const title = `¿Confirmar la ronda de ${name}?`;
  const effect = `Se reunieron ${formatDollars(round.paid)} de ${formatDollars(target)}. Otro administrador debe aprobarlo; entonces el dinero pasa al proyecto y se crean sus inversiones.`;
  if (missing <= 0)
    return (
      <MutationQuestion
        {...props}
        {...confirmation}
        title={title}
        confirmLabel="Confirmar"
        confirmVariant="primary"
        variables={{ projectId: id, shortfall: null }}
        closesOnFailure
      >
        <p>{effect}</p>
      </MutationQuestion>
    );
  return (
    <MutationForm
      {...props}
      {...confirmation}
      title={title}
      submitLabel="Confirmar"
      schema={toSchema(shortfallFields)}
      initialValues={{}}
      toVariables={(input: { shortfall: string | null }) => ({ projectId: id, shortfall: input.shortfall })}
      notice={<p>{`${effect} ${roundMessages.shortfall(missing)}`}</p>}
    >
      <Wide>
        <RecordField name="shortfall" field={shortfall} />
      </Wide>
    </MutationForm>
  );
}
