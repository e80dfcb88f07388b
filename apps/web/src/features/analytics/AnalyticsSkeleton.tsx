import { Box, Card, Grid, Skeleton, Stack } from '@oaklet/design-system'

const CARDS = [1, 2, 3, 4]
const CHARTS = [1, 2]

/** The outline of figures and charts. */
export function AnalyticsSkeleton() {
  return (
    <Stack gap="2xl">
      <Card padding="none">
        <Grid min="14rem">
          {CARDS.map((card) => (
            <Box key={card} padding="xl">
              <Stack gap="s">
                <Skeleton shape="line" width="60%" />
                <Skeleton shape="line" width="40%" height="2rem" />
                <Skeleton shape="line" width="80%" />
              </Stack>
            </Box>
          ))}
        </Grid>
      </Card>
      <ChartsSkeleton />
    </Stack>
  )
}

/** The outline of charts alone. */
export function ChartsSkeleton() {
  return (
    <Grid min="26rem">
      {CHARTS.map((chart) => (
        <Card key={chart}>
          <Skeleton shape="block" height="20rem" />
        </Card>
      ))}
    </Grid>
  )
}
