import { formatWholeNumber } from '@cimiento/contracts';
import { Button, Checkbox, color, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import { describeDuplicate } from './duplicate-texts';
import type { ResolvedFile } from './resolve-payments';
import type { DuplicateCheck } from './useDuplicateCheck';

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

const maxShown = 50;

const formatRowCount = (count: number): string => `${formatWholeNumber(count)} ${count === 1 ? 'fila' : 'filas'}`;

type Props = {
  file: ResolvedFile;
  check: DuplicateCheck;
  onRetry: () => void;
  /** Whether the user chose to import the repeated rows too. */
  accepted: boolean;
  onAccept: (accepted: boolean) => void;
};

/** Rows of the file that repeat a recorded payment, with the checkbox that allows importing them. */
export function DuplicateWarning({ file, check, onRetry, accepted, onAccept }: Props) {
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
        <strong>{`${formatRowCount(count)} con un pago de la misma inversión y el mismo período.`}</strong>
      </p>
      <Checkbox
        label={
          count === 1 ? 'Importar también la fila repetida' : `Importar también las ${formatRowCount(count)} repetidas`
        }
        checked={accepted}
        onChange={({ target }) => onAccept((target as HTMLInputElement).checked)}
      />
      <ul>
        {check.duplicates.slice(0, maxShown).map((duplicate) => (
          <li key={duplicate.row}>{describeDuplicate(file, duplicate)}</li>
        ))}
        {count > maxShown && <li>{`Y ${formatWholeNumber(count - maxShown)} más.`}</li>}
      </ul>
    </Box>
  );
}
