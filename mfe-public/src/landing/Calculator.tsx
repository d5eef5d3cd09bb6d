import { beforeFees, formatDollars, formatExactDollars, paths } from '@cimiento/contracts';
import { RiskNote } from '@cimiento/product-ui';
import { readSiteFacts } from '@cimiento/product-ui/site';
import { AddIcon, color, font, radius, Slider, space, text, TextLink } from '@cimiento/ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { claims } from '../shared/claims';
import { formatShare, clampFractions, readFractions, type Projection } from './projection';

const Card = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${space[4]};
  padding: clamp(${space[2.5]}, 4vw, ${space[5]});
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};

  h3 {
    font-size: ${text.card};
  }
`;

const Controls = styled.div`
  display: grid;
  gap: ${space[2]};

  label {
    font-size: ${text.small};
    font-weight: 560;
  }
`;

const Counter = styled.div`
  display: grid;
  grid-template-columns: 2.75rem minmax(4rem, 7rem) 2.75rem;
  gap: ${space[1]};

  button,
  input {
    min-height: 2.75rem;
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.ink};
  }

  button {
    display: grid;
    place-items: center;
    padding: 0;
    cursor: pointer;
  }

  button:hover {
    background: ${color.sunken};
  }

  input {
    width: 100%;
    padding: 0 ${space[1]};
    font-family: ${font.display};
    font-size: ${text.amount};
    font-variant-numeric: tabular-nums lining-nums;
    text-align: center;
  }
`;

const Results = styled.dl`
  display: grid;
  gap: ${space[2]} ${space[4]};
  grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  margin: 0;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};

  & > div {
    display: flex;
    flex-direction: column;
  }

  & > :first-child {
    grid-column: 1 / -1;
  }

  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }

  dt span {
    white-space: nowrap;
  }

  dd {
    margin: 0;
    font-family: ${font.display};
    font-size: ${text.amount};
    font-variant-numeric: tabular-nums lining-nums;
  }

  & > :first-child dd {
    font-size: clamp(2.75rem, 2rem + 3vw, 4rem);
    letter-spacing: -0.02em;
    line-height: 1.1;
  }
`;

const Note = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};

  &:empty {
    display: none;
  }
`;

const MinusIcon = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    aria-hidden
  >
    <path d="M5 12h14" />
  </svg>
);

type FieldProps = { value: number; onChange: (fractions: number) => void };

/** The number of fractions. What was typed stays until the field loses focus, and a note says how it was taken if not as it stands. */
function Fractions({ value, onChange }: FieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const step = (by: number) => {
    setTyped(null);
    setNote(null);
    onChange(clampFractions(value + by));
  };
  const type = (text: string) => {
    setTyped(text);
    const read = readFractions(text);
    setNote(read.note);
    if (read.fractions !== null) onChange(read.fractions);
  };
  return (
    <>
      <label htmlFor={id}>Número de fracciones</label>
      <Counter>
        <button type="button" aria-label="Una fracción menos" onClick={() => step(-1)}>
          <MinusIcon />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-describedby={`${id}-note`}
          value={typed ?? value}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onBlur={() => setTyped(null)}
        />
        <button type="button" aria-label="Una fracción más" onClick={() => step(1)}>
          <AddIcon />
        </button>
      </Counter>
      <Note id={`${id}-note`} role="status">
        {note}
      </Note>
    </>
  );
}

type Props = { projection: Projection; onChange: (fractions: number) => void };

/** The range of projected returns in dollars, before and after fees. */
const ProjectedReturn = ({ projection: { yearly, yearlyAfterFees } }: Pick<Props, 'projection'>) => (
  <>
    <div>
      <dt>
        Retorno anual proyectado <span>({claims.projected})</span>, {beforeFees}
      </dt>
      <dd>{yearly.map(formatDollars).join(' – ')}</dd>
    </div>
    <div>
      <dt>{`Después de comisiones, si son el ${claims.exampleFeePercent} % de la renta; cada proyecto indica la suya`}</dt>
      <dd>{yearlyAfterFees.map(formatExactDollars).join(' – ')}</dd>
    </div>
  </>
);

/** Amount and share of a number of fractions; in a demonstration also the projected yearly return, with the risk note. */
export function Calculator({ projection, onChange }: Props) {
  const { isDemonstration } = readSiteFacts();
  const { fractions, amount, shareBasisPoints } = projection;
  return (
    <Card role="group" aria-labelledby="calculadora">
      <h3 id="calculadora">¿Cuántas ventanas enciendes?</h3>
      <Controls>
        <Fractions value={fractions} onChange={onChange} />
        <Slider
          aria-label="Fracciones"
          aria-valuetext={`${fractions} de ${claims.exampleFractions} fracciones: ${formatDollars(amount)}`}
          min={1}
          max={claims.exampleFractions}
          value={fractions}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
      </Controls>
      <Results>
        <div>
          <dt>Inviertes</dt>
          <dd>{formatDollars(amount)}</dd>
        </div>
        <div>
          <dt>Tu parte del edificio</dt>
          <dd>{formatShare(shareBasisPoints)}</dd>
        </div>
        {isDemonstration && <ProjectedReturn projection={projection} />}
      </Results>
      {isDemonstration ? (
        <RiskNote />
      ) : (
        <Note>
          Cada proyecto tiene su retorno proyectado y sus comisiones.{' '}
          <TextLink to={paths.opportunities}>Ver proyectos</TextLink>
        </Note>
      )}
    </Card>
  );
}
