import { Card, LoadingRegion, Skeleton } from '@oaklet/design-system'

/** The shape of a claim while it loads. */
export const ClaimSkeleton = () => (
  <LoadingRegion label="Loading claim" isLoading>
    <Card>
      <Skeleton shape="row" count={8} />
    </Card>
  </LoadingRegion>
)
