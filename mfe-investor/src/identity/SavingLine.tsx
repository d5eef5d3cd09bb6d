import { Button, Muted, Notice } from '@cimiento/ui';
import type { AnswerForm } from './useAnswers';

const texts = {
  idle: 'Se guarda solo: puedes cerrar esta página y seguir después.',
  saving: 'Guardando...',
  saved: 'Guardado. Puedes cerrar esta página y seguir después.',
} as const;

/** Whether the answers are stored; a failure says what is safe and offers to try again. */
export function SavingLine({ form: { saving, refusal, save } }: { form: AnswerForm }) {
  if (saving === 'failed')
    return (
      <Notice $tone="danger" role="alert">
        <span>{`No pudimos guardar. Lo que escribiste sigue aquí. ${refusal ?? ''}`}</span>{' '}
        <Button variant="secondary" size="small" onClick={() => void save()}>
          Guardar de nuevo
        </Button>
      </Notice>
    );
  return <Muted role="status">{texts[saving]}</Muted>;
}
