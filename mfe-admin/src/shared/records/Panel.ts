import { color, media, space } from '@cimiento/ui';
import { styled } from 'styled-components';

/** Vertical stack of a tab's content. */
export { Stack as Panel } from '@cimiento/ui';

/** Buttons of a row. The negative margin aligns the icons, not their padding, with the table. */
export const Actions = styled.div`
  display: inline-flex;
  margin: -0.375rem -0.5rem;
`;

/** An invitation code, spaced so that it can be read out letter by letter. */
export const Code = styled.code`
  font-family: ui-monospace, SFMono-Regular, Menlo, monospace;
  font-size: 0.95em;
  letter-spacing: 0.04em;
  overflow-wrap: anywhere;
`;

/** Names and values, side by side where there is room. */
export const Facts = styled.dl`
  display: grid;
  gap: ${space[0.5]} ${space[3]};
  margin: 0;
  overflow-wrap: anywhere;

  dt {
    color: ${color.muted};
  }

  dd {
    color: ${color.ink};
    margin: 0 0 ${space[1]};
    white-space: pre-line;
  }

  ${media.tablet} {
    grid-template-columns: 10rem minmax(0, 1fr);
  }
`;
