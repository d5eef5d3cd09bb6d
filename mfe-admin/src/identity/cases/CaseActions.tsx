import { useMutation } from '@apollo/client/react';
import { identityReasonFields } from '@cimiento/contracts/fields';
import { identityReasonSchema } from '@cimiento/contracts/schemas';
import { identityDecisionLabel, maxIdentitySubmissions, type IdentityDecision } from '@cimiento/contracts';
import { Button, Row } from '@cimiento/ui';
import { useState } from 'react';
import { Wide } from '../../shared/records/Fields';
import { MutationForm } from '../../shared/records/MutationDialogs';
import { RecordField } from '../../shared/records/RecordField';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import {
  ClaimIdentityCaseDocument,
  ReopenIdentityDocument,
  SuspendIdentityDocument,
  type WholeIdentityCaseFragment,
} from './cases.generated';
import { DecisionDialog } from './DecisionDialog';
import { Key } from './Key';
import { useKeys } from './keys';
import { useNextCase } from './useNextCase';
import type { Review } from './useReview';

type Case = WholeIdentityCaseFragment;
type Opened = IdentityDecision | 'suspend' | 'reopen';

const reasonTexts = {
  suspend: {
    mutation: SuspendIdentityDocument,
    title: 'Suspender identidad',
    submit: 'Suspender',
    variant: 'danger',
    hint: 'No podrá mover dinero, y no se le dice: lee que su identidad está en revisión. La razón solo la lee quien revisa.',
    toasts: { success: 'Identidad suspendida', failure: 'No se pudo suspender' },
  },
  reopen: {
    mutation: ReopenIdentityDocument,
    title: 'Abrir de nuevo',
    submit: 'Abrir de nuevo',
    variant: 'primary',
    hint: 'El caso vuelve a la fila y sus documentos se deciden otra vez. La razón solo la lee quien revisa.',
    toasts: { success: 'Caso abierto de nuevo', failure: 'No se pudo abrir de nuevo' },
  },
} as const;

const noReason: { reason?: string } = {};

type Props = { found: Case; review: Review; isMine: boolean; isTaken: boolean; reload: () => Promise<unknown> };

type ReasonProps = { kind: keyof typeof reasonTexts; id: number; reload: Props['reload']; onClose: () => void };

function ReasonDialog({ kind, id, reload, onClose }: ReasonProps) {
  const { title, submit, variant, hint, mutation, toasts } = reasonTexts[kind];
  return (
    <MutationForm
      title={title}
      submitLabel={submit}
      submitVariant={variant}
      schema={identityReasonSchema}
      initialValues={noReason}
      mutation={mutation}
      toVariables={({ reason }: { reason: string }) => ({ id, reason })}
      toasts={toasts}
      reload={reload}
      onClose={onClose}
    >
      <Wide>
        <RecordField name="reason" field={identityReasonFields.reason} hint={hint} />
      </Wide>
    </MutationForm>
  );
}

const mayReopen = ({ state, submissions }: Case): boolean =>
  ['rejected', 'expired', 'suspended'].includes(state) ||
  (state === 'needs_more' && submissions >= maxIdentitySubmissions);

/** The actions on a case, by buttons and by keys. */
export function CaseActions({ found, review, isMine, isTaken, reload }: Props) {
  const { id, state } = found;
  const { run } = useRecordChanges(reload);
  const [claim, { loading }] = useMutation(ClaimIdentityCaseDocument);
  const [opened, setOpened] = useState<Opened | null>(null);
  const next = useNextCase(id);
  const waits = state === 'submitted' || state === 'in_review';
  const onClaim = () =>
    void run(() => claim({ variables: { id } }), { success: 'El caso es tuyo', failure: 'No se pudo tomar el caso' });
  const open = (decision: Opened) => (isMine ? () => setOpened(decision) : undefined);
  useKeys({
    c: waits && !isTaken ? onClaim : undefined,
    a: open('approve'),
    p: open('needs_more'),
    x: open('reject'),
    n: () => void next.go(),
  });
  const close = () => setOpened(null);
  return (
    <Row as="section" aria-label="Acciones">
      {waits && !isTaken && (
        <Button size="small" variant={isMine ? 'secondary' : 'primary'} busy={loading} onClick={onClaim}>
          <span>{isMine ? 'Seguir 30 minutos más' : 'Tomar'}</span> <Key>c</Key>
        </Button>
      )}
      {isMine && (
        <>
          <Button size="small" onClick={() => setOpened('approve')}>
            {identityDecisionLabel.approve} <Key>a</Key>
          </Button>
          <Button size="small" variant="secondary" onClick={() => setOpened('needs_more')}>
            {identityDecisionLabel.needs_more} <Key>p</Key>
          </Button>
          <Button size="small" variant="secondary" onClick={() => setOpened('reject')}>
            {identityDecisionLabel.reject} <Key>x</Key>
          </Button>
        </>
      )}
      {state === 'approved' && (
        <Button size="small" variant="secondary" onClick={() => setOpened('suspend')}>
          Suspender
        </Button>
      )}
      {mayReopen(found) && (
        <Button size="small" variant="secondary" onClick={() => setOpened('reopen')}>
          Abrir de nuevo
        </Button>
      )}
      <Button size="small" variant="ghost" busy={next.isBusy} onClick={() => void next.go()}>
        Siguiente caso <Key>n</Key>
      </Button>
      {(opened === 'suspend' || opened === 'reopen') && (
        <ReasonDialog kind={opened} id={id} reload={reload} onClose={close} />
      )}
      {opened !== null && opened !== 'suspend' && opened !== 'reopen' && (
        <DecisionDialog decision={opened} found={found} review={review} reload={reload} onClose={close} />
      )}
    </Row>
  );
}
