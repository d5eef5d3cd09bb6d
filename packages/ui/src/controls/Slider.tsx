import type { ComponentProps, CSSProperties } from 'react';
import { css, styled } from 'styled-components';
import { color, radius } from '../theme/tokens';

const track = css`
  height: 0.5rem;
  border-radius: ${radius.full};
  background: linear-gradient(to right, ${color.brass} var(--share), ${color.sunken} var(--share));
  box-shadow: inset 0 0 0 1px ${color.lineStrong};

  /* Forced colours take shadows and gradients away. */
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    box-shadow: none;
    background: linear-gradient(to right, Highlight var(--share), Canvas var(--share));
  }
`;

const thumb = css`
  width: 1.75rem;
  height: 1.75rem;
  border: 4px solid ${color.surface};
  border-radius: 50%;
  background: ${color.primary};
  box-shadow: 0 0 0 1px ${color.lineStrong};

  @media (forced-colors: active) {
    border-color: ButtonText;
    background: ButtonFace;
  }
`;

// Each engine has its own pseudo-elements, and drops a rule with an unknown one: they cannot be combined.
const Range = styled.input`
  appearance: none;
  width: 100%;
  height: 2.75rem;
  margin: 0;
  background: none;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  &::-webkit-slider-runnable-track {
    ${track}
  }

  &::-moz-range-track {
    ${track}
  }

  &::-webkit-slider-thumb {
    appearance: none;
    margin-top: -0.625rem;
    ${thumb}
  }

  &::-moz-range-thumb {
    box-sizing: border-box;
    ${thumb}
  }
`;

type SliderProps = Omit<ComponentProps<'input'>, 'type' | 'style'> & { min: number; max: number; value: number };

/** A number between two others. Drawn by the theme, because Firefox and WebKit give their own no colour of the product. */
export function Slider(props: SliderProps) {
  const { min, max, value } = props;
  const share = max > min ? ((value - min) * 100) / (max - min) : 0;
  return <Range type="range" style={{ '--share': `${share}%` } as CSSProperties} {...props} />;
}
