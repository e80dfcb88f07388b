import { Card, Columns, Skeleton } from '@oaklet/design-system'

/** The outline of the day while it comes. */
export function DashboardSkeleton() {
  return (
    <Columns template="main-aside" gap="xl">
      <Card>
        <Skeleton shape="row" count={5} />
      </Card>
      <Card>
        <Skeleton shape="row" count={3} />
      </Card>
    </Columns>
  )
}
