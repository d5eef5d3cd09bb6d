import { color, media, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

/** The waiting lines, and beside them, below them on a phone, the proposal for the chosen one. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]} ${space[3]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

/** The keys of the desk, where there is a keyboard. */
export const Keys = styled.p`
  display: none;
  margin: ${space[1]} 0 0;
  color: ${color.muted};
  font-size: ${text.tiny};

  ${media.desktop} {
    display: block;
  }
`;

/** On a phone as high as three lines and a half, so that the proposal below is on the first screen too. */
export const Lines = styled.div`
  max-height: 11.5rem;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  ${media.desktop} {
    max-height: max(18rem, calc(100vh - 17rem));
  }

  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const LineOption = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[2]};
  min-height: 3.25rem;
  padding: ${space[0.5]} ${space[1.5]};
  align-content: center;
  border-bottom: 1px solid ${color.line};
  cursor: pointer;

  strong {
    font-weight: 560;
    font-variant-numeric: tabular-nums;
  }

  small {
    grid-column: 1 / -1;
    overflow: hidden;
    color: ${color.muted};
    font-size: ${text.tiny};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[aria-selected='true'] {
    background: ${color.sunken};
    box-shadow: inset 3px 0 ${color.primary};
  }
`;

export const Panel = styled.section`
  min-height: 20rem;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};

  h2 {
    margin: 0;
    font-size: ${text.card};
    overflow-wrap: anywhere;
  }

  > p {
    margin: 0;
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;

export const CandidateList = styled.ul`
  margin: 0 0 ${space[2]};
  padding: 0;
  list-style: none;
`;

/** A candidate: its text at the left and its buttons at the right, whatever their lengths; on a phone two of them are one below the other. */
export const Candidate = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  padding-block: ${space[1]};
  border-bottom: 1px solid ${color.line};

  > div:last-child {
    flex-direction: column;
    align-items: stretch;

    ${media.tablet} {
      flex-direction: row;
      align-items: center;
    }
  }

  strong {
    overflow-wrap: anywhere;
  }

  details {
    grid-column: 1 / -1;
    min-width: 0;
  }

  small {
    display: block;
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;

/** A candidate that asks for more before it is assigned. */
export const CandidateForm = styled.li`
  padding-block: ${space[1]};

  small {
    display: block;
    margin-bottom: ${space[1.5]};
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
`;

export const Results = styled.div`
  max-height: 18rem;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};

  > div {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-height: 2.75rem;
    padding: ${space[0.5]} ${space[1.5]};
    cursor: pointer;

    &[aria-selected='true'] {
      background: ${color.sunken};
      box-shadow: inset 3px 0 ${color.primary};
    }
  }

  small {
    color: ${color.muted};
  }
`;
