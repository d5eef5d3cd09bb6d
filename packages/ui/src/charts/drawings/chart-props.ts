import { color, text } from '../../theme/tokens';

/** What every chart has in common: it is as wide as its place, and the arrow keys walk through it. */
export const getChartProps = (summary: string, height: number) =>
  ({
    responsive: true,
    style: { width: '100%', height, fontSize: text.tiny, fontVariantNumeric: 'tabular-nums' },
    'aria-label': summary,
    'aria-roledescription': 'gráfico',
    desc: 'Recórrelo con las flechas izquierda y derecha.',
  }) as const;

/** Bars stand at once: their growing would explain nothing. */
export const barProps = {
  fill: color.primary,
  activeBar: { fill: color.primaryHover },
  isAnimationActive: false,
} as const;
