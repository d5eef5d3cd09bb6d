import {
  brand,
  centsToText,
  formatExactDollars,
  formatMonth,
  formatShortDate,
  listSaleLines,
  messages,
  parseSignedCents,
  statementTaxNote,
  toCalendarDate,
  type StatementFacts,
} from '@cimiento/contracts';
import type { StatementFonts } from './fonts';
import { colors, content, Paper, type Column } from './paper';
import type { StatementDocument } from './statement-document';
import { addVerification } from './verification';

// A minus sign and not a hyphen, after which a line could break.
const money = (cents: number): string => formatExactDollars(centsToText(cents)).replace('-', '−');
// Most cells of a year are empty: a dash is quieter than many zeros.
const moneyOrDash = (cents: number): string => (cents === 0 ? '—' : money(cents));
const toMonthName = (period: string): string => {
  const name = formatMonth(period).split(' ')[0] ?? period;
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** Columns with these labels; the first takes the width that the others leave. */
const toColumns = (labels: readonly string[], width: number): Column[] =>
  labels.map((label, index) =>
    index === 0 ? { label, width: content.width - width * (labels.length - 1) } : { label, width, align: 'right' },
  );

type Line = readonly [label: string, cents: number];
/** Lines that are 0 and may be left out. */
const dropZero = (...lines: readonly Line[]): Line[] => lines.filter(([, cents]) => cents !== 0);

function addSums(paper: Paper, lines: readonly Line[], total: Line): void {
  const toRow = ([label, cents]: Line): [string, string] => [label, money(cents)];
  paper.table(toColumns(['Concepto', 'Monto'], 130), lines.map(toRow), toRow(total));
}

function addTitle(paper: Paper, { facts, issuer, holderName, version, supersedes }: StatementDocument): void {
  const { year, from, through } = facts;
  paper.startSection(`Estado de cuenta ${year}`, 'H1');
  paper.block('P', holderName, { size: 12, weight: 'medium' });
  paper.y += 2;
  const range = `Del ${formatShortDate(from)} al ${formatShortDate(through)}`;
  const isPartial = through < `${year}-12-31`;
  const notes = [
    isPartial ? `${range}, hasta la fecha` : range,
    `versión ${version}`,
    ...(supersedes === null ? [] : [`sustituye a ${supersedes}`]),
  ];
  paper.block('P', notes.join(' · '), { size: 9.5, color: colors.muted });
  if (issuer !== '') paper.block('P', `Emitido por ${issuer}`, { size: 9.5, color: colors.muted });
  paper.y += 12;
}

function addFigures(paper: Paper, { value, balance, held, rounds, capital, through }: StatementFacts): void {
  const inRounds = dropZero(['En rondas', rounds.closing]);
  const facts: readonly Line[] = [
    ['Disponible', balance.closing - held],
    ['Retenido', held],
    ...inRounds,
    ['Capital invertido', capital.closing],
    ['Rentas del período', value.rents],
  ];
  const top = paper.y;
  const height = 24 + 17 * facts.length;
  paper.decorate((doc) => doc.roundedRect(content.left, top, content.width, height, 8).fill(colors.primary));
  const left = content.left + 18;
  const small = { size: 8.5, color: '#c8d2cb' };
  paper.place('P', `Valor al ${formatShortDate(through)}`, left, top + 16, small);
  paper.place('P', money(value.closing), left, top + 32, { size: 25, weight: 'bold', color: colors.onPrimary });
  const parts = inRounds.length > 0 ? 'Saldo, dinero en rondas y capital a su costo' : 'Saldo más capital a su costo';
  paper.place('P', `${parts}, en dólares de los Estados Unidos`, left, top + 68, small);
  for (const [index, [label, cents]] of facts.entries()) {
    const y = top + 14 + index * 17;
    const right = { width: content.width - 36, align: 'right' } as const;
    paper.place('P', `${label}   ${money(cents)}`, left, y, {
      ...right,
      size: 10,
      weight: 'medium',
      color: colors.onPrimary,
    });
  }
  paper.y = top + height;
}

function addValue(paper: Paper, { value, from, through }: StatementFacts): void {
  paper.startSection('Cómo cambió el valor', 'H2', 160);
  addSums(
    paper,
    [
      [`Valor al inicio, ${formatShortDate(from)}`, value.opening],
      ['Aportes: depósitos e inversiones que pagaste fuera de la plataforma', value.contributions],
      ['Rentas recibidas', value.rents],
      ['Resultado de ventas: lo que pagaron menos su costo', value.exitResult],
      ['Retiros', value.withdrawals],
      ...dropZero(['Ajustes', value.adjustments]),
    ],
    [`Valor al cierre, ${formatShortDate(through)}`, value.closing],
  );
}

function addBalance(paper: Paper, { balance, held, heldByInterests }: StatementFacts): void {
  paper.startSection(`Tu saldo en ${brand.name}`, 'H2', 180);
  addSums(
    paper,
    [
      ['Saldo al inicio', balance.opening],
      ['Depósitos', balance.deposits],
      ['Rentas', balance.rents],
      ['Ventas de proyectos', balance.exits],
      ['Inversiones pagadas con tu saldo', balance.invested],
      ['Retiros', balance.withdrawals],
      ...dropZero(['Ajustes', balance.adjustments]),
    ],
    ['Saldo al cierre', balance.closing],
  );
  paper.y += 4;
  const parts = [
    `Disponible ${money(balance.closing - held)}`,
    `Retenido por retiros en curso ${money(held - heldByInterests)}`,
    ...(heldByInterests === 0 ? [] : [`Retenido por intereses en rondas ${money(heldByInterests)}`]),
  ];
  paper.block('P', parts.join(' · '));
}

/** Money that rounds keep apart, in statements of those who took part in one. */
function addRounds(paper: Paper, { rounds }: StatementFacts): void {
  if (Object.values(rounds).every((cents) => cents === 0)) return;
  paper.startSection('Tu dinero en rondas', 'H2', 130);
  paper.block(
    'P',
    'Lo pagado en órdenes queda apartado hasta que la ronda termina: pasa a tu capital si se completa, o vuelve entero a tu saldo.',
  );
  paper.y += 4;
  addSums(
    paper,
    [
      ['En rondas al inicio', rounds.opening],
      ['Pagado en órdenes', rounds.paid],
      ['Pasó a tu capital o volvió a tu saldo', rounds.ended],
    ],
    ['En rondas al cierre', rounds.closing],
  );
}

const sumRows = <Row>(rows: readonly Row[], read: (row: Row) => number): number =>
  rows.reduce((total, row) => total + read(row), 0);

function addProjects(paper: Paper, { projects, capital }: StatementFacts): void {
  paper.startSection('Tus proyectos', 'H2', 80);
  if (projects.length === 0) return paper.block('P', 'Sin capital en proyectos durante el período.');
  paper.table(
    toColumns(['Capital a su costo', 'Al inicio', 'Invertido', 'Devuelto', 'Al cierre', 'Rentas', 'Ventas'], 62),
    projects.map(({ name, opening, invested, returned, closing, rents, exits }) => [
      name,
      ...[opening, invested, returned, closing, rents, exits].map(moneyOrDash),
    ]),
    [
      'Total',
      ...[capital.opening, capital.invested, capital.returned, capital.closing].map(money),
      money(sumRows(projects, ({ rents }) => rents)),
      money(sumRows(projects, ({ exits }) => exits)),
    ],
  );
}

const monthLines = [
  ['deposits', 'Depósitos'],
  ['rents', 'Rentas'],
  ['exits', 'Ventas'],
  ['invested', 'Invertido'],
  ['withdrawals', 'Retiros'],
  ['adjustments', 'Ajustes'],
] as const;

function addMonths(paper: Paper, { months, balance }: StatementFacts): void {
  paper.startSection('Tu saldo mes a mes', 'H2', 110);
  paper.block(
    'P',
    'Cada movimiento cuenta en el mes del día en que se hizo. El saldo al inicio más las columnas da el saldo al cierre.',
  );
  paper.y += 4;
  const shown = monthLines.filter(([line]) => line !== 'adjustments' || months.some((month) => month[line] !== 0));
  paper.table(
    toColumns(['Mes', 'Al inicio', ...shown.map(([, label]) => label), 'Al cierre'], 54),
    months.map((month) => [
      toMonthName(month.period),
      money(month.opening),
      ...shown.map(([line]) => moneyOrDash(month[line])),
      money(month.closing),
    ]),
    ['Total', money(balance.opening), ...shown.map(([line]) => money(balance[line])), money(balance.closing)],
  );
}

function addRents(paper: Paper, { rents, balance, year }: StatementFacts): void {
  paper.startSection('Rentas por proyecto y mes', 'H2', 110);
  if (rents.length === 0) return paper.block('P', 'Sin rentas en el período.');
  paper.block(
    'P',
    `Las rentas que se pagaron en ${year}. Cada una está en el mes por el que se paga, como en tu calendario de rentas, con el día de su pago.`,
  );
  paper.y += 4;
  paper.table(
    [
      { label: 'Proyecto', width: content.width - 320 },
      { label: 'Renta de', width: 110 },
      { label: 'Pagada el', width: 100 },
      { label: 'Renta', width: 110, align: 'right' },
    ],
    rents.map(({ name, period, paidOn, cents }) => [name, formatMonth(period), formatShortDate(paidOn), money(cents)]),
    ['Total', '', '', money(balance.rents)],
  );
}

/** The part that projects took before they paid the rents: fees, and expenses and reserve of houses that had any. */
function addDeductions(paper: Paper, { deductions }: StatementFacts): void {
  paper.startSection('Comisiones descontadas por los proyectos', 'H2', 80);
  if (deductions.length === 0) return paper.block('P', 'Sin comisiones en las rentas del período.');
  paper.block('P', 'Los proyectos las descontaron antes de pagarte: las rentas de este documento ya no las incluyen.');
  paper.y += 4;
  const parts = (
    [
      ['fees', 'Comisiones'],
      ['expenses', 'Gastos'],
      ['reserve', 'Reserva'],
    ] as const
  ).filter(([part]) => part === 'fees' || deductions.some((row) => row[part] !== 0));
  paper.table(
    toColumns(['Proyecto', ...parts.map(([, label]) => label)], 100),
    deductions.map((row) => [row.name, ...parts.map(([part]) => moneyOrDash(row[part]))]),
    ['Total', ...parts.map(([part]) => money(sumRows(deductions, (row) => row[part])))],
  );
}

/** How the net of each sale came about, and the holder's part of it. */
function addSales(paper: Paper, { sales }: StatementFacts): void {
  for (const { name, soldOn, capital, share, ...sale } of sales) {
    paper.startSection(`Venta de ${name}, ${formatShortDate(soldOn)}`, 'H2', 160);
    const lines = listSaleLines(sale).map(({ label, amount }): Line => [label, parseSignedCents(amount)]);
    addSums(paper, [...lines, ['Tu capital en el proyecto', capital]], ['Tu parte', share]);
  }
}

function addNotes(paper: Paper, { withholding }: StatementFacts): void {
  paper.startSection('Retención en la fuente', 'H2', 40);
  paper.block(
    'P',
    withholding === null
      ? 'No determinada: no hay una tarifa confirmada con su fuente para este período.'
      : `${money(withholding.cents)} según las tarifas vigentes el día de cada pago. Fuente: ${withholding.sources.join('; ')}.`,
  );
  paper.y += 4;
  paper.block('P', statementTaxNote);
  paper.startSection('Cómo leer este documento', 'H2', 60);
  paper.block(
    'P',
    'Cada monto del saldo es la suma de los movimientos de tu cuenta en el libro contable. Una corrección cuenta el día del movimiento que corrige. El capital se muestra a lo que costó: no incluye valoraciones ni ganancias que ninguna venta ha realizado.',
  );
  paper.y += 4;
  paper.block('P', messages.riskNote);
}

/** Makes the PDF of a statement: tagged, with embedded fonts, and the same bytes each time. */
export function renderStatement(fonts: StatementFonts, document: StatementDocument): Promise<Buffer> {
  const { facts, number, version, createdAt } = document;
  const title = `Estado de cuenta ${facts.year} · ${brand.name}`;
  const paper = new Paper(fonts, {
    title,
    subject: `${number}, versión ${version}`,
    createdAt: new Date(createdAt),
    running: `${number} · versión ${version}`,
  });
  addTitle(paper, document);
  addFigures(paper, facts);
  addValue(paper, facts);
  addBalance(paper, facts);
  addRounds(paper, facts);
  addProjects(paper, facts);
  addMonths(paper, facts);
  addRents(paper, facts);
  addDeductions(paper, facts);
  addSales(paper, facts);
  addNotes(paper, facts);
  addVerification(paper, document);
  return paper.finish(`Emitido el ${formatShortDate(toCalendarDate(createdAt))} · ${brand.contactEmail}`);
}
