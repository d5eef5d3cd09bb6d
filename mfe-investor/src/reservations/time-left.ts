const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** '4 d 3 h 12 min' from ms: at least a minute while there is any time; '' when there is none. */
export function formatTimeLeft(ms: number): string {
  if (ms <= 0) return '';
  const whole = Math.max(ms, minuteMs);
  const days = Math.floor(whole / dayMs);
  const hours = Math.floor((whole % dayMs) / hourMs);
  const minutes = Math.floor((whole % hourMs) / minuteMs);
  const parts = [
    [days, 'd'],
    [hours, 'h'],
    [minutes, 'min'],
  ] as const;
  return parts
    .filter(([count], index) => count > 0 || parts.slice(0, index).some(([larger]) => larger > 0))
    .map(([count, unit]) => `${count} ${unit}`)
    .join(' ');
}
