import { space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

const Words = styled.div`
  max-width: 68ch;
  font-size: ${text.body};

  p {
    margin: 0 0 ${space[2]};
  }

  p:last-child {
    margin: 0;
  }
`;

/** The description of a project in its paragraphs. */
export const Description = ({ children }: { children: string }) => (
  <Words>
    {children.split(/\n{2,}/).map((paragraph, index) => (
      <p key={index}>{paragraph}</p>
    ))}
  </Words>
);
