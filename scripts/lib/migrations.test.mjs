import { generateMigrationIndex } from './migrations.mjs';

test('registers every migration of the folder, oldest first, and nothing else', () => {
  const { text } = generateMigrationIndex([
    'tables.ts',
    '1767402000000-payment-indexes.ts',
    '1767225600000-orders.ts',
    'index.generated.ts',
  ]);
  expect(text).toBe(`// Written by \`npm run generate\` from the files of this folder.
import { Orders1767225600000 } from './1767225600000-orders';
import { PaymentIndexes1767402000000 } from './1767402000000-payment-indexes';

/** Every migration, oldest first. */
export const migrations = [
  Orders1767225600000,
  PaymentIndexes1767402000000,
];
`);
});
