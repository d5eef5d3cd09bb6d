import { getOperationPermissions, permissionLabel, staffRoleLabel } from '@cimiento/contracts/permissions';
import { paths } from '@cimiento/contracts';
import { ButtonLink, EmptyState, PageHeader, usePageTitle } from '@cimiento/ui';
import type { ComponentType } from 'react';
import { AdminLayout } from './AdminLayout';
import { useMayRead, useStaffRole, type OperationName } from '../access/allowed';
import { mayReadOne, pages, type AdminPath } from '../pages';

/** 'Leer retiros': what the page would need, as the table of permissions calls it. */
function describePermissions(operations: readonly OperationName[]): string {
  const needed = new Set(operations.flatMap((operation) => getOperationPermissions(operation)));
  return [...needed]
    .flatMap((permission) => (permission === 'admin' ? [] : [`«${permissionLabel[permission]}»`]))
    .join(' ni ');
}

function Refusal({ operations }: { operations: readonly OperationName[] }) {
  const staffRole = useStaffRole();
  usePageTitle('Sin acceso');
  return (
    <AdminLayout>
      <PageHeader title="Sin acceso" />
      <EmptyState
        title="Tu rol no incluye esta página"
        description={`Tu rol (${staffRoleLabel[staffRole]}) no incluye ${describePermissions(operations)}. Pídelo a un administrador.`}
        action={<ButtonLink to={paths.admin}>Volver al inicio</ButtonLink>}
      />
    </AdminLayout>
  );
}

/** A page that asks nothing of the gateway where its reader may not read it, and says who can help. */
export function guardPage(path: AdminPath, Page: ComponentType): ComponentType {
  const parts: Parameters<typeof mayReadOne>[0] = pages[path].reads;
  return function GuardedPage() {
    const may = useMayRead();
    return mayReadOne(parts, may) ? <Page /> : <Refusal operations={parts.flat().filter((each) => !may(each))} />;
  };
}
