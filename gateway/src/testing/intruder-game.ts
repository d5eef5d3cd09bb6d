import type { GuardedActionName } from '@cimiento/contracts';
import fc from 'fast-check';
import { IsNull, Not } from 'typeorm';
import { User } from '../access/records';
import { fixturePassword } from './fixtures';
import { adminMoves, investorMoves } from './intruder-moves';
import { players, type Intruders, type Move, type Player } from './intruders';
import type { Numbers } from './money-world';
import { writeOperation, type Variables } from './operations';

/** Events between requests. */
const events = ['forget', 'steal', 'wait'] as const;

export type GameStep = Numbers & {
  player: Player;
  type: keyof typeof adminMoves | keyof typeof investorMoves | (typeof events)[number];
};

export type Answer =
  | { outcome: 'done' | 'pending'; name: GuardedActionName; variables: Variables }
  | { outcome: 'refused'; name: GuardedActionName; variables: Variables; code: string }
  | null;

export const isInvestor = (player: Player): boolean => player === 'rosa' || player === 'mula';

const number = fc.nat(99);
const numbers = { one: number, other: number, size: number };
const listNames = <T extends object>(moves: T) => Object.keys(moves) as (keyof T)[];

/** Daily work of an office of two. */
const officeMoves = {
  alicia: [
    ...(['postBankStatement', 'approveRequest', 'payWithdrawal', 'createWithdrawalBatch'] as const),
    ...(['readWithdrawalBatch', 'cancelWithdrawalBatch'] as const),
  ],
  benito: ['approveWithdrawal', 'approveWithdrawals', 'approveRequest', 'stateWithdrawalNotPaid'] as const,
};

/** One step: mostly an administrator's, sometimes an investor's, or that a proof gets old or a session is copied. */
export const gameStep: fc.Arbitrary<GameStep> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      player: fc.constantFrom<Player>('alicia', 'alicia', 'benito', 'thief', 'thief', 'key'),
      type: fc.constantFrom(...listNames(adminMoves)),
      ...numbers,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      player: fc.constantFrom<Player>('rosa', 'mula'),
      type: fc.constantFrom(...listNames(investorMoves)),
      ...numbers,
    }),
  },
  // Mostly one of them records what came in, and the other decides: otherwise both have credited everybody, and nothing is paid out.
  {
    weight: 4,
    arbitrary: fc.record({
      player: fc.constant<Player>('alicia'),
      type: fc.constantFrom(...officeMoves.alicia),
      ...numbers,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      player: fc.constant<Player>('benito'),
      type: fc.constantFrom(...officeMoves.benito),
      ...numbers,
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      player: fc.constant<Player>('thief'),
      type: fc.constantFrom(...events),
      ...numbers,
    }),
  },
);

/** Signs a user in again: refused while the account is disabled. */
const prove = async ({ clients, hasProof }: Intruders, player: Player): Promise<void> => {
  hasProof[player] = await clients[player].signIn(player, fixturePassword).then(
    () => true,
    () => false,
  );
};

// Longer than what waits after a change of an account.
const waitMs = 73 * 3_600_000;

/** Lets the waiting times of accounts pass, after which confirmed e-mails take effect. */
async function passDays({ served }: Intruders): Promise<void> {
  const { database, services } = served.gateway;
  const past = new Date(Date.now() - waitMs);
  await database.transaction(async (manager) => {
    await manager.update(User, { recoveredAt: Not(IsNull()) }, { recoveredAt: past });
    await manager.update(User, { accessChangedAt: Not(IsNull()) }, { accessChangedAt: past });
    const pending = { pendingEmail: Not(IsNull()) };
    await manager.update(User, pending, { pendingEmailAt: past, pendingEmailConfirmedAt: past });
  });
  await services.pendingEmails.applyDue();
}

/** Makes every proof old, lets days pass, or has the thief copy the session of alicia, whether it is proved or not. */
async function takeEvent(game: Intruders, type: (typeof events)[number]): Promise<void> {
  const { clients, hasProof, served } = game;
  if (type === 'wait') return passDays(game);
  if (type === 'steal') {
    clients.thief.copyCookies(clients.alicia);
    hasProof.thief = hasProof.alicia;
    return;
  }
  await served.fixtures.expireProofs();
  for (const each of players) hasProof[each] = false;
}

/** Takes a step. Returns null for a step that finds nothing to do or sends no request. */
export async function takeGameStep(game: Intruders, { player, type, ...numbers }: GameStep): Promise<Answer> {
  if (type === 'forget' || type === 'steal' || type === 'wait') {
    await takeEvent(game, type);
    return null;
  }
  const hasPassword = player !== 'key' && player !== 'thief';
  if (hasPassword && !game.hasProof[player] && numbers.one % 4 > 0) await prove(game, player);
  const moves: Record<string, Move> = isInvestor(player) ? investorMoves : adminMoves;
  const variables = await moves[type]?.(game, numbers, player);
  if (!variables) return null;
  const headers: Record<string, string> = player === 'key' ? { authorization: `Bearer ${game.key}` } : {};
  const query = writeOperation(type, variables);
  const { body } = await game.clients[player].request('POST', '/graphql', { query, variables }, headers);
  const { code, status } = body.errors?.[0]?.extensions ?? {};
  if (status >= 500 || (body.errors && status === undefined))
    throw new Error(`${type} of ${player}: ${JSON.stringify(body.errors)}`);
  if (!body.errors) return { outcome: 'done', name: type, variables };
  return code === 'APPROVAL_PENDING'
    ? { outcome: 'pending', name: type, variables }
    : { outcome: 'refused', name: type, variables, code };
}
