import { fractionPrice, paths, formatDollars } from '@cimiento/contracts';
import { Facade } from '@cimiento/product-ui';
import { ButtonLink, color, media, space, text } from '@cimiento/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import { Actions, Band, Inner } from './layout';
import { Mountains } from './Mountains';

const Content = styled(Inner)`
  gap: ${space[3]};
  justify-items: center;
  padding-bottom: ${space[6]};
  text-align: center;

  ${media.desktop} {
    padding-bottom: ${space[8]};
  }

  h2 {
    max-width: 16ch;
    font-size: ${text.hero};
    line-height: 1.05;
    text-wrap: balance;
  }

  p {
    margin: 0;
    max-width: 46ch;
    color: ${color.onDarkMuted};
    font-size: ${text.lead};
  }
`;

const Skyline = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
  align-items: end;
  gap: ${space[1.5]};
  border-bottom: 8px solid #b8482a;

  & > div {
    position: relative;
    flex: none;
    margin-bottom: -8px;
  }

  & > div > svg {
    max-width: none;
    height: 100%;
  }
`;

// Per building: fractions, lit fractions, and height in pixels.
const buildings = [
  [56, 31, 130],
  [130, 112, 200],
  [90, 20, 150],
  [180, 139, 230],
  [63, 40, 128],
  [80, 71, 165],
  [160, 96, 220],
  [48, 40, 130],
  [300, 251, 290],
  [120, 44, 190],
  [60, 60, 142],
  [220, 149, 250],
  [88, 70, 160],
  [140, 33, 205],
  [42, 35, 120],
  [168, 140, 215],
  [70, 22, 140],
] as const;

type Props = {
  /** A signed-in person is not asked to create an account. */
  signedIn: boolean;
  ref?: Ref<HTMLElement>;
};

/** The final call to action, over a street at dusk. */
export const FinalCallToAction = ({ signedIn, ref }: Props) => (
  <Band ref={ref} $ground="dark" aria-labelledby="empezar">
    <Content>
      <h2 id="empezar">
        Tu primera ventana cuesta <span>{formatDollars(fractionPrice)}</span>
      </h2>
      <p>Mira los proyectos con calma, elige un monto y empieza con una sola fracción.</p>
      <Actions>
        <ButtonLink to={signedIn ? paths.dashboard : paths.register} variant="accent">
          {signedIn ? 'Ir a mi dashboard' : 'Crear mi cuenta'}
        </ButtonLink>
        <ButtonLink to={paths.opportunities} variant="onDark">
          Ver oportunidades
        </ButtonLink>
      </Actions>
    </Content>
    <Skyline aria-hidden>
      <Mountains />
      {buildings.map(([total, lit, height]) => (
        <div key={total} style={{ height }}>
          <Facade total={total} lit={lit} />
        </div>
      ))}
    </Skyline>
  </Band>
);
