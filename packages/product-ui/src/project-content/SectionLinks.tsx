import { color, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

const Links = styled.nav`
  display: flex;
  gap: 0 ${space[2.5]};
  overflow-x: auto;
  border-block: 1px solid ${color.line};

  a {
    padding-block: 0.6875rem;
    font-size: ${text.small};
    white-space: nowrap;
    text-underline-offset: 0.25em;
  }

  @media print {
    display: none;
  }
`;

/** A link to a section of the page, by the id of its heading. */
export type SectionLink = readonly [id: string, label: string];

/** Links to the sections of a long page, in one row. */
export const SectionLinks = ({ links }: { links: readonly SectionLink[] }) => (
  <Links aria-label="Secciones de la página">
    {links.map(([id, label]) => (
      <a key={id} href={`#${id}`}>
        {label}
      </a>
    ))}
  </Links>
);
