import { Card, Grid, Skeleton, Stack, VisuallyHidden } from '@cimiento/ui';
import { texts } from './texts';

/** The place of the cards while they load. */
export const LoadingCards = () => (
  <div role="status">
    <VisuallyHidden>{texts.loading}</VisuallyHidden>
    <Grid aria-hidden>
      {[0, 1, 2].map((card) => (
        <Card key={card}>
          <Stack>
            <Skeleton $height="13rem" />
            <Skeleton $height="1.5rem" $width="70%" />
            <Skeleton $height="2.5rem" $width="40%" />
            <Skeleton $height="4rem" />
          </Stack>
        </Card>
      ))}
    </Grid>
  </div>
);
