import { Card, Skeleton, Stack } from '@oaklet/design-system'

/** The outline of a person's page while it comes. */
export function PersonSkeleton() {
  return (
    <Stack gap="2xl">
      <Skeleton shape="line" width="min(16rem, 100%)" height="2rem" />
      <Skeleton shape="line" width="min(24rem, 100%)" />
      <Card>
        <Skeleton shape="row" count={5} />
      </Card>
    </Stack>
  )
}
