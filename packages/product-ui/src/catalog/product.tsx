import { projectStatuses } from '@cimiento/contracts';
import { Button, ButtonLink, Grid, PageContainer } from '@cimiento/ui';
import { Group, Show } from '@cimiento/ui/catalog';
import {
  Facade,
  FundingBadge,
  Illustration,
  LoadingCards,
  Logo,
  Mark,
  MessagePage,
  NotFound,
  ProjectImage,
  ProjectStatusBadge,
  RiskNote,
  RowList,
  UnderConstruction,
} from '..';

export const Product = () => (
  <Group name="product" title="Del producto">
    <Show what="ProjectStatusBadge y FundingBadge" row>
      {projectStatuses.map((status) => (
        <ProjectStatusBadge key={status} status={status} />
      ))}
      <FundingBadge project={{ status: 'available', funded: 120_000, target: 300_000 }} />
      <FundingBadge project={{ status: 'funded', funded: 300_000, target: 300_000 }} />
    </Show>
    <Show what="RiskNote">
      <RiskNote />
    </Show>
    <Show what="RowList">
      <RowList>
        <li>
          <span>
            Teléfono <small>Creada el 5 de marzo</small>
          </span>
          <Button variant="secondary">Quitar</Button>
        </li>
      </RowList>
    </Show>
    <Show what="LoadingCards">
      <LoadingCards label="Cargando proyectos..." />
    </Show>
    <Show what="Logo y Mark" row>
      <Logo to="/" />
      <Mark />
    </Show>
  </Group>
);

export const Pictures = () => (
  <Group name="pictures" title="Imágenes">
    <Show what="Facade: libre, a medias con una parte propia, completa">
      <Grid $min="10rem">
        <Facade total={60} lit={0} />
        <Facade total={60} lit={28} mine={6} />
        <Facade total={60} lit={60} />
      </Grid>
    </Show>
    <Show what="Illustration">
      <Grid $min="10rem">
        <Illustration seed="casa-borrero" kind="building" />
        <Illustration seed="torre-barranco" kind="building" />
        <Illustration seed="riesgos" kind="article" />
      </Grid>
    </Show>
    <Show what="ProjectImage sin imagen">
      <ProjectImage src="" name="patio" ratio="16 / 5" />
    </Show>
  </Group>
);

export const Messages = () => (
  <Group name="messages" title="Páginas con un mensaje">
    <Show what="MessagePage">
      <PageContainer>
        <MessagePage
          title="Proyecto no encontrado"
          message="El enlace puede estar mal escrito."
          actions={<ButtonLink to="/">Volver</ButtonLink>}
        />
      </PageContainer>
    </Show>
    <Show what="NotFound">
      <NotFound />
    </Show>
    <Show what="UnderConstruction">
      <UnderConstruction title="Mercado secundario" description="Estamos construyendo esta página." />
    </Show>
  </Group>
);
