import { capPercent } from '@cimiento/contracts';
import { styled } from 'styled-components';
import { color, motion, radius, space, text } from '../theme/tokens';

const Track = styled.div`
  height: 8px;
  border-radius: ${radius.full};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.line};
  overflow: hidden;

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${color.brass};
  transition: width ${motion.slow};

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

const Caption = styled.p`
  margin: ${space[0.5]} 0 0;
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

type Props = {
  /** Percent; the bar is capped at 100. */
  value: number;
  /** Accessible name. */
  label: string;
  /** The figures behind it. */
  caption?: string;
};

export function ProgressBar({ value, label, caption }: Props) {
  const width = capPercent(value);
  return (
    <div>
      <Track
        role="progressbar"
        aria-label={label}
        aria-valuenow={width}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={caption}
      >
        <Fill style={{ width: `${width}%` }} />
      </Track>
      {caption && <Caption>{caption}</Caption>}
    </div>
  );
}
