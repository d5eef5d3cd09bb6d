import { wholeNumber } from '@cimiento/contracts';
import { Button, Checkbox, color, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import { duplicateWords } from './duplicates';
import type { PaymentFile } from './payments-from-csv';
import type { DuplicateCheck } from './useDuplicates';

const Box = styled.div`
  margin-top: ${space[2]};
  padding: ${space[1.5]} ${space[2]};
  border-left: 3px solid ${color.warning};
  border-radius: ${radius.sm};
  background: ${color.warningSoft};

  p {
    margin: 0 0 ${space[1]};
  }

  ul {
    margin: ${space[1.5]} 0 0;
    padding-left: ${space[2.5]};
    font-size: ${text.small};
  }
`;

const shown = 50;

const many = (count: number): string => `${wholeNumber(count)} ${count === 1 ? 'fila' : 'filas'}`;

type Props = {
  file: PaymentFile;
  check: DuplicateCheck;
  onRetry: () => void;
  /** Whether the person goes on all the same. */
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
};

/** The rows of a file that look like payments made before, and the word of the person that they are meant so. */
export function PaymentWarnings({ file, check, onRetry, accepted, onAccept }: Props) {
  if (check.state === 'failed') {
    return (
      <Box role="alert">
        <p>No se pudo revisar si estos pagos ya existen. No se importó ningún pago.</p>
        <Button variant="secondary" size="small" onClick={onRetry}>
          Reintentar
        </Button>
      </Box>
    );
  }
  if (check.state !== 'done' || check.duplicates.length === 0) return null;
  const count = check.duplicates.length;
  return (
    <Box role="alert">
      <p>
        <strong>{`${many(count)} con un pago de la misma inversión y el mismo período.`}</strong>
      </p>
      <Checkbox
        label={count === 1 ? 'Importar también la fila repetida' : `Importar también las ${many(count)} repetidas`}
        checked={accepted}
        onChange={({ target }) => onAccept((target as HTMLInputElement).checked)}
      />
      <ul>
        {check.duplicates.slice(0, shown).map((duplicate) => (
          <li key={duplicate.row}>{duplicateWords(file, duplicate)}</li>
        ))}
        {count > shown && <li>{`Y ${wholeNumber(count - shown)} más.`}</li>}
      </ul>
    </Box>
  );
}
