import { paths } from '@cimiento/contracts';
import { RiskNote } from '@cimiento/product-ui';
import { readSiteFacts } from '@cimiento/product-ui/site';
import { Actions, ButtonLink, color, darkSection, font, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import { texts } from './texts';

const Panel = styled.section`
  ${darkSection}
  border-radius: ${radius.lg};
  padding: clamp(${space[3]}, 6vw, ${space[8]});
  display: grid;
  gap: ${space[3]};
  justify-items: start;
`;

const Title = styled.h2`
  margin: 0;
  font-family: ${font.display};
  font-size: ${text.page};
  line-height: 1.15;
  max-width: 22ch;
`;

const Claims = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[6]};
  margin: 0;
`;

const Claim = styled.div`
  display: flex;
  flex-direction: column-reverse;
`;

const Figure = styled.dd`
  margin: 0;
  font-family: ${font.display};
  font-size: 2.25rem;
  color: ${color.brass};
  font-variant-numeric: tabular-nums;
`;

/** Invites a visitor to sign up, in place of the projects that visitors do not see. */
export function VisitorTeaser() {
  const { title, text, claims, register, login } = texts.teaser;
  return (
    <Panel>
      <Title>{title}</Title>
      <p>{text}</p>
      {/* Examples, which no project of an installation with real money keeps. */}
      {readSiteFacts().isDemonstration && (
        <Claims>
          {claims.map(({ figure, label }) => (
            <Claim key={label}>
              <dt>{label}</dt>
              <Figure>{figure}</Figure>
            </Claim>
          ))}
        </Claims>
      )}
      <RiskNote tone="dark" />
      <Actions $gap={2}>
        <ButtonLink to={paths.register} variant="accent">
          {register}
        </ButtonLink>
        <ButtonLink to={paths.login} variant="onDark">
          {login}
        </ButtonLink>
      </Actions>
    </Panel>
  );
}
