import { styled } from 'styled-components';
import { color, media, motion, radius, shadow, space, text } from '../theme/tokens';

// All dialogs have one level: of two, the one that opened later is later in the document, and in front with its backdrop.
const level = 50;

export const Backdrop = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${level};
  background: rgb(10 20 16 / 55%);
  transition: opacity ${motion.fast};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const Popup = styled.div<{ $wide?: boolean }>`
  position: fixed;
  z-index: ${level};
  inset: auto 0 0;
  display: flex;
  flex-direction: column;
  max-height: 92vh;
  max-height: 92dvh;
  padding: ${space[3]};
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg} ${radius.lg} 0 0;
  box-shadow: ${shadow.overlay};
  transition:
    opacity ${motion.slow},
    transform ${motion.slow};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(1rem);
  }

  ${media.tablet} {
    inset: 0;
    height: fit-content;
    margin: auto;
    width: min(${({ $wide }) => ($wide ? '68rem' : '40rem')}, 100vw - 4rem);
    max-height: 86vh;
    max-height: 86dvh;
    border-radius: ${radius.lg};
  }
`;

export const Title = styled.h2`
  padding-right: ${space[5]};
  font-size: ${text.card};
`;

export const CloseButton = styled.button`
  position: absolute;
  top: ${space[1.5]};
  right: ${space[1.5]};
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: ${radius.md};
  background: none;
  color: ${color.muted};
  cursor: pointer;

  &:hover {
    background: ${color.sunken};
  }
`;

// Scrolls where it does not fit, so that the buttons stay in view. The padding leaves room for the focus ring.
export const Body = styled.div`
  min-height: 0;
  margin: ${space[1]} -${space[1]} ${space[2]};
  padding: ${space[0.5]} ${space[1]} ${space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
  color: ${color.muted};

  > :first-child {
    margin-top: 0;
  }

  > :last-child {
    margin-bottom: 0;
  }
`;

// Only the content scrolls, so title and buttons stay in view. The padding leaves room for the focus ring. The room at the end
// is an element: through padding, rows would show below a total that sticks to the bottom.
export const Content = styled.div`
  flex: 1;
  min-height: 0;
  margin: ${space[1]} -${space[1]} 0;
  padding: ${space[1]} ${space[1]} 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  &::after {
    content: '';
    display: block;
    height: ${space[2]};
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[1.5]};

  ${Content} + & {
    padding-top: ${space[2]};
    border-top: 1px solid ${color.line};
  }
`;

/** Reason why an action was refused. */
export const Refusal = styled.strong`
  display: block;
  margin-top: ${space[1]};
  color: ${color.danger};
`;
