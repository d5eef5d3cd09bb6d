import { serveWithMail } from '../../testing/serve-with-mail';
import { databaseKinds } from '../../testing';
import { Notification } from '../../messages/notifications/notification.entity';

describe.each(databaseKinds)('an account that an administrator disables on %s', (kind) => {
  const served = serveWithMail(kind, { approvals: 'required' });

  test('its investor is notified by e-mail, and again when it is enabled', async () => {
    const admin = await served.signedInAdmin('ana');
    const { id, email } = await served.fixtures.user('titular');
    const readMail = async () => {
      await served.gateway.outbox.deliverDue();
      return served.mail.listFor(email).map(({ subject }) => subject);
    };
    await admin.send('setUserDisabled', { id, disabled: true });
    expect(await readMail()).toEqual(['Deshabilitamos tu cuenta']);
    // It is so already.
    await admin.send('setUserDisabled', { id, disabled: true });
    await admin.send('setUserDisabled', { id, disabled: false });
    expect(await readMail()).toEqual(['Deshabilitamos tu cuenta', 'Habilitamos otra vez tu cuenta']);
    const notices = await served.reader.find(Notification, { where: { userId: id }, order: { id: 'ASC' } });
    expect(notices.map((notice) => notice.kind)).toEqual(['account_disabled', 'account_enabled']);
  });
});
