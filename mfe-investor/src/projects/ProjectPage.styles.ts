import { color, darkSection, font, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

/** The façade beside what is left to buy. */
export const Funding = styled.div`
  ${darkSection}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[2.5]};
  align-items: center;
  padding: ${space[2]};
  border-radius: ${radius.lg};

  svg {
    height: 8rem;
    max-width: 9rem;
  }

  p {
    color: ${color.onDarkMuted};
    font-size: ${text.small};
    font-variant-numeric: tabular-nums;
  }

  strong {
    display: block;
    color: ${color.onDark};
    font-family: ${font.display};
    font-size: ${text.section};
    font-weight: 560;
    line-height: 1.2;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

/** Fractions that are the person's, as the warm windows of the façade. */
export const Own = styled.p`
  && {
    color: ${color.brass};
  }
`;
