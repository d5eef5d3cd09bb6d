import { Button, color, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-radius: ${radius.sm};
  background: ${color.sunken};
  font-size: ${text.small};
`;

type Props = { result: string | null; busy: boolean; onUndo: () => void };

/** Says what a change of many payments did, and offers to take it back. */
export const StatusResult = ({ result, busy, onUndo }: Props) => (
  <div role="status">
    {result && (
      <Line>
        <span>{result}</span>
        <Button variant="secondary" size="small" disabled={busy} onClick={onUndo}>
          Volver a pendientes
        </Button>
      </Line>
    )}
  </div>
);
