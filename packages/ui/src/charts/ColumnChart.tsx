import { ChartFigure, type ChartProps } from './ChartFigure';
import { largestOf, type ColumnDatum } from './datum';
import { columnsHeight } from './measures';
import { fetched, useDrawing } from './useDrawing';

const columns = fetched(async () => ({ default: (await import('./drawings')).Columns }));

type Props = ChartProps<ColumnDatum> & {
  /** Writes the size of a line for people. */
  scale: (size: number) => string;
};

/** Values in their order, as columns from one ground. */
export function ColumnChart({ scale, ...props }: Props) {
  const { title, data } = props;
  const { Drawing, ...tries } = useDrawing(columns);
  const largest = largestOf(data);
  const highest = data.find(({ size }) => size === largest);
  const summary = `${title}. De ${data[0]?.label ?? ''} a ${data.at(-1)?.label ?? ''}; el mayor, ${highest?.label ?? ''}: ${highest?.value ?? ''}`;
  return (
    <ChartFigure {...props} {...tries} height={columnsHeight}>
      <Drawing data={data} summary={summary} scale={scale} />
    </ChartFigure>
  );
}
