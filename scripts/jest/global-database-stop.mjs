import { rmSync } from 'node:fs';

export default async function stopDatabase() {
  rmSync(process.env.TEST_COPIES_DIR, { recursive: true, force: true });
  await globalThis.cimientoTestDatabase?.stop();
}
