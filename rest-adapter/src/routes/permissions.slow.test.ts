import { getNeededPermissions, hasPermission, staffRoles } from '@cimiento/contracts';
import { databaseKinds } from '@cimiento/gateway/testing';
import { fileRoutes } from './file-routes';
import { toAddress } from '../testing/good-bodies';
import { useEmptyRest } from '../testing/serve-rest';
import { routes } from '.';
import { getOperationName } from './permissions';

const guarded = [...routes, ...fileRoutes].filter(({ access }) => access === 'admin');
const toFileAddress = (path: string): string => toAddress(path, 999_999).replaceAll(/\{\w+\}/g, '999999');

describe.each(databaseKinds)('permissions of REST on %s', (kind) => {
  const served = useEmptyRest(kind);

  test('every route of the back office runs an operation of the table', () => {
    const missing = guarded.filter(({ operation }) => getNeededPermissions(getOperationName(operation)).length === 0);
    expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  });

  test.each(staffRoles)(
    '%s calls what the table allows, and everything else is 403 before any other error',
    async (staffRole) => {
      const { id } = await served.fixtures.user(staffRole, { role: 'admin', staffRole });
      const client = await served.signedIn(staffRole);
      await served.fixtures.expireProofs();
      const wrong: string[] = [];
      for (const { method, path, operation } of guarded) {
        const { body } = await client.request(method, toFileAddress(path));
        const isRefused = body?.code === 'FORBIDDEN';
        if (isRefused === hasPermission(staffRole, getNeededPermissions(getOperationName(operation))))
          wrong.push(`${method} ${path}`);
      }
      expect(wrong).toEqual([]);
      const events = await served.reader.query<{ detail: string }[]>(
        "SELECT detail FROM security_event WHERE kind = 'access_denied' AND actorId = ?",
        [id],
      );
      const refused = guarded
        .map(({ operation }) => getOperationName(operation))
        .filter((name) => !hasPermission(staffRole, getNeededPermissions(name)));
      // The same operation within a minute is one event.
      expect(events.map(({ detail }) => detail).sort()).toEqual([...new Set(refused)].sort());
    },
  );
});
