import { ChartFigure, type ChartProps } from './ChartFigure';
import { columnChartHeight, getLargestSize, type ColumnDatum } from './chart-data';
import { lazyDrawing, useLazyDrawing } from './lazy-drawing';

const columns = lazyDrawing(async () => ({ default: (await import('./drawings')).Columns }));

type Props = ChartProps<ColumnDatum> & {
  /** Formats the size at a grid line. */
  scale: (size: number) => string;
};

/** Vertical columns, in the order of the data. */
export function ColumnChart({ scale, ...props }: Props) {
  const { title, data } = props;
  const { Drawing, ...tries } = useLazyDrawing(columns);
  const largest = getLargestSize(data);
  const highest = data.find(({ size }) => size === largest);
  const summary = `${title}. De ${data[0]?.label ?? ''} a ${data.at(-1)?.label ?? ''}; el mayor, ${highest?.label ?? ''}: ${highest?.value ?? ''}`;
  return (
    <ChartFigure {...props} {...tries} height={columnChartHeight}>
      <Drawing data={data} summary={summary} scale={scale} />
    </ChartFigure>
  );
}
