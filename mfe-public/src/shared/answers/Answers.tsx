import { color, media, SectionTitle, space } from '@cimiento/ui';
import { readSiteFacts } from '@cimiento/product-ui/site';
import { styled } from 'styled-components';
import { pickAnswers, type AnswerName } from './questions';
import { useHelpFacts } from './useHelpFacts';

const List = styled.div`
  display: grid;
  gap: ${space[3]} ${space[6]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }

  p {
    max-width: 60ch;
    margin: ${space[0.5]} 0 0;
    color: ${color.muted};
  }
`;

/** Answers of the help, open below one another, as a section of another page. */
export function Answers({ title, names }: { title: string; names: readonly AnswerName[] }) {
  const facts = useHelpFacts();
  return (
    <section>
      <SectionTitle>{title}</SectionTitle>
      <List>
        {pickAnswers(facts, readSiteFacts().company, names).map(({ question, answer }) => (
          <div key={question}>
            <strong>{question}</strong>
            <p>{answer}</p>
          </div>
        ))}
      </List>
    </section>
  );
}
