import { ChartFigure, type ChartProps } from './ChartFigure';
import { barRow } from './measures';
import { lazyDrawing, useLazyDrawing } from './lazy-drawing';

const bars = lazyDrawing(async () => ({ default: (await import('./drawings')).Bars }));

/** Values beside each other, as bars below their names; the largest is the whole width. */
export function BarChart(props: ChartProps) {
  const { title, data } = props;
  const { Drawing, ...tries } = useLazyDrawing(bars);
  const summary = `${title}. ${data.map(({ label, value }) => `${label}: ${value}`).join('; ')}`;
  return (
    <ChartFigure {...props} {...tries} height={barRow * data.length}>
      <Drawing data={data} summary={summary} />
    </ChartFigure>
  );
}
