import { findAdjustableAccount, ledgerAccountKindLabel, messages } from '@cimiento/contracts';
import DataLoader from 'dataloader';
import { In, type EntityManager, type EntityTarget } from 'typeorm';
import { Investment } from '../investments/investment.entity';
import { Project } from '../projects/project.entity';
import { User } from '../users/user.entity';

/** How every name of a person ends, by which what names them is found. */
export const nameMark = (userId: number): string => `, #${userId})`;

/** 'María Paz (maria, #5)'. */
export const formatName = ({ id, fullName, username }: Pick<User, 'id' | 'fullName' | 'username'>): string =>
  `${fullName} (${username}${nameMark(id)}`;

const createLoader = <T extends { id: number }>(reader: EntityManager, entity: EntityTarget<T>) =>
  new DataLoader<number, T | null>(async (ids) => {
    const found = await reader.findBy<{ id: number }>(entity, { id: In([...ids]) });
    const byId = new Map(found.map((record) => [record.id, record as T]));
    return ids.map((id) => byId.get(id) ?? null);
  });

/** Names of records as they are at the moment of reading, each with its id: a name can be changed, and two records can share one. */
export class RecordNames {
  private readonly users: DataLoader<number, User | null>;
  private readonly projects: DataLoader<number, Project | null>;
  private readonly investments: DataLoader<number, Investment | null>;

  constructor(reader: EntityManager) {
    this.users = createLoader(reader, User);
    this.projects = createLoader(reader, Project);
    this.investments = createLoader(reader, Investment);
  }

  /** 'María Paz (maria, #5)'. */
  async user(id: number): Promise<string> {
    const user = await this.users.load(id);
    return user ? formatName(user) : `${messages.missingUser} (#${id})`;
  }

  /** 'Torre Uno (#2)'. */
  async project(id: number): Promise<string> {
    return `${(await this.projects.load(id))?.name ?? messages.missingProject} (#${id})`;
  }

  /** '#7, de María Paz (maria, #5) en Torre Uno (#2)'. */
  async investment(id: number): Promise<string> {
    const investment = await this.investments.load(id);
    if (!investment) return `#${id} (eliminada)`;
    const { userId, projectId } = investment;
    return `#${id}, de ${await this.user(userId)} en ${await this.project(projectId)}`;
  }

  /** 'Saldo disponible de María Paz (maria, #5): investor:5:available'. */
  async account(code: string): Promise<string> {
    return `${await this.accountTitle(code)}: ${code}`;
  }

  /** 'Saldo disponible de María Paz (maria, #5)'; 'Comisiones' for an account that belongs to no record. */
  async accountTitle(code: string): Promise<string> {
    const account = findAdjustableAccount(code);
    if (!account) return code;
    const { kind, userId, projectId } = account;
    const owner = userId === null ? projectId && (await this.project(projectId)) : await this.user(userId);
    return `${ledgerAccountKindLabel[kind]}${owner ? ` de ${owner}` : ''}`;
  }
}
