import { Card, Grid, Block, Stack, VisuallyHidden } from '@cimiento/ui';

/** Placeholders of project cards that load. */
export const LoadingCards = ({ label }: { label: string }) => (
  <div role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    <Grid aria-hidden>
      {[0, 1, 2].map((card) => (
        <Card key={card}>
          <Stack>
            <Block $height="13rem" />
            <Block $height="1.5rem" $width="70%" />
            <Block $height="2.5rem" $width="40%" />
            <Block $height="4rem" />
          </Stack>
        </Card>
      ))}
    </Grid>
  </div>
);
