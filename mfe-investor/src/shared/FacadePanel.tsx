import { toFractions, formatWholeNumber } from '@cimiento/contracts';
import { Facade } from '@cimiento/product-ui';
import { color, darkSection, media, radius, space, text } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Panel = styled.div`
  ${darkSection}
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding: ${space[3]};
  border-radius: ${radius.lg};
`;

const Picture = styled.div<{ $height: string; $phoneHeight: string }>`
  display: grid;
  justify-items: center;

  svg {
    height: min(${({ $height }) => $height}, ${({ $phoneHeight }) => $phoneHeight});
  }

  ${media.desktop} {
    svg {
      height: ${({ $height }) => $height};
    }
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[0.5]} ${space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.onDarkMuted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;

  li {
    display: flex;
    align-items: center;
    gap: ${space[1]};
  }
`;

const Window = styled.span<{ $kind: 'mine' | 'lit' | 'reserved' | 'free' }>`
  width: 0.625rem;
  height: 0.875rem;
  background: ${({ $kind }) => ({ mine: '#fff0c4', lit: '#eec567', reserved: '#8c8350', free: '#16352b' })[$kind]};
  box-shadow: 0 0 0 2px
    ${({ $kind }) => ({ mine: '#e2683f', lit: 'transparent', reserved: 'transparent', free: '#4f7a68' })[$kind]};
  /* Its colour is what it says. */
  forced-color-adjust: none;
`;

type Props = {
  /** Whole dollars. */
  funded: number;
  target: number;
  /** Whole dollars that the person holds, part of what is funded. */
  mine: number;
  /** Whole dollars that open reservations hold. */
  reserved?: number;
  /** Legend of the ringed windows. */
  mineLabel: string;
  height?: string;
  /** The greatest height on a narrow screen. */
  phoneHeight?: string;
  children?: ReactNode;
};

/** A project's façade with one window per fraction: funded ones are lit, the user's own are ringed, reserved ones dim, free ones dark. */
export function FacadePanel({
  funded,
  target,
  mine,
  reserved = 0,
  mineLabel,
  height = '16rem',
  phoneHeight = '14rem',
  children,
}: Props) {
  const total = toFractions(target);
  const lit = Math.min(toFractions(funded), total);
  const own = toFractions(mine);
  const held = Math.min(toFractions(reserved), total - lit);
  return (
    <Panel>
      <Picture $height={height} $phoneHeight={phoneHeight}>
        <Facade total={total} lit={lit} mine={own} reserved={held} />
      </Picture>
      <Legend aria-hidden>
        {own > 0 && (
          <li>
            <Window $kind="mine" /> <span>{`${formatWholeNumber(own)} ${mineLabel}`}</span>
          </li>
        )}
        <li>
          <Window $kind="lit" /> <span>{`${formatWholeNumber(Math.max(0, lit - own))} financiadas`}</span>
        </li>
        {held > 0 && (
          <li>
            <Window $kind="reserved" /> <span>{`${formatWholeNumber(held)} en reserva`}</span>
          </li>
        )}
        <li>
          <Window $kind="free" /> <span>{`${formatWholeNumber(total - lit - held)} libres`}</span>
        </li>
      </Legend>
      {children}
    </Panel>
  );
}
