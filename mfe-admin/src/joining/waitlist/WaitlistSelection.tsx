import { useMutation } from '@apollo/client/react';
import { formatWholeNumber } from '@cimiento/contracts';
import { Button, color, space, text } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ActionDialog } from '../../shared/records/ActionDialog';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import type { WaitlistRequest } from './waitlist-columns';
import { DeclineWaitlistRequestsDocument, InviteWaitlistRequestsDocument } from './waitlist.generated';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  font-size: ${text.small};
  border-top: 1px solid ${color.line};
  padding: ${space[1]} 0;
`;

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

type Props = {
  /** The pending requests of the page, and the selected ones among them. */
  pending: readonly WaitlistRequest[];
  selected: readonly WaitlistRequest[];
  onSelect: (ids: readonly number[]) => void;
  reload: () => Promise<unknown>;
};

/** Selects the pending requests of the page, and answers the selected ones together after one question. */
export function WaitlistSelection({ pending, selected, onSelect, reload }: Props) {
  const [asked, setAsked] = useState<{ action: Action; ids: number[] } | null>(null);
  const ask = (action: Action) => setAsked({ action, ids: selected.map(({ id }) => id) });
  const dialog = asked && <AnswerDialog {...asked} reload={reload} onClose={() => setAsked(null)} />;
  if (pending.length === 0) return dialog;
  return (
    <Bar role="group" aria-label="Respuesta a varias solicitudes">
      <span aria-live="polite">
        {selected.length > 0
          ? `${formatRequests(selected.length)} ${selected.length === 1 ? 'seleccionada' : 'seleccionadas'}`
          : `${formatRequests(pending.length)} por responder en esta página`}
      </span>
      {selected.length < pending.length && (
        <Button variant="secondary" size="small" onClick={() => onSelect(pending.map(({ id }) => id))}>
          {pending.length === 1 ? 'Seleccionar la pendiente' : `Seleccionar las ${pending.length} pendientes`}
        </Button>
      )}
      {selected.length > 0 && (
        <>
          <Button variant="secondary" size="small" onClick={() => onSelect([])}>
            Quitar selección
          </Button>
          <Button size="small" onClick={() => ask('invite')}>
            Invitar a los seleccionados
          </Button>
          <Button variant="secondary" size="small" onClick={() => ask('decline')}>
            Rechazar a los seleccionados
          </Button>
        </>
      )}
      {dialog}
    </Bar>
  );
}
