import { Grid, media, Skeleton, StatGrid, VisuallyHidden } from '@cimiento/ui';
import { styled } from 'styled-components';

// Beside each other the figures have longer notes, of two lines.
const Figure = styled(Skeleton)`
  ${media.tablet} {
    height: 10.5rem;
  }
`;

/** Width that a chart needs to stand beside another one. */
export const chartWidth = '26rem';

/** The place of the figures and charts, so that what stands below them does not move when they come. */
export const LoadingPerformance = () => (
  <>
    <VisuallyHidden role="status">Cargando...</VisuallyHidden>
    <StatGrid>
      {['rate', 'paid', 'pending', 'missed'].map((figure) => (
        <Figure key={figure} $height="8.75rem" />
      ))}
    </StatGrid>
    <Grid $min={chartWidth}>
      <Skeleton $height="24rem" />
      <Skeleton $height="24rem" />
    </Grid>
  </>
);
