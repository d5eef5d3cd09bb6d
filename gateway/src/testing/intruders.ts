import { type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { Project } from '../investing/records';
import { User } from '../access/records';
import { pick, type Numbers } from './money-world';
import type { Variables } from './operations';
import type { TestClient } from './test-client';
import type { TestGateway } from './test-gateway';

/** Who moves: two administrators, two investors, a program with a key of alicia, and a thief with a copy of her session. */
export const players = ['alicia', 'benito', 'rosa', 'mula', 'key', 'thief'] as const;
export type Player = (typeof players)[number];
export type PersonName = 'alicia' | 'benito' | 'rosa' | 'mula';

export type Intruders = {
  served: TestGateway;
  clients: Record<Player, TestClient>;
  /** Whether a player's session proved its user in the last minutes. */
  hasProof: Record<Player, boolean>;
  people: Record<PersonName, User>;
  projects: readonly Project[];
  bankAccountIds: readonly number[];
  key: string;
};

export type Move = (game: Intruders, numbers: Numbers, player: Player) => Promise<Variables | null> | Variables | null;

export const read = ({ served }: Intruders) => served.gateway.database.reader;
export const listInvestors = ({ people: { rosa, mula } }: Intruders): User[] => [rosa, mula];

/** The user whose rights a player uses. */
export const getPerson = (player: Player): PersonName => (player === 'key' || player === 'thief' ? 'alicia' : player);

/** The id of any matching record; null when there is none. */
export const pickRecord = async <T extends ObjectLiteral & { id: number }>(
  game: Intruders,
  entity: EntityTarget<T>,
  where: FindOptionsWhere<T>,
  index: number,
): Promise<T | null> => {
  const found = await read(game).find(entity, { where });
  return found.length === 0 ? null : pick(found, index);
};
