import { color, text } from '../../theme/tokens';

/** Props of every chart: full width, and the arrow keys move through the data. */
export const getChartProps = (summary: string, height: number) =>
  ({
    responsive: true,
    style: { width: '100%', height, fontSize: text.tiny, fontVariantNumeric: 'tabular-nums' },
    'aria-label': summary,
    'aria-roledescription': 'gráfico',
    desc: 'Recórrelo con las flechas izquierda y derecha.',
  }) as const;

/** Props of every bar; no animation, since it would explain nothing. */
export const barProps = {
  fill: color.primary,
  activeBar: { fill: color.primaryHover },
  isAnimationActive: false,
} as const;
