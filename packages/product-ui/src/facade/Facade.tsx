import { useMemo } from 'react';
import { keyframes, styled } from 'styled-components';
import { getFacadeLayout, facadeMeasures, getWindowStates, toWindowsPath } from './layout';

const lightUp = keyframes`
  from { opacity: 0.15; }
`;

const Drawing = styled.svg`
  width: auto;
  height: auto;
  max-width: 100%;
  max-height: 100%;

  .lit,
  .mine {
    animation: ${lightUp} 700ms ease-out;
  }

  @media (prefers-reduced-motion: reduce) {
    .lit,
    .mine {
      animation: none;
    }
  }
`;

type Props = {
  /** All fractions. */
  total: number;
  /** Funded fractions. */
  lit: number;
  /** Funded fractions that the user holds. */
  mine?: number;
  /** Fractions that open reservations hold. */
  reserved?: number;
  /** Accessible name, instead of the default one. */
  label?: string;
};

const describe = ({ total, lit, mine = 0, reserved = 0 }: Props): string => {
  const own = mine > 0 ? `, ${mine} ${mine === 1 ? 'es tuya' : 'son tuyas'}` : '';
  const held = reserved > 0 ? `, ${reserved} en reserva` : '';
  return `Fachada de un edificio: ${lit} de ${total} fracciones financiadas${own}${held}`;
};

/** A building's façade with one window per fraction: lit ones are funded, ringed ones are the user's own, dim ones reserved, dark ones free. */
export function Facade(props: Props) {
  const { total, lit, mine = 0, reserved = 0, label } = props;
  const { columns, width, height } = getFacadeLayout(total);
  const { roof, base, margin } = facadeMeasures;
  const states = useMemo(() => getWindowStates(total, lit, mine, reserved), [total, lit, mine, reserved]);
  const middle = width / 2;
  return (
    <Drawing
      viewBox={`-12 0 ${width + 24} ${height}`}
      width={width + 24}
      height={height}
      role="img"
      aria-label={label ?? describe(props)}
    >
      <path
        d={`M-6 ${roof}h${width + 12}v-7h${-(width + 12)}zM2 ${roof - 7}h${width - 4}v-5h${-(width - 4)}z`}
        fill="#b8482a"
      />
      <path d={`M${middle - 26} ${roof - 12}h52v-14h-52zM${middle - 4} ${roof - 26}v-8h8v8z`} fill="#8c351c" />
      <path d={`M0 ${roof}h${width}v${height - roof - 8}h${-width}z`} fill="#35604f" />
      <path d={`M${width - margin / 2} ${roof}h${margin / 2}v${height - roof - 8}h${-margin / 2}z`} fill="#294b3e" />
      <path d={toWindowsPath(states, 'free', columns)} fill="#16352b" />
      {reserved > 0 && <path d={toWindowsPath(states, 'reserved', columns)} fill="#8c8350" />}
      <path className="lit" d={toWindowsPath(states, 'lit', columns)} fill="#eec567" />
      <path d={toWindowsPath(states, 'mine', columns, 3)} fill="#e2683f" />
      <path className="mine" d={toWindowsPath(states, 'mine', columns)} fill="#fff0c4" />
      <path d={`M0 ${height - base}h${width}v4h${-width}z`} fill="#4f7a68" />
      <path d={`M${middle - 13} ${height - 8}v-18a13 13 0 0 1 26 0v18z`} fill="#0f271f" />
      <path d={`M-12 ${height - 8}h${width + 24}v8h${-(width + 24)}z`} fill="#b8482a" />
      <path
        d={`M${middle - 44} ${height - 8}a12 12 0 0 1 24 0zM${middle + 20} ${height - 8}a12 12 0 0 1 24 0z`}
        fill="#3f6e52"
      />
    </Drawing>
  );
}
