import { color, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

export const Heading = styled.h3`
  margin-block: ${space[4]} ${space[2]};
  font-size: ${text.body};
`;

export const CandidateList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Candidate = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${space[2]};
  border-bottom: 1px solid ${color.line};

  details {
    flex-basis: 100%;
    min-width: 0;
  }

  small {
    display: block;
    color: ${color.muted};
  }
`;

/** A search with the button that uses its result, below it where both do not fit. */
export const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[4]};
  align-items: end;
  margin-bottom: ${space[3]};

  > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }
`;
