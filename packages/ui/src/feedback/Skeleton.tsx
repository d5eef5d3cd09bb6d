import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens';
import { slowNote, useIsSlow } from './slow';

/** A grey block of the size of what comes. */
export const Block = styled.div<{ $height: string; $width?: string }>`
  height: ${({ $height }) => $height};
  width: ${({ $width = '100%' }) => $width};
  max-width: 100%;
  border-radius: ${radius.md};
  background: color-mix(in srgb, ${color.muted} 12%, ${color.surface});
`;

const Shape = styled.div`
  position: relative;
  display: grid;
  gap: ${space[1]};
  width: 100%;

  > p {
    position: absolute;
    top: ${space[1]};
    left: ${space[2]};
    margin: 0;
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

type Props = {
  /** The text that says what loads. */
  label: string;
  /** Number of lines that come, if it is a list. */
  rows?: number;
  /** The blocks of another shape. */
  children?: ReactNode;
};

/** In place of what loads: its shape in grey, so that nothing jumps when it comes, and what is loading in words. */
export function Skeleton({ label, rows = 3, children }: Props) {
  const isSlow = useIsSlow();
  return (
    <Shape role="status">
      {children ?? Array.from({ length: rows }, (_, row) => <Block key={row} $height="3rem" />)}
      <p>
        <span>{label}</span> {isSlow && <span>{slowNote}</span>}
      </p>
    </Shape>
  );
}
