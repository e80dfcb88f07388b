import { Card, Grid, Skeleton, Stack } from '@oaklet/design-system'

const CARDS = [1, 2]

/** The outline of scores, charts and history. */
export function MeasuresSkeleton() {
  return (
    <Stack gap="xl">
      <Grid min="22rem">
        {CARDS.map((card) => (
          <Card key={card}>
            <Skeleton shape="block" />
          </Card>
        ))}
      </Grid>
      <Skeleton shape="row" count={4} />
    </Stack>
  )
}
