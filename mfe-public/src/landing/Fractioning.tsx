import { fractionPrice, formatDollars } from '@cimiento/contracts';
import { Facade } from '@cimiento/product-ui';
import { color, font, media, radius, space, text } from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { claims } from '../shared/claims';
import { Calculator } from './Calculator';
import { projectReturns } from './projection';
import { Band, Inner } from './layout';
import { SectionHeader } from './SectionHeader';

const initialFractions = 10;

const figureSize = 'clamp(1.375rem, 0.6rem + 3.2vw, 2.75rem)';

const Equation = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: start;
  margin: 0;

  div {
    position: relative;
    display: flex;
    flex-direction: column-reverse;
    justify-content: start;
  }

  div + div {
    padding-left: clamp(1.5rem, 5vw, 3.5rem);
  }

  div + div::before {
    content: attr(data-sign);
    position: absolute;
    left: 0;
    width: clamp(1.5rem, 5vw, 3.5rem);
    top: 0;
    color: ${color.muted};
    font-family: ${font.display};
    font-size: ${figureSize};
    line-height: 1.2;
    text-align: center;
  }

  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }

  dd {
    margin: 0;
    font-family: ${font.display};
    font-size: ${figureSize};
    font-variant-numeric: tabular-nums lining-nums;
    line-height: 1.2;
  }
`;

const Table = styled.div`
  display: grid;
  gap: ${space[3]};

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space[4]};
  }
`;

const Building = styled.figure`
  display: grid;
  grid-template-rows: 1fr auto;
  gap: ${space[3]};
  margin: 0;
  padding: ${space[4]} ${space[2]} ${space[3]};
  background: linear-gradient(#0f2b22, #1b4639);
  border-radius: ${radius.lg};
  color: ${color.onDark};

  & > svg {
    place-self: end center;
    width: min(100%, 27rem);
  }
`;

const Legend = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[1]} ${space[3]};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  span::before {
    content: '';
    display: inline-block;
    width: 0.625rem;
    height: 0.9375rem;
    margin-right: ${space[1]};
    vertical-align: -0.125rem;
    background: #16352b;
    box-shadow: 0 0 0 1px #4f7a68;
  }

  span:first-child::before {
    background: #fff0c4;
    box-shadow: 0 0 0 2px #e2683f;
  }
`;

/** An explanation of fractioning: the example building with one window per fraction, and a calculator. */
export function Fractioning() {
  const [fractions, setFractions] = useState(initialFractions);
  const total = claims.exampleFractions;
  const projection = projectReturns(fractions);
  const label = `Fachada de un edificio de ${total} ventanas, una por fracción: ${fractions} encendidas son tuyas y ${total - fractions} quedan libres`;
  return (
    <Band aria-labelledby="fraccionar">
      <Inner>
        <SectionHeader
          id="fraccionar"
          topic="Qué es fraccionar"
          title="Un edificio entero es mucho. Una ventana está a tu alcance."
          lead="Fraccionar es dividir el valor de una propiedad en partes iguales. Cada ventana de esta fachada es una fracción: eliges cuántas, y esa misma parte de las rentas y de la plusvalía te corresponde."
        />
        <Equation>
          <div>
            <dt>vale el edificio</dt>
            <dd>{formatDollars(claims.exampleProperty)}</dd>
          </div>
          <div data-sign="÷">
            <dt>fracciones</dt>
            <dd>{total}</dd>
          </div>
          <div data-sign="=">
            <dt>por fracción</dt>
            <dd>{formatDollars(fractionPrice)}</dd>
          </div>
        </Equation>
        <Table>
          <Building>
            <Facade total={total} lit={fractions} mine={fractions} label={label} />
            <Legend>
              <span>{`${fractions} ${fractions === 1 ? 'es tuya' : 'son tuyas'}`}</span>
              {fractions < total && <span>{`${total - fractions} libres`}</span>}
            </Legend>
          </Building>
          <Calculator projection={projection} onChange={setFractions} />
        </Table>
      </Inner>
    </Band>
  );
}
