import { color, font, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

export const Amount = styled.p`
  margin: 0;
  font-family: ${font.display};
  font-size: ${text.figure};
  line-height: 1;
  font-variant-numeric: tabular-nums lining-nums;

  small {
    color: ${color.muted};
    font-family: ${font.sans};
    font-size: ${text.body};
  }
`;

export const Stepper = styled.div`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 8rem) 2.75rem;
  align-items: end;
  gap: ${space[1]};

  input {
    text-align: center;
    font-variant-numeric: tabular-nums;
  }

  button {
    padding: 0;
    font-size: ${text.amount};
  }
`;

export const Shortcuts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  /* The chosen amount, also where the browser replaces every colour. */
  [aria-pressed='true'] {
    border-color: ${color.ink};
    background: ${color.sunken};
  }

  @media (forced-colors: active) {
    [aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;

export const ErrorText = styled.p`
  margin: 0;
  color: ${color.danger};
  font-size: ${text.small};
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  padding: ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
`;
