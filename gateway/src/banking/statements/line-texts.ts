import { findCreditorReferences, findOrderNumbers, isCollective } from '@cimiento/contracts';

export type Texts = { reference: string | null; description: string | null };

/** The references in what the bank wrote, its reference first. */
export const listReferences = ({ reference, description }: Texts): string[] => [
  ...new Set([reference ?? '', description ?? ''].flatMap(findCreditorReferences)),
];

/** Parts of the bank's text that may name an order: references, then numbers. */
export const listOrderNames = (line: Texts): string[] => [
  ...listReferences(line),
  ...new Set([line.reference ?? '', line.description ?? ''].flatMap(findOrderNumbers)),
];

/** Whether a line has a reference or an order's number of ours, or several payments make it up: no saved rule overrules that. */
export const namesRecord = (line: Texts): boolean => isCollective(line) || listOrderNames(line).length > 0;
