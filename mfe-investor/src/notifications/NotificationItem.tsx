import { formatMoment, getNotificationGroup, notificationGroup } from '@cimiento/contracts';
import { Badge, color, radius, space, text, TextLink } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { MyNotificationsQuery } from './notifications.generated';

export type Notification = MyNotificationsQuery['myNotifications'][number];

const Item = styled.li<{ $isNew: boolean }>`
  display: grid;
  gap: ${space[0.5]};
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-left: 3px solid ${({ $isNew }) => ($isNew ? color.brass : color.line)};
  border-radius: ${radius.md};
  background: ${color.surface};

  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]};
    margin: 0;
    font-family: inherit;
    font-size: ${text.body};
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    /* A body may have several lines. */
    white-space: pre-line;
    overflow-wrap: anywhere;
  }

  small {
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

type Props = { notification: Notification; /** Called when the person follows its link. */ onOpen: () => void };

/** One notification: its title leads to the page that shows more. */
export const NotificationItem = ({ notification: { kind, title, body, path, createdAt, readAt }, onOpen }: Props) => (
  <Item $isNew={readAt === null}>
    <h2>
      <TextLink to={path} onClick={onOpen}>
        {title}
      </TextLink>
      {readAt === null && <Badge tone="brass">Nueva</Badge>}
    </h2>
    <p>{body}</p>
    <small>
      {notificationGroup[getNotificationGroup(kind)].label} · <span>{formatMoment(createdAt, 'long')}</span>
    </small>
  </Item>
);
