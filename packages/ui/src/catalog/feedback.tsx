import { useState } from 'react';
import {
  Actions,
  Button,
  ButtonLink,
  ConfirmDialog,
  Dialog,
  EmptyState,
  ErrorMessage,
  ErrorState,
  Facts,
  InlineSpinner,
  List,
  Muted,
  Notice,
  PageContainer,
  PageHeader,
  PageSkeleton,
  Row,
  Section,
  SectionTitle,
  Block,
  Skeleton,
  Stack,
  TextField,
} from '..';
import * as icons from '../icons/icons';
import { toast } from '../toast';
import { Group, Show } from './Group';

export const States = () => (
  <Group name="states" title="Estados">
    <Show what="Skeleton, Block, InlineSpinner, PageSkeleton">
      <Skeleton label="Cargando..." />
      <Skeleton label="Cargando...">
        <Block $height="6rem" />
      </Skeleton>
      <InlineSpinner />
      <PageSkeleton />
    </Show>
    <Show what="EmptyState">
      <EmptyState
        title="Aún no tienes inversiones"
        description="Aquí verás cada proyecto en el que inviertes."
        action={<ButtonLink to="/">Ver Oportunidades</ButtonLink>}
      />
    </Show>
    <Show what="ErrorMessage: una página entera">
      <ErrorMessage message="No pudimos abrir el sitio. Intenta de nuevo." onRetry={() => undefined} />
    </Show>
    <Show what="ErrorState: una parte de una página">
      <ErrorState message="No pudimos cargar esta sección. Intenta de nuevo." onRetry={() => undefined} />
    </Show>
  </Group>
);

export const Icons = () => (
  <Group name="icons" title="Iconos">
    <Show what="Todos" row>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} />
      ))}
    </Show>
  </Group>
);

export const Frames = () => (
  <Group name="frames" title="Marcos de una página">
    <Show what="PageContainer, PageHeader, SectionTitle, Stack">
      <PageContainer>
        <PageHeader
          title="Oportunidades de inversión"
          lead="Proyectos revisados por expertos."
          actions={<Button variant="secondary">Actualizar</Button>}
        />
      </PageContainer>
      <Section>
        <SectionTitle>Historial</SectionTitle>
        <Stack>
          <span>Uno</span>
          <span>Dos</span>
        </Stack>
      </Section>
    </Show>
    <Show what="Row, Actions, Muted, List, Facts, Notice">
      <Row $between>
        <strong>$120.50</strong>
        <Actions>
          <Button size="small">Aprobar</Button>
          <Button size="small" variant="secondary">
            Rechazar
          </Button>
        </Actions>
      </Row>
      <Muted>Pedida el 3 de noviembre.</Muted>
      <List $gap={0.5}>
        <li>Uno</li>
        <li>Dos</li>
      </List>
      <Facts $columns="1fr 1fr">
        <div>
          <dt>Objetivo</dt>
          <dd>$300,000</dd>
        </div>
        <div>
          <dt>Plazo</dt>
          <dd>36 meses</dd>
        </div>
      </Facts>
      {(['success', 'warning', 'danger'] as const).map((tone) => (
        <Notice key={tone} $tone={tone}>
          Revisa este aviso.
        </Notice>
      ))}
    </Show>
  </Group>
);

/** Layers over a page: opened by its button, one at a time. */
export function Overlays() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | null>(null);
  const close = () => setOpen(null);
  return (
    <Group name="overlays" title="Sobre la página">
      <Show what="Dialog, ConfirmDialog, toast" row>
        <Button onClick={() => setOpen('dialog')}>Abrir diálogo</Button>
        <Button onClick={() => setOpen('confirm')}>Pedir confirmación</Button>
        <Button
          onClick={() =>
            toast({ title: 'Proyecto creado', description: 'Ya se ve en el marketplace.', duration: 3_600_000 })
          }
        >
          Mostrar aviso
        </Button>
        <Button
          onClick={() =>
            toast({ title: 'Error', description: 'Intenta de nuevo.', variant: 'destructive', duration: 3_600_000 })
          }
        >
          Mostrar error
        </Button>
      </Show>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={close}
        title="Nuevo Proyecto"
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancelar
            </Button>
            <Button onClick={close}>Guardar</Button>
          </>
        }
      >
        <TextField label="Nombre" defaultValue="Casa Borrero" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={close}
        title="Confirmar Eliminación"
        message="Esta acción no se puede deshacer."
        confirmLabel="Eliminar"
        onConfirm={close}
      />
    </Group>
  );
}
