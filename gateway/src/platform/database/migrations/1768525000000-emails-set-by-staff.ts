import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addCheckedColumn, replaceValues } from './tables';

const purposes = ['password_reset', 'email_verification', 'email_change', 'email_change_stop'];
const pendingPurposes = ['pending_email', 'pending_email_stop'];

/** An e-mail that staff set waits for its confirmation, and withdrawals wait after a change of an account by staff. */
export class EmailsSetByStaff1768525000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await addCheckedColumn(runner, 'users', 'pendingEmail varchar(254) NULL', {});
    for (const column of ['pendingEmailAt', 'pendingEmailConfirmedAt', 'staffEmailAt', 'accessChangedAt'])
      await addCheckedColumn(runner, 'users', `${column} datetime(3) NULL`, {});
    // As text: MariaDB takes two equal values of JSON for different ones.
    const readEmail = (side: 'before' | 'after') => `CAST(JSON_EXTRACT(\`${side}\`, '$.email') AS CHAR)`;
    // Nobody proved these addresses, and an administrator created or changed the account.
    await runner.query(
      `UPDATE users SET staffEmailAt = createdAt WHERE emailVerifiedAt IS NULL AND EXISTS (
        SELECT 1 FROM audit_entry WHERE entity = 'user' AND recordId = users.id AND (
          action = 'create' OR ${readEmail('before')} <> ${readEmail('after')}))`,
    );
    await replaceValues(runner, 'account_token', 'purpose', [...purposes, ...pendingPurposes]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM account_token WHERE purpose IN ('pending_email', 'pending_email_stop')`);
    await replaceValues(runner, 'account_token', 'purpose', purposes);
    for (const column of [
      'accessChangedAt',
      'staffEmailAt',
      'pendingEmailConfirmedAt',
      'pendingEmailAt',
      'pendingEmail',
    ])
      await runner.query(`ALTER TABLE users DROP COLUMN ${column}`);
  }
}
