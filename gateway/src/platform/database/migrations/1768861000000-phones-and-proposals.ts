import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceValues } from './tables';

const purposes = [
  'password_reset',
  'email_verification',
  'email_change',
  'email_change_stop',
  'pending_email',
  'pending_email_stop',
];

const steps = [
  ...['submitted', 'claimed', 'approved', 'needs_more', 'rejected', 'expired', 'suspended', 'reopened'],
  ...['match_same', 'match_other'],
];

/** Links with which a phone uploads documents of an identity, and the step that asks for a second reviewer. */
export class PhonesAndProposals1768861000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await replaceValues(runner, 'account_token', 'purpose', [...purposes, 'identity_phone', 'identity_upload']);
    await replaceValues(runner, 'identity_decision', 'kind', [...steps, 'proposed']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM account_token WHERE purpose IN ('identity_phone', 'identity_upload')");
    await replaceValues(runner, 'account_token', 'purpose', purposes);
    await runner.query("DELETE FROM identity_decision WHERE kind = 'proposed'");
    await replaceValues(runner, 'identity_decision', 'kind', steps);
  }
}
