import { paths } from '@cimiento/contracts';
import { ButtonLink, Card, color, Grid, media, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import { Band, Inner } from './layout';
import { SectionHeader } from './SectionHeader';

const Question = styled(Card)`
  background: ${color.ground};

  h3 {
    margin-bottom: ${space[1.5]};
    font-size: ${text.card};
    text-wrap: balance;
  }

  p {
    margin: 0;
    color: ${color.muted};
  }
`;

const Invitation = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  padding: ${space[3]};
  background: ${color.sunken};
  border-radius: ${radius.lg};

  ${media.tablet} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: ${space[3]} ${space[4]};
  }

  h3 {
    font-size: ${text.card};
  }

  p {
    margin: ${space[0.5]} 0 0;
    color: ${color.muted};
  }
`;

const questions = [
  {
    title: '¿Cómo funcionan las inversiones inmobiliarias?',
    answer:
      'Varias personas reúnen el valor de una propiedad. Lo que deja la renta, después de los gastos, se reparte según las fracciones de cada una; y si se vende por más de lo que costó, también esa diferencia.',
  },
  {
    title: '¿Qué documentos se necesitan?',
    answer:
      'Para crear tu cuenta bastan tu nombre, tu correo y un código de invitación. Antes de invertir ten a mano tu documento de identidad, y lee siempre la escritura y el avalúo del proyecto.',
  },
  {
    title: '¿Cuáles son los riesgos?',
    answer:
      'Un inmueble puede quedar vacío, una obra puede demorarse y un precio puede bajar. Ningún rendimiento está garantizado, vender una fracción puede tomar tiempo y puedes perder parte de tu capital.',
  },
] as const;

/** Three common questions, and the invitation to the waitlist. */
export const Questions = () => (
  <Band $ground="raised" aria-labelledby="preguntas">
    <Inner>
      <SectionHeader id="preguntas" topic="Preguntas" title="Lo que conviene preguntar antes" />
      <Grid $min="19rem">
        {questions.map(({ title, answer }) => (
          <Question key={title}>
            <h3>{title}</h3>
            <p>{answer}</p>
          </Question>
        ))}
      </Grid>
      <Invitation>
        <div>
          <h3>¿Te gustaría ser de los primeros?</h3>
          <p>Estamos abriendo cupos poco a poco. Cuéntanos de ti y te escribimos.</p>
        </div>
        <ButtonLink to={paths.waitlist}>Unirme a la lista de espera</ButtonLink>
      </Invitation>
    </Inner>
  </Band>
);
