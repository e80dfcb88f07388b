import { Card, LoadingRegion, Skeleton } from '@oaklet/design-system'

/** The shape of a statement while it loads. */
export const StatementSkeleton = () => (
  <LoadingRegion label="Loading statement" isLoading>
    <Card>
      <Skeleton shape="row" count={8} />
    </Card>
  </LoadingRegion>
)
