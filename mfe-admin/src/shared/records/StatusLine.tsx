import type { BadgeFacts } from '@cimiento/contracts';
import { color, StatusBadge } from '@cimiento/ui';
import { styled } from 'styled-components';
import { OneLine } from './OneLine';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 0.5rem;

  > :first-child {
    flex: none;
  }

  > :last-child {
    color: ${color.muted};
  }
`;

/** A status and its reason in one line; what has no room is read by pointing at it, and in the details of the record. */
export const StatusLine = ({ status, note }: { status: BadgeFacts; note: string }) => (
  <Line>
    <StatusBadge status={status} /> <OneLine text={note} />
  </Line>
);
