import { TextLink } from '@cimiento/ui';
import type { ComponentProps } from 'react';
import { useMay, useMayRead, type OperationName } from './allowed';
import { getPageParts, mayReadOne } from '../pages';

/** Whether the signed-in administrator may open the page at an address. */
export function useMayOpen(): (address: string) => boolean {
  const may = useMayRead();
  return (address) => mayReadOne(getPageParts(address), may);
}

type Props = ComponentProps<typeof TextLink> & {
  to: string;
  /** The part of the page that the link leads to. */
  operation?: OperationName;
  /** Whether the text stays where the page may not be opened. */
  keepsText?: boolean;
};

/** A link to a page of the back office, for those who may open it. */
export function PageLink({ operation, keepsText = false, ...link }: Props) {
  const mayOpen = useMayOpen();
  const may = useMay();
  if (mayOpen(link.to) && (operation === undefined || may(operation))) return <TextLink {...link} />;
  return keepsText ? link.children : null;
}
