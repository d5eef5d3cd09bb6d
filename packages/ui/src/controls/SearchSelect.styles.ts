import { styled } from 'styled-components';
import { color, radius, shadow, space, text } from '../theme/tokens';
import { Input as TextInput } from './Field';

export const Row = styled.div`
  position: relative;
`;

export const Input = styled(TextInput)`
  padding-right: ${space[5]};
  text-overflow: ellipsis;
`;

export const ClearButton = styled.button`
  position: absolute;
  inset: 0 0 0 auto;
  display: grid;
  place-items: center;
  width: 2.75rem;
  border: 0;
  border-radius: ${radius.md};
  background: none;
  color: ${color.muted};
  cursor: pointer;

  &:hover {
    color: ${color.ink};
  }
`;

export const Popup = styled.div`
  width: var(--anchor-width);
  max-height: min(var(--available-height), 18rem);
  padding: ${space[0.5]};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  box-shadow: ${shadow.overlay};
`;

export const List = styled.div`
  outline: none;
`;

export const Note = styled.p`
  margin: 0;
  padding: ${space[1]} ${space[1.5]};
  color: ${color.muted};
  font-size: ${text.small};
`;

export const Choice = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 2.75rem;
  padding: ${space[0.5]} ${space[1.5]};
  border-radius: ${radius.sm};
  font-size: ${text.small};
  overflow-wrap: anywhere;
  cursor: pointer;

  small {
    color: ${color.muted};
    font-size: ${text.tiny};
    font-variant-numeric: tabular-nums;
  }

  &[data-highlighted] {
    background: ${color.sunken};
    outline: none;
  }

  &[data-selected] span {
    font-weight: 600;
  }
`;
