import type { TestGateway } from '@cimiento/gateway/testing';

/** A user whose e-mail staff set, and one without, by what names them. */
export async function prepareUsers({ fixtures }: TestGateway): Promise<Map<string, number>> {
  const waits = { pendingEmail: 'espera@prueba.example', pendingEmailAt: new Date() };
  return new Map([
    ['/api/admin/users/{id}/pending-email', (await fixtures.user('mudada', waits)).id],
    ['user without a pending e-mail', (await fixtures.user('quieta')).id],
  ]);
}
