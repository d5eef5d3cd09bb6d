/** Maximum number of windows; in a larger building one window represents several fractions. */
const maxWindows = 600;

const window = { width: 10, height: 15, gap: 6 } as const;
const margin = 16;
const roof = 34;
const base = 40;

export type FacadeLayout = {
  /** Fractions that one window represents. */
  perWindow: number;
  windows: number;
  columns: number;
  rows: number;
  /** Size in the drawing's own units. */
  width: number;
  height: number;
};

/** Slightly more columns than rows, since windows are taller than wide; preferably a number that leaves no row incomplete. */
function getColumnCount(windows: number): number {
  const ideal = Math.sqrt(windows * 1.05);
  const calculateMisfit = (columns: number): number => Math.abs(Math.log(columns / ideal));
  let best = 0;
  for (let columns = Math.ceil(ideal * 0.8); columns <= Math.min(windows, ideal * 1.25); columns += 1) {
    const isFit = windows % columns === 0 && calculateMisfit(columns) < 0.2;
    if (isFit && (best === 0 || calculateMisfit(columns) < calculateMisfit(best))) best = columns;
  }
  return Math.max(3, best || Math.ceil(ideal));
}

/** Dimensions of the façade of a building with `total` fractions: always slightly taller than wide. */
export function getFacadeLayout(total: number): FacadeLayout {
  const perWindow = Math.max(1, Math.ceil(total / maxWindows));
  const windows = Math.max(1, Math.ceil(total / perWindow));
  const columns = getColumnCount(windows);
  const rows = Math.ceil(windows / columns);
  return {
    perWindow,
    windows,
    columns,
    rows,
    width: columns * (window.width + window.gap) - window.gap + margin * 2,
    height: rows * (window.height + window.gap) - window.gap + margin * 2 + roof + base,
  };
}

export type WindowState = 'mine' | 'lit' | 'reserved' | 'free';

/**
 * Window indices in the order in which they are lit: scattered, as in a real building at dusk, and always the same. Rank and index are one number
 * each, which sorts natively: the home page draws 19 buildings before its visitor's browser has compiled a comparison.
 */
function getLightingOrder(windows: number): Float64Array {
  const ranks = new Float64Array(windows);
  for (let index = 0; index < windows; index += 1) {
    const mixed = Math.imul((index + 1) ^ ((index + 1) >>> 16), 0x7feb352d);
    const rank = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b) >>> 0;
    ranks[index] = rank * (maxWindows + 1) + index;
  }
  return ranks.sort().map((ranked) => ranked % (maxWindows + 1));
}

const clamp = (value: number, max: number): number => Math.min(max, Math.max(0, Math.round(value)));

/** The state of each window in reading order: of `total` fractions `lit` are funded, the user holds `mine` of those, and `reserved` are held. */
export function getWindowStates(total: number, lit: number, mine: number, reserved = 0): WindowState[] {
  const { perWindow, windows } = getFacadeLayout(total);
  const litWindows = clamp(lit / perWindow, windows);
  const mineWindows = Math.min(litWindows, mine > 0 ? Math.max(1, clamp(mine / perWindow, windows)) : 0);
  const takenWindows = clamp((lit + reserved) / perWindow, windows);
  const states: WindowState[] = Array.from({ length: windows }, () => 'free');
  getLightingOrder(windows).forEach((index, turn) => {
    if (turn < mineWindows) states[index] = 'mine';
    else if (turn < litWindows) states[index] = 'lit';
    else if (turn < takenWindows) states[index] = 'reserved';
  });
  return states;
}

/** All windows of one state as the data of one path: a single element for 300 windows. */
export function toWindowsPath(states: readonly WindowState[], state: WindowState, columns: number, inset = 0): string {
  return states
    .map((current, index) => {
      if (current !== state) return '';
      const x = margin + (index % columns) * (window.width + window.gap) - inset;
      const y = roof + margin + Math.floor(index / columns) * (window.height + window.gap) - inset;
      const w = window.width + inset * 2;
      return `M${x} ${y}h${w}v${window.height + inset * 2}h${-w}z`;
    })
    .join('');
}

export const facadeMeasures = { roof, base, margin } as const;
