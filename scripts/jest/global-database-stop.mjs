export default async function stopDatabase() {
  await globalThis.cimientoTestDatabase?.stop();
}
