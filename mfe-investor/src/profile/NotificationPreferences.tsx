import { useMutation, useQuery } from '@apollo/client/react';
import {
  notificationChannelLabel,
  notificationChannels,
  notificationGroup,
  type NotificationChannel,
} from '@cimiento/contracts';
import { useAuth, useSessionCheck } from '@cimiento/session';
import { Checkbox, color, ErrorState, space, Skeleton, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import { showSaveError } from '../shared/report-save-error';
import {
  MyNotificationPreferencesDocument,
  SetNotificationPreferenceDocument,
  type MyNotificationPreferencesQuery,
} from './notification-preferences.generated';

type Preference = MyNotificationPreferencesQuery['myNotificationPreferences'][number];

const Groups = styled.div`
  display: grid;
  gap: ${space[2.5]};

  fieldset {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[2.5]} ${space[3]};
    margin: 0;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
    font-weight: 600;
  }

  p {
    flex-basis: 100%;
    /* The gap is for the boxes. */
    margin: 0 0 -${space[2]};
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

type GroupProps = { preference: Preference; disabled: boolean; onChange: (next: Preference) => void };

function Group({ preference, disabled, onChange }: GroupProps) {
  const { label, hint, fixed } = notificationGroup[preference.group];
  const formatChannel = (channel: NotificationChannel) =>
    fixed.includes(channel) ? `${notificationChannelLabel[channel]} (siempre)` : notificationChannelLabel[channel];
  return (
    <fieldset>
      <legend>{label}</legend>
      <p>{hint}</p>
      {notificationChannels.map((channel) => (
        <Checkbox
          key={channel}
          label={formatChannel(channel)}
          checked={preference[channel]}
          disabled={disabled || fixed.includes(channel)}
          onChange={({ target }) => onChange({ ...preference, [channel]: target.checked })}
        />
      ))}
    </fieldset>
  );
}

/** Channels of each group of notifications. Each choice takes effect at once; a channel that is always on is shown as such. */
export function NotificationPreferences() {
  const { refresh } = useAuth();
  const { data, loading, error, refetch } = useQuery(MyNotificationPreferencesDocument, {
    fetchPolicy: 'cache-and-network',
  });
  useSessionCheck(error);
  const [send, { loading: isSaving }] = useMutation(SetNotificationPreferenceDocument);
  const reload = () => refetch().catch(() => undefined);
  const save = async ({ group, app, email }: Preference) => {
    try {
      await send({ variables: { input: { group, app, email } } });
    } catch (failure) {
      await showSaveError(failure, 'No se pudo guardar tu preferencia', refresh);
    }
    await reload();
  };
  if (!data && loading) return <Skeleton label="Cargando tus preferencias..." />;
  if (!data && error)
    return <ErrorState message="No se pudieron cargar tus preferencias." onRetry={() => void reload()} />;
  return (
    <Groups>
      {data?.myNotificationPreferences.map((preference) => (
        <Group
          key={preference.group}
          preference={preference}
          disabled={isSaving}
          onChange={(next) => void save(next)}
        />
      ))}
    </Groups>
  );
}
