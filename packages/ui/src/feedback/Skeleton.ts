import { styled } from 'styled-components';
import { color, radius } from '../theme/tokens';

/** Placeholder of content that is loading. */
export const Skeleton = styled.div<{ $height: string; $width?: string }>`
  height: ${({ $height }) => $height};
  width: ${({ $width = '100%' }) => $width};
  border-radius: ${radius.md};
  background: ${color.sunken};
`;
