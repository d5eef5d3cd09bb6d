import { requireTlsForPassword } from './email-handler';

test.each([
  ['smtp://user:secret@mail.example:587', 'smtp://user:secret@mail.example:587?requireTLS=true'],
  ['smtps://user:secret@mail.example:465', 'smtps://user:secret@mail.example:465?requireTLS=true'],
  ['smtp://user:secret@localhost:25', 'smtp://user:secret@localhost:25'],
  ['smtp://user:secret@127.0.0.1:25', 'smtp://user:secret@127.0.0.1:25'],
  ['smtp://mail-catcher:1025', 'smtp://mail-catcher:1025'],
])('a password goes over TLS unless the mail server is on this machine: %s', (given, used) => {
  expect(requireTlsForPassword(given)).toBe(used);
});
