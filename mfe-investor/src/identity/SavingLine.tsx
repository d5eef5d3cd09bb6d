import { Button, Muted, Notice } from '@cimiento/ui';
import type { AnswerForm } from './useAnswers';

// One line each: what is below must not move while somebody presses it.
const texts = {
  idle: 'Se guarda solo mientras escribes.',
  saving: 'Guardando...',
  saved: 'Guardado. Puedes seguir después.',
  failed: 'Sin guardar: mira abajo.',
} as const;

/** Whether the answers are stored. */
export const SavingLine = ({ form: { saving } }: { form: AnswerForm }) => <Muted role="status">{texts[saving]}</Muted>;

/** A failure to store: it says what is safe, and offers to try again. */
export const SavingFault = ({ form: { saving, refusal, save } }: { form: AnswerForm }) =>
  saving === 'failed' ? (
    <Notice $tone="danger" role="alert">
      <span>{`No pudimos guardar. Lo que escribiste sigue aquí. ${refusal ?? ''}`}</span>{' '}
      <Button variant="secondary" size="small" onClick={() => void save()}>
        Guardar de nuevo
      </Button>
    </Notice>
  ) : null;
