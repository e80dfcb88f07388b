import { Button, Heading, Stack, Text } from '@oaklet/design-system'
import { usePage } from '../shared/use-page'

/** What stands in place of a screen that broke (spec §2); the frame around it stays usable. */
export function ErrorScreen() {
  usePage('Something went wrong')
  return (
    <Stack gap="l" align="start">
      <Heading level={1} isPageHeading>
        Something went wrong.
      </Heading>
      <Text tone="quiet">This page could not be shown. What you saved is safe.</Text>
      <Button tone="primary" onPress={() => window.location.reload()}>
        Reload Page
      </Button>
    </Stack>
  )
}
