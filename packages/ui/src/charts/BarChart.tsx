import { ChartFigure, type ChartProps } from './ChartFigure';
import { barHeight } from './chart-data';

/** Horizontal bars below their names; the largest one takes the full width. */
export function BarChart(props: ChartProps) {
  const { title, data } = props;
  const summary = `${title}. ${data.map(({ label, value }) => `${label}: ${value}`).join('; ')}`;
  return (
    <ChartFigure
      {...props}
      height={barHeight * data.length}
      draw={({ Bars }) => <Bars data={data} summary={summary} />}
    />
  );
}
