import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonProps } from './Button';

const Square = styled(Button)`
  aspect-ratio: 1;
  padding: 0;
`;

export type IconButtonProps = Omit<ButtonProps, 'children' | 'aria-label' | 'busy' | 'busyLabel'> & {
  /** Its action: accessible name and tooltip. */
  label: string;
  icon: ReactNode;
};

/** A button that shows only an icon. */
export const IconButton = ({ label, icon, variant = 'ghost', size = 'small', ...rest }: IconButtonProps) => (
  <Square aria-label={label} title={label} variant={variant} size={size} {...rest}>
    {icon}
  </Square>
);
