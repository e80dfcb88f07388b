import { Card, LoadingRegion, Skeleton } from '@oaklet/design-system'

/** The shape of a superbill while it loads. */
export function SuperbillSkeleton() {
  return (
    <LoadingRegion label="Loading superbill" isLoading>
      <Card>
        <Skeleton shape="row" count={8} />
      </Card>
    </LoadingRegion>
  )
}
