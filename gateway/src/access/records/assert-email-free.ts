import { messages } from '@cimiento/contracts';
import { Not, type EntityManager } from 'typeorm';
import { conflict } from '../../platform/errors';
import { normalizeText } from '../../platform/normalize-text';
import { User } from './user.entity';

/** @throws CONFLICT when an e-mail is the username of another account. */
export async function assertEmailOpensNoOther(manager: EntityManager, email: string, userId = 0): Promise<void> {
  if (await manager.existsBy(User, { usernameKey: normalizeText(email), id: Not(userId) }))
    throw conflict({ email: messages.emailTaken });
}
