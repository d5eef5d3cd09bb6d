import { paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { ErrorState, PageHeader, Skeleton, Tabs, usePageTitle } from '@cimiento/ui';
import { useSearchParams } from 'react-router-dom';
import { useMay, useReadable } from '../../shared/access/allowed';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { AccessCard } from './AccessCard';
import { AuditLogPanel } from '../../access/audit-log/AuditLogPanel';
import { EmailsPanel } from '../../messages/email/EmailsPanel';
import { InvitationsPanel } from '../../joining/invitations/InvitationsPanel';
import { InvitationSwitchDocument } from './settings.generated';
import { SecurityEventsPanel } from '../../access/security-events/SecurityEventsPanel';
import { VersionsPanel } from '../../ops/releases/VersionsPanel';
import { WaitlistPanel } from '../../joining/waitlist/WaitlistPanel';
import { pages } from '../../shared/pages';

const title = pages[paths.adminSettings].title;

/** Invitations, waitlist, audit log, security events and versions, as tabs; the open tab is part of the address. */
function SettingsPage() {
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  const may = useMay();
  const { data, loading, error, reload, refresh } = usePageQuery(InvitationSwitchDocument, {
    readsWaitlist: may('adminWaitlist'),
  });
  // Drops the other parameters: search, sort and page belong to the list of one tab.
  const onTab = (tab: string) => setParams(tab === first ? {} : { tab });
  const access = (
    <>
      {data && may('setInvitationRequired') && (
        <AccessCard required={data.invitationSettings.required} reload={reload} />
      )}
      {!data && loading && <Skeleton label="Cargando configuración..." />}
      {!data && error && !loading ? (
        <ErrorState message="No se pudo cargar la configuración. Nada ha cambiado." onRetry={refresh} />
      ) : null}
    </>
  );
  const panels = useReadable([
    { value: 'codes', label: 'Invitaciones', reads: 'adminInvitations', content: <InvitationsPanel access={access} /> },
    {
      reads: 'adminWaitlist',
      value: 'waitlist',
      label: 'Lista de espera',
      count: data?.waiting?.total,
      content: <WaitlistPanel onAnswered={reload} />,
    },
    { value: 'changes', label: 'Cambios', reads: 'auditEntries', content: <AuditLogPanel /> },
    { value: 'security', label: 'Seguridad', reads: 'securityEvents', content: <SecurityEventsPanel /> },
    { value: 'emails', label: 'Correos', reads: 'adminEmails', content: <EmailsPanel /> },
    { value: 'versions', label: 'Versiones', reads: 'remotes', content: <VersionsPanel /> },
  ]);
  const first = panels[0]?.value;
  const open = panels.find(({ value }) => value === params.get('tab'))?.value ?? first;
  return (
    <AdminLayout>
      <PageHeader title={title} lead="Quién puede unirse a la beta privada, y qué se cambió en la administración." />
      <Tabs label="Configuración" items={panels} value={open} onChange={onTab} />
    </AdminLayout>
  );
}

export default guardPage(paths.adminSettings, SettingsPage);
