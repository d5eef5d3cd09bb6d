import { formatWholeNumber } from '@cimiento/contracts';
import { CloseIcon, color, DownloadIcon, IconButton, space } from '@cimiento/ui';
import { styled } from 'styled-components';
import { formatTotal } from './ListTitle';
import { useExport, type ExportProps } from './useExport';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

type Props<Row> = ExportProps<Row> & {
  /** Rows in the list; undefined until it loads. */
  total: number | undefined;
  totalIsCapped: boolean | undefined;
};

/** Downloads the searched and filtered list as CSV. During a long export it shows the progress, and the same button cancels it. */
export function ExportButton<Row extends { id: number }>({ total = 0, totalIsCapped = false, ...props }: Props<Row>) {
  const { done, start, cancel } = useExport(props);
  const running = done !== null;
  const all = Math.max(total, done ?? 0);
  const ofAll = formatTotal({ total: all, totalIsCapped: totalIsCapped && all === total });
  const progress = `${formatWholeNumber(done ?? 0)} de ${ofAll}`;
  return (
    <Row>
      <IconButton
        label={running ? 'Cancelar exportación' : 'Exportar CSV'}
        icon={running ? <CloseIcon /> : <DownloadIcon />}
        variant="secondary"
        onClick={running ? cancel : start}
      />
      {running && (
        <span
          role="progressbar"
          aria-label="Exportación"
          aria-valuemin={0}
          aria-valuemax={all}
          aria-valuenow={done}
          aria-valuetext={progress}
        >
          {progress}
        </span>
      )}
    </Row>
  );
}
