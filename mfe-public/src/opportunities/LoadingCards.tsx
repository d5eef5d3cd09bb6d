import { Card, Grid, Skeleton, Stack, VisuallyHidden } from '@cimiento/ui';

/** The place of the cards while they load. */
export function LoadingCards({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Grid aria-hidden>
        {[0, 1, 2].map((card) => (
          <Card key={card}>
            <Stack>
              <Skeleton $height="12rem" />
              <Skeleton $height="1.5rem" $width="70%" />
              <Skeleton $height="4rem" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </div>
  );
}
