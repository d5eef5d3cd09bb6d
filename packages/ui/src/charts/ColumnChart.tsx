import { ChartFigure, type ChartProps } from './ChartFigure';
import { getLargestSize, type ColumnDatum } from './chart-data';
import { columnsHeight } from './measures';
import { lazyDrawing, useLazyDrawing } from './lazy-drawing';

const columns = lazyDrawing(async () => ({ default: (await import('./drawings')).Columns }));

type Props = ChartProps<ColumnDatum> & {
  /** Writes the size of a line for people. */
  scale: (size: number) => string;
};

/** Values in their order, as columns from one ground. */
export function ColumnChart({ scale, ...props }: Props) {
  const { title, data } = props;
  const { Drawing, ...tries } = useLazyDrawing(columns);
  const largest = getLargestSize(data);
  const highest = data.find(({ size }) => size === largest);
  const summary = `${title}. De ${data[0]?.label ?? ''} a ${data.at(-1)?.label ?? ''}; el mayor, ${highest?.label ?? ''}: ${highest?.value ?? ''}`;
  return (
    <ChartFigure {...props} {...tries} height={columnsHeight}>
      <Drawing data={data} summary={summary} scale={scale} />
    </ChartFigure>
  );
}
