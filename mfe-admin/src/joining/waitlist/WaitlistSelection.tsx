import { useMutation } from '@apollo/client/react';
import { formatWholeNumber } from '@cimiento/contracts';
import { Button } from '@cimiento/ui';
import { useState } from 'react';
import { ActionDialog } from '../../shared/records/ActionDialog';
import { RowSelectionBar, type RowSelection } from '../../shared/records/row-selection';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import type { WaitlistRequest } from './waitlist-columns';
import { DeclineWaitlistRequestsDocument, InviteWaitlistRequestsDocument } from './waitlist.generated';

const formatPeople = (count: number): string => `${formatWholeNumber(count)} ${count === 1 ? 'persona' : 'personas'}`;
const formatRequests = (count: number): string =>
  `${formatWholeNumber(count)} ${count === 1 ? 'solicitud' : 'solicitudes'}`;

type Answer = { error: string | null };

/** '18 personas invitadas; 2 solicitudes quedaron como estaban: …' */
function describeAnswers(answers: readonly Answer[], done: (count: number) => string): string {
  const refused = answers.flatMap(({ error }) => (error === null ? [] : [error]));
  const result = done(answers.length - refused.length);
  if (refused.length === 0) return result;
  return `${result}; ${formatRequests(refused.length)} sin cambio: ${[...new Set(refused)].join(' ')}`;
}

const texts = {
  invite: {
    question: (count: number) => `¿Invitar a ${formatPeople(count)}?`,
    effect: 'Crearemos un código de un solo uso para cada una y le enviaremos el enlace a su correo.',
    confirm: 'Invitar',
    done: (count: number) => `${formatPeople(count)} ${count === 1 ? 'invitada' : 'invitadas'}`,
    failure: 'No se pudo invitar',
  },
  decline: {
    question: (count: number) => `¿Rechazar ${formatRequests(count)}?`,
    effect: 'No se avisa a nadie, y puedes volver cada una a pendiente cuando quieras.',
    confirm: 'Rechazar',
    done: (count: number) => `${formatRequests(count)} ${count === 1 ? 'rechazada' : 'rechazadas'}`,
    failure: 'No se pudo rechazar',
  },
} as const;
type Action = keyof typeof texts;

type DialogProps = { action: Action; ids: number[]; reload: () => Promise<unknown>; onClose: () => void };

/** One question before all selected requests get the same answer. */
function AnswerDialog({ action, ids, reload, onClose }: DialogProps) {
  const { run } = useRecordChanges(reload);
  const getContext = useIdempotencyKey();
  const [invite] = useMutation(InviteWaitlistRequestsDocument);
  const [decline] = useMutation(DeclineWaitlistRequestsDocument);
  const { question, effect, confirm, done, failure } = texts[action];
  const send = async (): Promise<readonly Answer[]> => {
    const variables = { input: { ids } };
    const context = getContext({ action, ids });
    return action === 'invite'
      ? ((await invite({ variables, context })).data?.inviteWaitlistRequests ?? [])
      : ((await decline({ variables, context })).data?.declineWaitlistRequests ?? []);
  };
  const onConfirm = async () => {
    let answers: readonly Answer[] = [];
    await run(async () => (answers = await send()), { success: () => describeAnswers(answers, done), failure });
    return true;
  };
  return (
    <ActionDialog
      title={question(ids.length)}
      confirmLabel={confirm}
      confirmVariant="primary"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>{effect}</p>
    </ActionDialog>
  );
}

type Props = { selection: RowSelection<WaitlistRequest>; reload: () => Promise<unknown> };

/** Selects the pending requests of the page, and answers the selected ones together after one question. */
export function WaitlistSelection({ selection, reload }: Props) {
  const [asked, setAsked] = useState<{ action: Action; ids: number[] } | null>(null);
  const { offered, selected } = selection;
  const ask = (action: Action) => setAsked({ action, ids: selected.map(({ id }) => id) });
  return (
    <RowSelectionBar
      label="Respuesta a varias solicitudes"
      selection={selection}
      status={
        selected.length > 0
          ? `${formatRequests(selected.length)} ${selected.length === 1 ? 'seleccionada' : 'seleccionadas'}`
          : `${formatRequests(offered.length)} por responder en esta página`
      }
      selectAll={offered.length === 1 ? 'Seleccionar la pendiente' : `Seleccionar las ${offered.length} pendientes`}
      dialog={asked && <AnswerDialog {...asked} reload={reload} onClose={() => setAsked(null)} />}
    >
      <Button size="small" onClick={() => ask('invite')}>
        Invitar a los seleccionados
      </Button>
      <Button variant="secondary" size="small" onClick={() => ask('decline')}>
        Rechazar a los seleccionados
      </Button>
    </RowSelectionBar>
  );
}
