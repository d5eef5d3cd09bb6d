import { notificationChannelLabel, notificationGroup, notificationGroups } from '../messages/notifications';
import { choice, flag, type InputFrom } from './field';
import type { ApiTexts } from './record';

const groupLabel = {
  deposits: notificationGroup.deposits.label,
  orders: notificationGroup.orders.label,
  payments: notificationGroup.payments.label,
  withdrawals: notificationGroup.withdrawals.label,
  exits: notificationGroup.exits.label,
  updates: notificationGroup.updates.label,
  statements: notificationGroup.statements.label,
  security: notificationGroup.security.label,
} satisfies Record<(typeof notificationGroups)[number], string>;

/** Channels by which a user receives the notifications of one group. */
export const notificationPreferenceFields = {
  group: choice('Avisos', groupLabel),
  app: flag(notificationChannelLabel.app, {
    description: 'Whether these notifications appear in the app; always on for money and security.',
  }),
  email: flag(notificationChannelLabel.email, {
    description: 'Whether these notifications are sent by e-mail; always on for security.',
  }),
};
export type NotificationPreferenceInput = InputFrom<typeof notificationPreferenceFields>;

export const notificationApiTexts: ApiTexts = {
  'Notification.kind': 'Qué se avisa',
  'Notification.body': 'El texto del aviso',
};
