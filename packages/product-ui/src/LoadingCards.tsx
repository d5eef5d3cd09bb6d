import { Card, Grid, Skeleton, Stack, VisuallyHidden } from '@cimiento/ui';

/** Placeholders of project cards that load. */
export const LoadingCards = ({ label }: { label: string }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
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
