import { styled } from 'styled-components';
import { color, radius, space } from '../theme/tokens';

export const Card = styled.div`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  padding: ${space[3]};
`;
