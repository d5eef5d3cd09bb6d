import {
  notificationPreferenceFields,
  type NotificationPreferenceInput as Preference,
} from '@cimiento/contracts/fields';
import { NotificationGroupEnum } from './notification-preference.types';
import { createInputType } from '../../platform/graphql/input-type';

export const NotificationPreferenceInput = createInputType(
  'NotificationPreferenceInput',
  'Where a user wants to receive the notifications of one group.',
  notificationPreferenceFields,
  { enums: { group: NotificationGroupEnum } },
);
export type NotificationPreferenceInput = Preference;
