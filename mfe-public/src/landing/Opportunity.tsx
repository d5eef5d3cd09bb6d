import { fractionPrice, formatDollars } from '@cimiento/contracts';
import { readSiteFacts } from '@cimiento/product-ui/site';
import { color, font, media, space, text } from '@cimiento/ui';
import type { ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { claims, fractionsOfTraditionalMinimum } from '../shared/claims';
import { getBrickPaths, getDoorPaths, doors, wall } from './drawings';
import { Band, Inner } from './layout';
import { SectionHeader } from './SectionHeader';

const Pair = styled.div`
  display: grid;
  gap: ${space[6]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[8]};
  }
`;

const Fact = styled.figure`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: ${space[3]};
  margin: 0;
  padding-top: ${space[3]};
  border-top: 1px solid rgb(255 255 255 / 18%);

  svg {
    width: 100%;
    height: auto;
    align-self: end;
  }

  figcaption {
    color: ${color.onDarkMuted};
    font-size: ${text.small};
  }
`;

const Claim = styled.p`
  margin: 0;
  font-size: ${text.lead};

  strong {
    display: block;
    color: ${color.brass};
    font-family: ${font.display};
    font-size: clamp(3.5rem, 2.4rem + 5vw, 6rem);
    font-weight: 480;
    font-variant-numeric: lining-nums;
    letter-spacing: -0.03em;
    line-height: 1;
  }
`;

const price = formatDollars(fractionPrice);

const closedDoor = '#2b5847';
const litDoor = '#eec567';
const brick = '#9c4a30';
const litBrick = '#fff0c4';

function Doors() {
  const { open, closed } = getDoorPaths(claims.excludedOfHundred);
  return (
    <svg viewBox={`0 0 ${doors.columns * doors.pitchX - 2} ${doors.rows * doors.pitchY - 6}`} aria-hidden>
      <path d={closed} fill={closedDoor} />
      <path d={open} fill={litDoor} />
    </svg>
  );
}

/** Index of the highlighted brick, near the middle of the wall. */
const shownBrick = 262;

function Wall() {
  const { wall: rest, single } = getBrickPaths(shownBrick);
  const width = wall.columns * (wall.brickWidth + wall.joint) + wall.brickWidth / 2;
  const height = wall.rows * (wall.brickHeight + wall.joint) - wall.joint;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
      <path d={rest} fill={brick} />
      <path d={single} fill={litBrick} stroke={litBrick} strokeWidth="2" />
    </svg>
  );
}

type FactProps = { figure: string; claim: string; caption: string; children: ReactNode };

const PicturedFact = ({ figure, claim, caption, children }: FactProps) => (
  <Fact>
    <Claim>
      <strong>{figure}</strong> {claim}
    </Claim>
    {children}
    <figcaption>{caption}</figcaption>
  </Fact>
);

const Claims = () => (
  <Pair>
    <PicturedFact
      figure={claims.excluded}
      claim="de las personas queda fuera de la inversión inmobiliaria."
      caption={`De cada 100 puertas, ${claims.excludedOfHundred} están cerradas.`}
    >
      <Doors />
    </PicturedFact>
    <PicturedFact
      figure={claims.traditionalMinimum}
      claim="es el mínimo tradicional para empezar."
      caption={`Cada ladrillo son ${price}. El mínimo tradicional pide ${fractionsOfTraditionalMinimum}; aquí empiezas con uno.`}
    >
      <Wall />
    </PicturedFact>
  </Pair>
);

const Price = () => (
  <Pair>
    <Claim>
      <strong>{price}</strong> es el precio de una fracción.
    </Claim>
    <Fact>
      <Wall />
      <figcaption>Cada ladrillo es una fracción: aquí empiezas con una.</figcaption>
    </Fact>
  </Pair>
);

/** The problem: who is excluded, and the traditional minimum. Where money is real, only the price of a fraction. */
export const Opportunity = ({ ref }: { ref?: Ref<HTMLElement> }) => (
  <Band ref={ref} $ground="dark" aria-labelledby="oportunidad">
    <Inner>
      <SectionHeader
        id="oportunidad"
        tone="dark"
        topic="La oportunidad"
        title="Los bienes raíces crean patrimonio. La entrada era para pocos."
        lead="No faltaban ganas ni criterio: faltaba una puerta del tamaño correcto. Entrar en un buen edificio pedía un capital que muy pocas personas tienen."
      />
      {readSiteFacts().isDemonstration ? <Claims /> : <Price />}
    </Inner>
  </Band>
);
