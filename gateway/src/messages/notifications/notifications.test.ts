import { databaseKinds, serveGateway, type TestClient } from '../../testing';
import { notify } from './notify';

const list =
  'query ($before: Int, $limit: Int! = 20) { myNotifications(before: $before, limit: $limit) { id kind title readAt } unreadNotifications }';

describe.each(databaseKinds)('own notifications on %s', (kind) => {
  const served = serveGateway(kind);
  let count = 0;

  /** A signed-in user with some notifications. */
  const signInWith = async (amount: number): Promise<TestClient> => {
    const username = `lectora${(count += 1)}`;
    const { id: userId } = await served.fixtures.user(username);
    for (let number = 1; number <= amount; number += 1)
      await served.gateway.database.transaction((manager) =>
        notify(manager, { userId, kind: 'deposit_credited', facts: { amount: `${number}.00` } }),
      );
    return served.signedIn(username);
  };

  test('notifications are listed newest first, page by page, and only to their user', async () => {
    const [browser, other] = [await signInWith(5), await signInWith(0)];
    const { data } = await browser.graphql(list, { limit: 3 });
    const ids: number[] = data?.myNotifications.map(({ id }: { id: number }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    const rest = await browser.graphql(list, { before: ids.at(-1) });
    expect(rest.data?.myNotifications).toHaveLength(2);
    expect((await other.graphql(list)).data).toEqual({ myNotifications: [], unreadNotifications: 0 });
    const read = 'mutation ($id: Int!) { markNotificationRead(id: $id) }';
    await other.graphql(read, { id: ids[0] });
    expect((await browser.graphql(list)).data?.unreadNotifications).toBe(5);
    expect((await browser.graphql(read, { id: ids[0] })).data).toEqual({ markNotificationRead: 4 });
    expect((await served.client().graphql(list)).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  test('notifications are marked as read up to the newest that the user saw', async () => {
    const browser = await signInWith(3);
    const { data } = await browser.graphql(list);
    const mark = 'mutation ($upTo: Int!) { markNotificationsRead(upTo: $upTo) }';
    expect((await browser.graphql(mark, { upTo: data?.myNotifications[1].id })).data).toEqual({
      markNotificationsRead: 1,
    });
  });

  test('groups can be switched off by channel, but not security, nor money in the app', async () => {
    const browser = await signInWith(0);
    const set =
      'mutation ($input: NotificationPreferenceInput!) { setNotificationPreference(input: $input) { group app email } }';
    for (const group of ['deposits', 'updates', 'security'])
      await browser.graphql(set, { input: { group, app: false, email: false } });
    const result = await browser.send('myNotificationPreferences', {}, 'group app email');
    const find = (group: string) => result.find((preference: { group: string }) => preference.group === group);
    expect([find('deposits'), find('updates'), find('security'), find('orders')]).toEqual([
      { group: 'deposits', app: true, email: false },
      { group: 'updates', app: false, email: false },
      { group: 'security', app: true, email: true },
      { group: 'orders', app: true, email: true },
    ]);
    await browser.graphql(set, { input: { group: 'updates', app: true, email: false } });
    expect(await browser.send('myNotificationPreferences', {}, 'group app email')).toContainEqual({
      group: 'updates',
      app: true,
      email: false,
    });
  });
});
