import { paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { ErrorState, PageHeader, Spinner, Tabs, usePageTitle } from '@cimiento/ui';
import { useSearchParams } from 'react-router-dom';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { AccessCard } from './AccessCard';
import { AuditLogPanel } from '../audit-log/AuditLogPanel';
import { EmailsPanel } from '../../messages/email/EmailsPanel';
import { InvitationsPanel } from '../../joining/invitations/InvitationsPanel';
import { InvitationSwitchDocument } from './settings.generated';
import { SecurityEventsPanel } from '../security-events/SecurityEventsPanel';
import { VersionsPanel } from '../../ops/releases/VersionsPanel';
import { WaitlistPanel } from '../../joining/waitlist/WaitlistPanel';
import { titles } from '../../titles';

const title = titles[paths.adminSettings];
const tabs = ['codes', 'waitlist', 'changes', 'security', 'versions', 'emails'] as const;

/** Invitations, waitlist, audit log, security events and versions, as tabs; the open tab is part of the address. */
export default function SettingsPage() {
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  const { data, loading, error, reload, refresh } = usePageQuery(InvitationSwitchDocument, {});
  const open = tabs.find((tab) => tab === params.get('tab')) ?? 'codes';
  // Drops the other parameters: search, sort and page belong to the list of one tab.
  const onTab = (tab: string) => setParams(tab === 'codes' ? {} : { tab });
  const access = (
    <>
      {data && <AccessCard required={data.invitationSettings.required} reload={reload} />}
      {!data && loading && <Spinner label="Cargando configuración..." />}
      {!data && error && !loading ? (
        <ErrorState message="No se pudo cargar la configuración. Nada ha cambiado." onRetry={refresh} />
      ) : null}
    </>
  );
  const panels = [
    { value: 'codes', label: 'Invitaciones', content: <InvitationsPanel access={access} /> },
    {
      value: 'waitlist',
      label: 'Lista de espera',
      count: data?.waiting.total,
      content: <WaitlistPanel onAnswered={reload} />,
    },
    { value: 'changes', label: 'Cambios', content: <AuditLogPanel /> },
    { value: 'security', label: 'Seguridad', content: <SecurityEventsPanel /> },
    { value: 'emails', label: 'Correos', content: <EmailsPanel /> },
    { value: 'versions', label: 'Versiones', content: <VersionsPanel /> },
  ];
  return (
    <AdminLayout>
      <PageHeader title={title} lead="Quién puede unirse a la beta privada, y qué se cambió en la administración." />
      <Tabs label="Configuración" items={panels} value={open} onChange={onTab} />
    </AdminLayout>
  );
}
