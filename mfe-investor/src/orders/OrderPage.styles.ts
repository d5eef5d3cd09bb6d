import { color, radius, shadow, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

export const Sheet = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  width: 100%;
  max-width: 44rem;
  margin-inline: auto;
  padding: clamp(${space[2]}, 5vw, ${space[6]});

  /* What has the focus stays clear of the bar with the next step. */
  :is(a, button) {
    scroll-margin-bottom: 6rem;
  }
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-top: 6px solid ${color.brass};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.raised};

  h2 {
    font-size: ${text.card};
  }

  /* The longest receipt fits on one sheet of paper, with who issued it. */
  @media print {
    gap: ${space[1]};
    max-width: none;
    padding: ${space[2]} 0 0;
    border: 0;
    border-top: 6px solid ${color.brass};
    border-radius: 0;
    box-shadow: none;
  }
`;

export const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: ${space[0.5]};

  h1 {
    flex: 1 1 100%;
    font-size: ${text.page};
  }

  p {
    margin: 0;
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }

  strong {
    color: ${color.ink};
    letter-spacing: 0.04em;
  }
`;

export const Lines = styled.dl`
  margin: 0;
  border-top: 1px solid ${color.line};

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[2]};
    padding: ${space[1.5]} 0;
    border-bottom: 1px dashed ${color.line};

    @media print {
      padding: ${space[0.5]} 0;
    }
  }

  dt {
    color: ${color.muted};
  }

  dd {
    margin: 0 0 0 auto;
    font-weight: 560;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: ${space[1.5]};
  margin: ${space[1.5]} 0 0;
  padding-left: ${space[3]};

  @media print {
    gap: ${space[0.5]};
    margin-top: ${space[0.5]};
  }

  li::marker {
    font-weight: 600;
  }

  strong,
  span {
    display: block;
  }

  span {
    color: ${color.muted};
  }
`;

/** Who stands behind the sheet when it is printed. */
export const Issuer = styled.p`
  margin: 0;
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${text.small};

  @media print {
    padding-top: ${space[1]};
    font-size: ${text.tiny};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1.5]};
  width: 100%;
  max-width: 44rem;
  margin-inline: auto;

  @media print {
    display: none;
  }
`;
