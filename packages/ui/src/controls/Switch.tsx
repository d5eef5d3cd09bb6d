import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, space, text } from '../theme/tokens';
import { growForFinger } from './grow-for-finger';

const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space[0.5]} ${space[3]};

  label {
    font-weight: 560;
  }

  p {
    grid-column: 1;
    margin: 0;
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

const Track = styled.input`
  grid-row: 1 / span 2;
  grid-column: 2;
  appearance: none;
  width: 3.25rem;
  height: 2rem;
  margin: 0;
  padding: 0.1875rem;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.full};
  background: ${color.sunken};
  cursor: pointer;
  transition: background ${motion.fast};

  &::before {
    content: '';
    display: block;
    width: 1.5rem;
    height: 1.5rem;
    border-radius: ${radius.full};
    background: ${color.lineStrong};
    transition: transform ${motion.fast};
  }

  ${growForFinger('-0.4375rem')}

  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }

  &:checked::before {
    transform: translateX(1.25rem);
    background: ${color.onPrimary};
  }

  &:disabled {
    cursor: progress;
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }

    &:checked::before {
      background: Highlight;
    }
  }
`;

type Props = {
  label: string;
  /** Explains the current position. */
  note?: ReactNode;
  checked: boolean;
  /** Called on a press; the owner decides whether to change `checked`. */
  onChange: (checked: boolean) => void;
  disabled?: boolean;
};

/** A switch that takes effect at once, without a form to submit. */
export function Switch({ label, note, checked, onChange, disabled }: Props) {
  const id = useId();
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      {note && <p id={`${id}-note`}>{note}</p>}
      <Track
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={note ? `${id}-note` : undefined}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    </Row>
  );
}
