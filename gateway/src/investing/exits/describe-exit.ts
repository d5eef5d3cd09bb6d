import {
  billedFeeLabel,
  centsToText,
  formatExactDollars,
  formatPaymentDate,
  getSaleDue,
  parseCents,
} from '@cimiento/contracts';
import { exitFields } from '@cimiento/contracts/fields';
import type { ExitInput } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { describeFreshness } from '../../access/approvals/mark-changes';
import { describeLosses } from '../../books/ledger/waiting-withdrawals';
import { ExpectedError } from '../../platform/errors';
import { everything } from '../../platform/request';
import { RecordNames } from '../records';
import { calculateExit, readExitLosses, type ExitTerms } from './allocate-proceeds';

/** The payload of an approved exit. */
export type ExitPayload = ExitTerms & { fingerprint: string };

const describeTerms = ({ price, costs, exitDate }: ExitInput): ApprovalDetail[] => [
  { label: exitFields.price.label, value: formatExactDollars(price) },
  ...costs.map(({ label, amount }) => ({ label: `Costo: ${label}`, value: formatExactDollars(amount) })),
  { label: exitFields.exitDate.label, value: formatPaymentDate(exitDate) },
];

/** The share of every holder by the present investments, and whether it still equals the proposal. */
async function describeShares(
  reader: EntityManager,
  { fingerprint, ...terms }: ExitPayload,
  names: RecordNames,
): Promise<ApprovalDetail[]> {
  try {
    const preview = await calculateExit(reader, terms);
    const lines = preview.shares.map(async ({ investmentId, userId, capital, share, result }) => ({
      label: `Inversión #${investmentId}`,
      value: `${await names.user(userId)}: capital ${formatExactDollars(capital)}, recibe ${formatExactDollars(share)}, resultado ${formatExactDollars(result)}`,
    }));
    const { net, received, missing, fees, reserve, undelivered } = preview;
    const charged = fees.map(({ kind, amount, vat }) => ({
      label: `Comisión: ${billedFeeLabel[kind]}`,
      value: formatExactDollars(centsToText(parseCents(amount) + parseCents(vat))),
    }));
    const some = (label: string, amount: string): ApprovalDetail[] =>
      parseCents(amount) > 0 ? [{ label, value: formatExactDollars(amount) }] : [];
    return [
      ...charged,
      ...some('Reserva que se reparte', reserve),
      { label: 'Neto a repartir', value: formatExactDollars(net) },
      ...some('Capital no entregado', undelivered),
      {
        label: 'Recibido del banco',
        value: `${formatExactDollars(received)} de ${formatExactDollars(getSaleDue(preview))}`,
      },
      ...some('Falta recibir', missing),
      ...(await Promise.all(lines)),
      ...(await describeLosses(reader, await readExitLosses(reader, terms.corrects, preview.shares))),
      describeFreshness(preview.fingerprint === fingerprint),
    ];
  } catch (error) {
    if (error instanceof ExpectedError) return [describeFreshness(false), { label: 'Motivo', value: error.message }];
    throw error;
  }
}

/** The payments of an exit, as its approver reads them. */
export async function describeExit(reader: EntityManager, payload: ExitPayload): Promise<ApprovalDetail[]> {
  const names = new RecordNames(reader, everything);
  const { corrects, projectId, input } = payload;
  return [
    { label: 'Proyecto', value: await names.project(projectId) },
    ...(corrects === null ? [] : [{ label: 'Corrige la salida', value: `#${corrects}` }]),
    ...describeTerms(input),
    ...(await describeShares(reader, payload, names)),
  ];
}
