import { Button, Heading, LoadingRegion, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useEffect, useState } from 'react'
import { isNewRelease } from '../shared/is-new-release'
import { reloadPage } from '../shared/reload-page'
import { usePage } from '../shared/use-page'

/**
 * What stands in place of a screen that broke (spec §2); the frame around it stays usable. If a new release took the
 * screen's code away, the page loads itself anew, once: what it then runs is the release that the server has.
 */
export function ErrorScreen() {
  const [isFailure, setIsFailure] = useState(false)
  useEffect(() => {
    let isWanted = true
    void isNewRelease().then((isNew) => {
      if (!isWanted) return
      if (isNew) reloadPage()
      else setIsFailure(true)
    })
    return () => {
      isWanted = false
    }
  }, [])
  if (isFailure) return <Failure />
  return (
    <LoadingRegion label="Loading" isLoading>
      <Skeleton shape="block" />
    </LoadingRegion>
  )
}

function Failure() {
  usePage('Something went wrong')
  return (
    <Stack gap="l" align="start">
      <Heading level={1} isPageHeading>
        Something went wrong.
      </Heading>
      <Text tone="quiet">This page could not be shown. What you saved is safe.</Text>
      <Button tone="primary" onPress={reloadPage}>
        Reload Page
      </Button>
    </Stack>
  )
}
