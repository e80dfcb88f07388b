import { Button, EmptyState, PageHeader, Stack } from '@oaklet/design-system'
import { usePage } from '../shared/use-page'

/** What stands in place of a screen that broke (spec §2); the frame around it stays usable. */
export function ErrorScreen() {
  usePage('Something went wrong')
  return (
    <Stack gap="2xl">
      <PageHeader title="Something went wrong." />
      <EmptyState
        icon="alert"
        title="This page could not be shown"
        action={
          <Button tone="primary" onPress={() => window.location.reload()}>
            Reload Page
          </Button>
        }
      >
        What you saved is safe. Reload the page to go on.
      </EmptyState>
    </Stack>
  )
}
