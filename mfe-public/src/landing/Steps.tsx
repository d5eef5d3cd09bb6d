import { fractionPrice, formatDollars } from '@cimiento/contracts';
import { RiskNote } from '@cimiento/product-ui';
import { color, font, media, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import { Band, Inner } from './layout';
import { SectionHeader } from './SectionHeader';

const List = styled.ol`
  display: grid;
  gap: ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.desktop} {
    grid-template-columns: repeat(4, 1fr);
    gap: 0;
  }
`;

const Step = styled.li`
  display: grid;
  grid-template-columns: 5.5rem 1fr;
  gap: 0 ${space[2]};
  align-items: start;

  h3 {
    font-size: ${text.card};
  }

  p {
    margin: ${space[0.5]} 0 0;
    color: ${color.muted};
  }

  svg {
    width: 100%;
    height: auto;
  }

  ${media.desktop} {
    grid-template-columns: 1fr;
    grid-template-rows: 1fr auto;
    gap: ${space[3]};

    & > div:first-child {
      align-self: end;
      border-bottom: 0.55rem solid #b8482a;
    }

    & > div:last-child {
      padding-right: ${space[4]};
    }

    svg {
      width: 11rem;
      margin-bottom: -0.55rem;
    }
  }
`;

const floorHeight = 26;
const width = 120;

/** A building with one floor per step and the step's number in its door. */
function Building({ floors }: { floors: number }) {
  const ground = 40 + floors * floorHeight;
  const top = 14;
  const upper = Array.from({ length: floors - 1 }, (_unused, floor) => top + 8 + floor * floorHeight);
  return (
    <svg viewBox={`0 0 ${width} ${ground + 6}`} width={width} height={ground + 6} aria-hidden>
      <path fill="#8c351c" d={`M48 ${top - 6}h24v-8h-24z`} />
      <path fill="#35604f" d={`M16 ${ground}V${top}h88V${ground}z`} />
      <path fill="#294b3e" d={`M98 ${ground}V${top}h6V${ground}z`} />
      <path fill="#b8482a" d={`M10 ${top}h100v-6H10zM0 ${ground}h${width}v6H0z`} />
      {upper.map((y) => (
        <path key={y} fill="#eec567" d={`M26 ${y}h14v17H26zM53 ${y}h14v17H53zM80 ${y}h14v17H80z`} />
      ))}
      <path fill="#eec567" d={`M24 ${ground - 32}h13v18H24zM83 ${ground - 32}h13v18H83z`} />
      <path fill="#0f271f" d={`M43 ${ground}v-23a17 17 0 0 1 34 0v23z`} />
      <text
        x="60"
        y={ground - 9}
        fill="#fff0c4"
        fontFamily={font.display}
        fontSize="24"
        fontWeight="560"
        textAnchor="middle"
      >
        {floors}
      </text>
    </svg>
  );
}

const steps = [
  {
    title: 'Explorar',
    text: 'Mira los proyectos abiertos. Cada oportunidad fue revisada por expertos antes de publicarse.',
  },
  {
    title: 'Invertir',
    text: `Elige el monto que quieras, desde ${formatDollars(fractionPrice)}, y hazlo en línea.`,
  },
  {
    title: 'Recibir rentas',
    text: 'Cuando la propiedad produce, tu parte de las rentas llega cada cierto tiempo y la ves en tu panel.',
  },
  {
    title: 'Reinvertir o retirar',
    text: 'Al salir del proyecto vuelves a invertir o retiras tu capital, más las ganancias si las hubo.',
  },
] as const;

/** Explanation of the product in four steps. */
export const Steps = () => (
  <Band aria-labelledby="pasos">
    <Inner>
      <SectionHeader id="pasos" topic="Cómo funciona" title="Cuatro pasos, piso por piso" />
      <List>
        {steps.map(({ title, text: description }, index) => (
          <Step key={title}>
            <div translate="no">
              <Building floors={index + 1} />
            </div>
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </Step>
        ))}
      </List>
      <RiskNote />
    </Inner>
  </Band>
);
