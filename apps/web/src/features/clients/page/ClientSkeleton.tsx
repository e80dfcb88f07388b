import { Card, Columns, Skeleton, Stack } from '@oaklet/design-system'

/** The outline of a client's page while it comes. */
export function ClientSkeleton() {
  return (
    <Stack gap="2xl">
      <Skeleton shape="line" width="min(16rem, 100%)" height="2rem" />
      <Skeleton shape="line" width="min(24rem, 100%)" />
      <Columns template="main-aside" gap="xl">
        <Card>
          <Skeleton shape="row" count={4} />
        </Card>
        <Card>
          <Skeleton shape="row" count={2} />
        </Card>
      </Columns>
    </Stack>
  )
}
