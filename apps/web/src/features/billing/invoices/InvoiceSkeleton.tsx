import { Card, Columns, LoadingRegion, Skeleton } from '@oaklet/design-system'

/** The shape of an invoice while it loads. */
export function InvoiceSkeleton() {
  return (
    <LoadingRegion label="Loading invoice" isLoading>
      <Columns template="main-aside" gap="xl">
        <Card>
          <Skeleton shape="row" count={4} />
        </Card>
        <Card>
          <Skeleton shape="line" count={4} />
        </Card>
      </Columns>
    </LoadingRegion>
  )
}
