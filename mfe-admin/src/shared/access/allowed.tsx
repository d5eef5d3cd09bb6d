import { sandboxLabel } from '@cimiento/contracts';
import {
  getOperationPermissions,
  hasPermission,
  type OperationName,
  type StaffRole,
} from '@cimiento/contracts/permissions';
import { useAuth } from '@cimiento/session';
import type { TabItem } from '@cimiento/ui';
import { useCallback, type ReactNode } from 'react';

export type { OperationName };

/** The staff role of the signed-in administrator. A shell of an earlier release does not say: then only the gateway refuses. */
export const useStaffRole = (): StaffRole => useAuth().user?.staffRole ?? 'administrator';

/** Whether the signed-in administrator may run an operation, by the table that the gateway reads too. */
export function useMay(): (operation: OperationName) => boolean {
  const staffRole = useStaffRole();
  return useCallback((operation) => hasPermission(staffRole, getOperationPermissions(operation)), [staffRole]);
}

const isSandboxPage = (): boolean => document.querySelector(`aside[aria-label="${sandboxLabel}"]`) !== null;

/** Whether a part of a page is there for the signed-in administrator: only a sandbox has what reads its clock. */
export function useMayRead(): (operation: OperationName) => boolean {
  const may = useMay();
  return useCallback((operation) => may(operation) && (operation !== 'sandbox' || isSandboxPage()), [may]);
}

/** Whether the signed-in administrator may run one operation. */
export const useAllowed = (operation: OperationName): boolean => useMay()(operation);

type Props = { to: OperationName; children: ReactNode };

/** Shows what runs an operation to those who may run it. */
export const Allowed = ({ to, children }: Props) => (useAllowed(to) ? children : null);

/** A tab with the operation that its panel reads. */
export type ReadableTab = TabItem & { reads: OperationName };

/** The tabs whose panels the signed-in administrator may read. */
export function useReadable(tabs: readonly ReadableTab[]): readonly ReadableTab[] {
  const may = useMay();
  return tabs.filter(({ reads }) => may(reads));
}
