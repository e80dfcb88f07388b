import { Card, Skeleton, Stack } from '@oaklet/design-system'

/** The outline of a coverage with its authorizations. */
export const CoverageSkeleton = () => (
  <Card>
    <Stack gap="xl">
      <Skeleton shape="block" />
      <Skeleton shape="row" count={2} />
    </Stack>
  </Card>
)
