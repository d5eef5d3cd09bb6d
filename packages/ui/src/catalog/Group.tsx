import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../theme/tokens';

const Frame = styled.section`
  display: grid;
  gap: ${space[2]};
  padding: ${space[2]};
  background: ${color.ground};
`;

const Specimen = styled.div`
  display: grid;
  gap: ${space[1]};
  min-width: 0;

  > p:first-child {
    margin: 0;
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};

  > * {
    min-width: 0;
  }
`;

/** A picture of the catalog; its name is also the address `#name`. */
export const Group = ({ name, title, children }: { name: string; title: string; children: ReactNode }) => (
  <Frame id={name} aria-label={title}>
    <h2>{title}</h2>
    {children}
  </Frame>
);

/** One control or state, with what it shows. */
export const Show = ({ what, row = false, children }: { what: string; row?: boolean; children: ReactNode }) => (
  <Specimen>
    <p>{what}</p>
    {row ? <Row>{children}</Row> : children}
  </Specimen>
);
