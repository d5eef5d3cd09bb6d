import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { InlineSpinner } from '../feedback/Spinner';
import { color, motion, radius, space, text } from '../theme/tokens';

export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'ghost' | 'danger' | 'onDark';
export type ButtonSize = 'medium' | 'small';

const variants: Record<ButtonVariant, ReturnType<typeof css>> = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    &:hover:not(:disabled) {
      background: ${color.primaryHover};
    }
  `,
  accent: css`
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover:not(:disabled) {
      background: ${color.accentHover};
    }
  `,
  secondary: css`
    border-color: ${color.lineStrong};
    &:hover:not(:disabled) {
      border-color: ${color.ink};
      background: ${color.sunken};
    }
  `,
  ghost: css`
    &:hover:not(:disabled) {
      background: ${color.sunken};
    }
  `,
  danger: css`
    background: ${color.danger};
    color: ${color.surface};
    &:hover:not(:disabled) {
      background: color-mix(in srgb, ${color.danger} 88%, ${color.ink});
    }
  `,
  onDark: css`
    border-color: ${color.onDarkMuted};
    color: ${color.onDark};
    &:hover:not(:disabled) {
      border-color: ${color.onDark};
      background: rgb(255 255 255 / 8%);
    }
  `,
};

const buttonStyle = css<{ $variant: ButtonVariant; $size: ButtonSize }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-height: ${({ $size }) => ($size === 'small' ? '2.25rem' : '2.75rem')};
  padding: 0 ${({ $size }) => ($size === 'small' ? space[1.5] : space[2.5])};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  background: transparent;
  color: ${color.ink};
  font-size: ${({ $size }) => ($size === 'small' ? text.small : text.body)};
  font-weight: 560;
  text-decoration: none;
  cursor: pointer;
  transition:
    background ${motion.fast},
    border-color ${motion.fast};

  &:disabled {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.muted};
    cursor: not-allowed;
  }

  @media (pointer: coarse) {
    min-width: 2.75rem;
    min-height: 2.75rem;
  }

  @media print {
    display: none;
  }

  ${({ $variant }) => variants[$variant]}
`;

const Native = styled.button<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

const RouterLink = styled(Link)<{ $variant: ButtonVariant; $size: ButtonSize }>`
  ${buttonStyle}
`;

type Look = { variant?: ButtonVariant; size?: ButtonSize; children?: ReactNode };

export type ButtonProps = Omit<ComponentProps<'button'>, 'children'> &
  Look & {
    /** Shows a spinner and disables the button. */
    busy?: boolean;
    /** Text while busy: 'Enviando...'. */
    busyLabel?: string;
  };

/** A button; its `type` defaults to 'button'. */
export function Button({
  variant = 'primary',
  size = 'medium',
  type = 'button',
  busy = false,
  busyLabel,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Native
      $variant={variant}
      $size={size}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      {busy ? (
        <>
          <InlineSpinner />
          <span>{busyLabel ?? children}</span>
        </>
      ) : (
        children
      )}
    </Native>
  );
}

export type ButtonLinkProps = Omit<ComponentProps<typeof Link>, 'children'> & Look;

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'medium', ...rest }: ButtonLinkProps) {
  return <RouterLink $variant={variant} $size={size} {...rest} />;
}

/** A link in running text. */
export const TextLink = styled(Link)`
  color: ${color.ink};
  text-underline-offset: 0.2em;

  &:hover {
    text-decoration-thickness: 2px;
  }
`;
