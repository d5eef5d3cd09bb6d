import { findAdjustableAccount, getLedgerAccountName, messages } from '@cimiento/contracts';
import DataLoader from 'dataloader';
import type { EntityManager } from 'typeorm';
import type { Reader } from '../../platform/request';
import { RecordLoader } from '../../platform/graphql/loader';
import { Project } from './project.entity';
import { quote, UserNames } from '../../access/records';
import { Investment } from './investment.entity';

/** Names of records at the moment of reading, each with its id. */
export class RecordNames extends UserNames {
  private readonly projects: DataLoader<number, Project | null>;
  private readonly investments: DataLoader<number, Investment | null>;

  constructor(reader: EntityManager, readBy: Reader) {
    super(reader, readBy);
    this.projects = new RecordLoader(reader, Project);
    this.investments = new RecordLoader(reader, Investment);
  }

  /** '«Torre Uno» (#2)'. */
  async project(id: number): Promise<string> {
    const project = await this.projects.load(id);
    return `${project ? quote(project.name) : messages.missingProject} (#${id})`;
  }

  /** '#7, de «María Paz» (maria, #5) en «Torre Uno» (#2)'. */
  async investment(id: number): Promise<string> {
    const investment = await this.investments.load(id);
    if (!investment) return `#${id} (eliminada)`;
    const { userId, projectId } = investment;
    return `#${id}, de ${await this.user(userId)} en ${await this.project(projectId)}`;
  }

  /** 'Saldo disponible de «María Paz» (maria, #5): investor:5:available'. */
  async account(code: string): Promise<string> {
    return `${await this.accountTitle(code)}: ${code}`;
  }

  /** 'Saldo disponible de «María Paz» (maria, #5)'; 'Comisiones' for an account that belongs to no record. */
  async accountTitle(code: string): Promise<string> {
    const account = findAdjustableAccount(code);
    if (!account) return code;
    const { kind, userId, projectId } = account;
    const owner = userId === null ? projectId && (await this.project(projectId)) : await this.user(userId);
    return getLedgerAccountName(kind, owner || null, code);
  }
}
