import {
  centsToText,
  formatDollars,
  formatPaymentDate,
  getLastConfirmation,
  roundState,
  toCalendarDate,
} from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { accountSumsSql } from '../../books/ledger/ledger-checkpoint.service';
import { Project, Round } from '../../investing/records';
import type { QueueItem } from './operations.types';

type EscrowRow = { projectId: number; cents: number | string };

const escrowSql = `SELECT account.projectId, SUM(parts.cents) AS cents FROM ledger_account AS account
  JOIN (${accountSumsSql()}) AS parts ON parts.accountId = account.id
  WHERE account.kind = 'escrow' GROUP BY account.projectId HAVING SUM(parts.cents) <> 0`;

/** Cents that rounds keep apart, by project; projects without any are left out. */
async function readEscrow(reader: EntityManager): Promise<Map<number, number>> {
  const rows = await reader.query<EscrowRow[]>(escrowSql);
  return new Map(rows.map(({ projectId, cents }) => [projectId, Number(cents)]));
}

const readProjects = async (reader: EntityManager, ids: readonly number[]): Promise<Map<number, Project>> =>
  new Map((await reader.findBy(Project, { id: In([...ids]) })).map((project) => [project.id, project]));

/** Closed rounds that fail by themselves unless two administrators confirm them. */
export async function listRoundsToConfirm(reader: EntityManager): Promise<QueueItem[]> {
  const rounds = await reader.findBy(Round, { state: 'closing' });
  const projects = await readProjects(
    reader,
    rounds.map(({ projectId }) => projectId),
  );
  const escrow = await readEscrow(reader);
  return rounds.flatMap(({ projectId: id, closedAt, minimum }) => {
    const project = projects.get(id);
    if (!project || !closedAt) return [];
    const until = formatPaymentDate(getLastConfirmation(closedAt));
    const detail = `Confírmala hasta el ${until} o todo el dinero vuelve. Mínimo ${formatDollars(minimum)}, objetivo ${formatDollars(project.target)}`;
    const amount = centsToText(escrow.get(id) ?? 0);
    return [{ id, label: project.name, detail, since: toCalendarDate(closedAt), amount }];
  });
}

/** The state of a round with the day on which it ends. */
function describeEnd({ state, closesAt, closedAt }: Round): string {
  if (state === 'closing' && closedAt)
    return `Por confirmar hasta el ${formatPaymentDate(getLastConfirmation(closedAt))}`;
  const { label, isLive } = roundState[state];
  return isLive ? `${label} hasta el ${formatPaymentDate(closesAt)}` : `${label}, con dinero que debía salir`;
}

/** Projects whose round keeps money apart, with the day on which it ends. */
export async function listMoneyInRounds(reader: EntityManager): Promise<QueueItem[]> {
  const escrow = await readEscrow(reader);
  const ids = [...escrow.keys()];
  const projects = await readProjects(reader, ids);
  const rounds = new Map((await reader.findBy(Round, { projectId: In(ids) })).map((round) => [round.projectId, round]));
  return [...escrow].map(([id, cents]) => {
    const round = rounds.get(id);
    return {
      id,
      label: projects.get(id)?.name ?? `Proyecto #${id}`,
      detail: round ? describeEnd(round) : 'Sin ronda, con dinero que debía salir',
      since: null,
      amount: centsToText(Math.abs(cents)),
    };
  });
}
