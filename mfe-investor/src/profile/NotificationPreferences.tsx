import { useMutation, useQuery } from '@apollo/client/react';
import {
  notificationChannelLabel,
  notificationChannels,
  notificationGroup,
  notificationGroups,
} from '@cimiento/contracts';
import { useAuth, useSessionCheck } from '@cimiento/session';
import { Block, color, ErrorState, media, Skeleton, space, text, TickBox } from '@cimiento/ui';
import { styled } from 'styled-components';
import { showSaveError } from '../shared/report-save-error';
import {
  MyNotificationPreferencesDocument,
  SetNotificationPreferenceDocument,
  type MyNotificationPreferencesQuery,
} from './notification-preferences.generated';

type Preference = MyNotificationPreferencesQuery['myNotificationPreferences'][number];

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th {
    padding: ${space[1]} 0;
    text-align: left;
    font-weight: 600;
    line-height: 1.4;
  }

  thead th {
    color: ${color.muted};
    font-size: ${text.small};
  }

  :is(th, td) + :is(th, td) {
    width: 5rem;
    padding-left: ${space[1]};
    text-align: center;
  }

  /* Room for a finger on each box. */
  tbody tr {
    height: 3rem;
    border-top: 1px solid ${color.line};
  }

  /* The name says it; a phone has no room for more. */
  small {
    display: none;
    color: ${color.muted};
    font-size: ${text.small};
    font-weight: 400;

    ${media.tablet} {
      display: block;
    }
  }

  td {
    color: ${color.muted};
    font-size: ${text.small};
  }

  input {
    vertical-align: middle;
  }
`;

type GroupProps = { preference: Preference; disabled: boolean; onChange: (next: Preference) => void };

function Group({ preference, disabled, onChange }: GroupProps) {
  const { label, hint, fixed } = notificationGroup[preference.group];
  return (
    <tr>
      <th scope="row">
        {label} <small>{hint}</small>
      </th>
      {notificationChannels.map((channel) => (
        <td key={channel}>
          {fixed.includes(channel) ? (
            'Siempre'
          ) : (
            <TickBox
              aria-label={`${label}: ${notificationChannelLabel[channel].toLowerCase()}`}
              checked={preference[channel]}
              disabled={disabled}
              onChange={({ target }) => onChange({ ...preference, [channel]: target.checked })}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

/** Whether the user can change by which channel they receive this group. */
const canChange = ({ group }: Preference): boolean =>
  notificationChannels.some((channel) => !notificationGroup[group].fixed.includes(channel));

/** Channels of each group of notifications. Each choice takes effect at once; a channel that is always on has no box. */
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
  if (!data && loading)
    return (
      <Skeleton label="Cargando tus preferencias...">
        {notificationGroups.map((group) => (
          <Block key={group} $height="2.5rem" />
        ))}
      </Skeleton>
    );
  if (!data && error)
    return <ErrorState message="No se pudieron cargar tus preferencias." onRetry={() => void reload()} />;
  return (
    <Table aria-labelledby="notifications">
      <thead>
        <tr>
          <th scope="col">Aviso</th>
          <th scope="col">App</th>
          <th scope="col">Correo</th>
        </tr>
      </thead>
      <tbody>
        {data?.myNotificationPreferences.filter(canChange).map((preference) => (
          <Group
            key={preference.group}
            preference={preference}
            disabled={isSaving}
            onChange={(next) => void save(next)}
          />
        ))}
      </tbody>
    </Table>
  );
}
