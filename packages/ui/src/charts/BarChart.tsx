import { ChartFigure, type ChartProps } from './ChartFigure';
import { barHeight } from './chart-data';
import { lazyDrawing, useLazyDrawing } from './lazy-drawing';

const bars = lazyDrawing(async () => ({ default: (await import('./drawings')).Bars }));

/** Horizontal bars below their names; the largest one takes the full width. */
export function BarChart(props: ChartProps) {
  const { title, data } = props;
  const { Drawing, ...tries } = useLazyDrawing(bars);
  const summary = `${title}. ${data.map(({ label, value }) => `${label}: ${value}`).join('; ')}`;
  return (
    <ChartFigure {...props} {...tries} height={barHeight * data.length}>
      <Drawing data={data} summary={summary} />
    </ChartFigure>
  );
}
