import { identityDecisionLabel, identityDocumentLabel, riskLevel, type IdentityDecision } from '@cimiento/contracts';
import { identityDecisionFields, type IdentityProfile } from '@cimiento/contracts/fields';
import { getAnswerLabel } from '@cimiento/product-ui/identity';
import { Button, Dialog, List, Stack, TextArea } from '@cimiento/ui';
import { useState } from 'react';
import { FormError } from '../../shared/records/FormError';
import type { WholeIdentityCaseFragment } from './cases.generated';
import { useDecision } from './useDecision';
import { findDecisionFault, type Review } from './useReview';

type Props = {
  decision: IdentityDecision;
  found: WholeIdentityCaseFragment;
  review: Review;
  reload: () => Promise<unknown>;
  onClose: () => void;
};

const titles: Record<IdentityDecision, string> = {
  approve: 'Aprobar identidad',
  needs_more: 'Pedir correcciones',
  reject: 'Rechazar identidad',
};

const read = 'La persona la lee. No nombres ninguna lista.';
const reasonTexts: Record<IdentityDecision, { label: string; hint: string }> = {
  approve: { label: 'Nota (opcional)', hint: 'Solo la lee quien revisa, también la segunda persona.' },
  needs_more: { label: 'Algo más (opcional)', hint: read },
  reject: { label: 'Razón', hint: read },
};

/** The refused answers and documents, and those that are asked for, as the person reads them. */
function Refused({ found, review }: Pick<Props, 'found' | 'review'>) {
  const lines = [
    ...Object.entries(review.answers).map(([name, reason]) => [
      getAnswerLabel(name, found.profile.kind as IdentityProfile['kind']),
      reason,
    ]),
    ...found.documents.flatMap(({ id, kind }) => {
      const verdict = review.documents[id];
      return verdict && !verdict.accepted ? [[identityDocumentLabel[kind], verdict.reason]] : [];
    }),
    ...review.missing.map(({ kind, reason }) => [identityDocumentLabel[kind], reason]),
  ];
  return (
    <List $gap={0.5}>
      {lines.map(([name, reason]) => (
        <li key={name}>{`${name}: ${reason}`}</li>
      ))}
    </List>
  );
}

const getEffect = (decision: IdentityDecision, { risk, legalName, userName }: WholeIdentityCaseFragment): string => {
  const name = legalName ?? userName;
  if (decision === 'needs_more') return `${name} recibe un aviso y cambia solo esto:`;
  if (decision === 'reject')
    return `${name} recibe un aviso con la razón. Solo alguien del equipo puede abrirla de nuevo.`;
  const months = risk === null ? null : riskLevel[risk].months;
  return `${name} podrá mover dinero${months === null ? '' : `, por ${months} meses como máximo`}.`;
};

/** Asks before a decision is sent, with what the person reads. A refusal stays in the dialog. */
export function DecisionDialog({ decision, found, review, reload, onClose }: Props) {
  const [reason, setReason] = useState('');
  const { send, isBusy, refusal, hasChanged } = useDecision(found, reload);
  const fault = findDecisionFault(decision, found, review, reason);
  const onConfirm = async () => {
    if (await send(decision, review, reason)) onClose();
  };
  return (
    <Dialog
      open
      disablePointerDismissal
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={titles[decision]}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
          {hasChanged ? (
            <Button
              onClick={() => {
                void reload();
                onClose();
              }}
            >
              Volver a cargar
            </Button>
          ) : (
            <Button
              variant={decision === 'reject' ? 'danger' : 'primary'}
              disabled={fault !== null}
              busy={isBusy}
              busyLabel="Enviando..."
              onClick={() => void onConfirm()}
            >
              {identityDecisionLabel[decision]}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {refusal !== null && <FormError role="alert">{refusal}</FormError>}
        <p>{getEffect(decision, found)}</p>
        {decision === 'needs_more' && <Refused found={found} review={review} />}
        <TextArea
          {...reasonTexts[decision]}
          required={decision === 'reject'}
          maxLength={identityDecisionFields.reason.max}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {fault !== null && <p role="status">{fault}</p>}
      </Stack>
    </Dialog>
  );
}
