import { paths } from '@cimiento/contracts';
import { readSiteFacts } from '@cimiento/product-ui/site';
import { Actions, ButtonLink, color, PageContainer, PageHeader, Section, SectionTitle, space } from '@cimiento/ui';
import { styled } from 'styled-components';
import { usePageHead } from '../shared/usePageHead';
import { getHelp } from '../shared/answers/questions';
import { useHelpFacts } from '../shared/answers/useHelpFacts';

const Question = styled.details`
  max-width: 70ch;
  border-bottom: 1px solid ${color.line};

  summary {
    min-height: 2.75rem;
    padding-block: ${space[1.5]};
    font-weight: 600;
    cursor: pointer;
  }

  p {
    margin: 0 0 ${space[2]};
  }
`;

/** Questions and answers, with the limits and settings of this installation. */
export default function HelpPage() {
  const { headline, description } = usePageHead(paths.help);
  const facts = useHelpFacts();
  return (
    <PageContainer>
      <PageHeader title={headline} lead={description} />
      {getHelp(facts, readSiteFacts().company).map(({ title, questions }, index) => (
        <Section key={title}>
          <SectionTitle>{title}</SectionTitle>
          {questions.map(({ question, answer }) => (
            <Question key={question} open={index === 0}>
              <summary>{question}</summary>
              <p>{answer}</p>
            </Question>
          ))}
        </Section>
      ))}
      <Actions $gap={1.5}>
        <ButtonLink to={paths.opportunities}>Ver oportunidades</ButtonLink>
        <ButtonLink to={paths.trackRecord} variant="secondary">
          Ver resultados
        </ButtonLink>
      </Actions>
    </PageContainer>
  );
}
