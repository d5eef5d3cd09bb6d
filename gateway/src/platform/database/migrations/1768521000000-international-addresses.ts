import { domainToUnicode } from 'node:url';
import type { MigrationInterface, QueryRunner } from 'typeorm';

type Row = { id: number; address: string };

const columns = [
  ['users', 'emailKey'],
  ['users', 'usernameKey'],
  ['waitlist_request', 'emailKey'],
  ['invitation_code', 'email'],
] as const;

const toUnicode = (address: string): string => {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (domainToUnicode(domain) || domain);
};

/** E-mails whose domain was stored as 'xn--…' are compared as it is written. Where a row has that e-mail already, both stay. */
export class InternationalAddresses1768521000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of columns) {
      const rows: Row[] = await runner.query(
        `SELECT id, ${column} AS address FROM ${table} WHERE ${column} LIKE '%@%xn--%'`,
      );
      for (const { id, address } of rows) {
        const written = toUnicode(address);
        const same: unknown[] = await runner.query(`SELECT id FROM ${table} WHERE ${column} = ?`, [written]);
        if (same.length === 0 || column === 'email')
          await runner.query(`UPDATE ${table} SET ${column} = ? WHERE id = ?`, [written, id]);
      }
    }
  }

  // What they were is not kept; the earlier version reads both forms.
  async down(): Promise<void> {}
}
