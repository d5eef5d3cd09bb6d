import { ChartFigure, type ChartProps } from './ChartFigure';
import { columnChartHeight, getLargestSize, type ColumnDatum } from './chart-data';

type Props = ChartProps<ColumnDatum> & {
  /** Formats the size at a grid line. */
  scale: (size: number) => string;
};

/** Vertical columns, in the order of the data. */
export function ColumnChart({ scale, ...props }: Props) {
  const { title, data } = props;
  const largest = getLargestSize(data);
  const highest = data.find(({ size }) => size === largest);
  const summary = `${title}. De ${data[0]?.label ?? ''} a ${data.at(-1)?.label ?? ''}; el mayor, ${highest?.label ?? ''}: ${highest?.value ?? ''}`;
  return (
    <ChartFigure
      {...props}
      height={columnChartHeight}
      draw={({ Columns }) => <Columns data={data} summary={summary} scale={scale} />}
    />
  );
}
