/** Colours are custom properties that `GlobalStyle` sets for light and dark: components name a purpose, never a value. */
export const color = {
  ground: 'var(--ground)',
  surface: 'var(--surface)',
  sunken: 'var(--sunken)',
  ink: 'var(--ink)',
  muted: 'var(--muted)',
  line: 'var(--line)',
  lineStrong: 'var(--line-strong)',
  primary: 'var(--primary)',
  primaryHover: 'var(--primary-hover)',
  onPrimary: 'var(--on-primary)',
  /** Of the one action that a page is for; at most one in a view. Links are `ink` with a line below them. */
  accent: 'var(--accent)',
  accentHover: 'var(--accent-hover)',
  onAccent: 'var(--on-accent)',
  /** Background of sections that are dark in both themes. */
  dark: 'var(--dark)',
  onDark: 'var(--on-dark)',
  onDarkMuted: 'var(--on-dark-muted)',
  /** Marks what belongs to the person. */
  brass: 'var(--brass)',
  success: 'var(--success)',
  successSoft: 'var(--success-soft)',
  warning: 'var(--warning)',
  warningSoft: 'var(--warning-soft)',
  danger: 'var(--danger)',
  dangerSoft: 'var(--danger-soft)',
  focus: 'var(--focus)',
} as const;

/** The 8-point grid: `space[n]` is n × 8 px. */
export const space = {
  0.5: '0.25rem',
  1: '0.5rem',
  1.5: '0.75rem',
  2: '1rem',
  2.5: '1.25rem',
  3: '1.5rem',
  4: '2rem',
  5: '2.5rem',
  6: '3rem',
  8: '4rem',
  12: '6rem',
} as const;

export const radius = { sm: '6px', md: '10px', lg: '16px', full: '999px' } as const;

export const font = {
  display:
    "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Narrow Fallback', 'Fraunces Wide Fallback', Georgia, serif",
  sans: "'Inter Variable', 'Inter Fallback', 'Inter Wide Fallback', system-ui, sans-serif",
} as const;

/** Type scale. Headings have four sizes: `hero` (landing only), `page`, `section` and `card`. */
export const text = {
  tiny: '0.75rem',
  small: '0.875rem',
  body: '1rem',
  lead: '1.125rem',
  card: '1.1875rem',
  section: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.5rem)',
  page: 'clamp(1.5rem, 1.2rem + 1.4vw, 2.25rem)',
  hero: 'clamp(2.375rem, 1.4rem + 4vw, 4.25rem)',
  /** Figures of a row, and of a card. */
  amount: '1.375rem',
  figure: 'clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem)',
} as const;

export const shadow = { raised: 'var(--shadow-raised)', overlay: 'var(--shadow-overlay)' } as const;

/** Durations of transitions; zero under reduced motion. */
export const motion = { fast: 'var(--motion-fast)', slow: 'var(--motion-slow)' } as const;

/** Media queries for this width and above. */
export const media = { tablet: '@media (min-width: 40rem)', desktop: '@media (min-width: 64rem)' } as const;
