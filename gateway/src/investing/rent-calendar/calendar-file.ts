import {
  afterFees,
  brand,
  describeDeductions,
  describeGross,
  formatExactDollars,
  formatMonth,
  rentState,
} from '@cimiento/contracts';
import type { RentCalendarMonth } from './rent-calendar.types';

// Lines of a calendar file have at most 75 bytes (RFC 5545); a longer one continues after a line break and a blank.
const maxLineBytes = 75;

const escapeText = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replaceAll(/\r\n|\r|\n/g, '\\n');

function foldLine(line: string): string {
  const parts: string[] = [];
  let part = '';
  // By characters, so that none is cut within its bytes.
  for (const character of line) {
    if (Buffer.byteLength(part + character) > maxLineBytes - (parts.length > 0 ? 1 : 0)) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return [...parts, part].join('\r\n ');
}

const toDate = (date: string): string => date.replaceAll('-', '');

const toInstant = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

function describeAmounts(month: RentCalendarMonth): string {
  const gross = describeGross(month);
  const deductions = describeDeductions(month);
  const projected = `Proyectado, ${afterFees}: ${formatExactDollars(month.expected)}${gross === null ? '' : ` (${gross})`}.`;
  return `${projected} Recibido: ${formatExactDollars(month.received)}${deductions === null ? '' : `, ${deductions}`}.`;
}

function listEventLines(month: RentCalendarMonth, host: string, now: Date): string[] {
  const { projectId, projectName, period, state, dueDate } = month;
  return [
    'BEGIN:VEVENT',
    `UID:renta-${projectId}-${period}@${host}`,
    `DTSTAMP:${toInstant(now)}`,
    `DTSTART;VALUE=DATE:${toDate(dueDate)}`,
    `SUMMARY:${escapeText(`Renta de ${projectName}, ${formatMonth(period)}: ${rentState[state].label.toLowerCase()}`)}`,
    `DESCRIPTION:${escapeText(`${describeAmounts(month)} Los rendimientos proyectados no están garantizados.`)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

// A calendar needs a component (RFC 5545): without rents it has only this one, and applications refuse one that has none.
const timeZoneLines = [
  'BEGIN:VTIMEZONE',
  'TZID:America/Guayaquil',
  'BEGIN:STANDARD',
  'DTSTART:19930205T000000',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/** The rents of a user as a calendar file (RFC 5545): each on its due date. `host` makes the events' ids unique. */
export function toCalendarFile(months: readonly RentCalendarMonth[], host: string, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand.name}//Calendario de rentas//ES`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:Rentas de ${brand.name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
    ...timeZoneLines,
    ...months.flatMap((month) => listEventLines(month, host, now)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
