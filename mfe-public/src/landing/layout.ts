import { color, darkSection, media, space } from '@cimiento/ui';
import { css, styled } from 'styled-components';

const grounds = {
  plain: css`
    background: ${color.ground};
  `,
  raised: css`
    background: ${color.surface};
    border-block: 1px solid ${color.line};
  `,
  dark: darkSection,
};

/** A full-width section of the landing page. */
export const Band = styled.section<{ $ground?: keyof typeof grounds }>`
  position: relative;
  overflow: clip;
  ${({ $ground = 'plain' }) => grounds[$ground]}
`;

/** The content of a section, at its maximum width. */
export const Inner = styled.div`
  display: grid;
  gap: ${space[5]};
  max-width: 76rem;
  margin-inline: auto;
  padding: ${space[8]} ${space[2]};

  ${media.tablet} {
    padding-inline: ${space[4]};
  }

  ${media.desktop} {
    gap: ${space[6]};
    padding-block: 7rem;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1.5]};

  /* Full width on a phone, within reach of the thumb. */
  & > * {
    flex: 1 1 100%;
  }

  ${media.tablet} {
    & > * {
      flex: none;
    }
  }
`;
