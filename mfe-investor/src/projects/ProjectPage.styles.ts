import { color, font, media, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: ${space[6]};
  }
`;

export const Aside = styled.aside`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};

  ${media.desktop} {
    position: sticky;
    top: calc(var(--sticky-top) + ${space[3]});
  }
`;

export const RaisedAmount = styled.div`
  p {
    margin: 0;
    color: ${color.onDarkMuted};
    font-variant-numeric: tabular-nums;
  }

  strong {
    display: block;
    color: ${color.onDark};
    font-family: ${font.display};
    font-size: ${text.figure};
    font-weight: 560;
    line-height: 1.1;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

// Screens that show the figures together with the action below them.
const roomy = '@media (min-width: 64rem) and (min-height: 50rem)';

/** The main action, beside the figures; hidden on a phone and in a low window. */
export const DesktopAction = styled.div`
  display: none;

  ${roomy} {
    display: grid;
    gap: ${space[1]};
  }
`;

/** The main action on a phone and in a low window: it stays at the bottom of the screen, within reach of the thumb. */
export const MobileAction = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: grid;
  gap: ${space[0.5]};
  margin: 0 calc(-1 * ${space[2]}) calc(-1 * ${space[4]});
  padding: ${space[1.5]} ${space[2]};
  background: ${color.ground};
  border-top: 1px solid ${color.line};

  ${media.desktop} {
    justify-content: end;
  }

  ${roomy} {
    display: none;
  }
`;
