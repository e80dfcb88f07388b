import { Banner, Button } from '@oaklet/design-system'
import { reloadPage } from './reload-page'

/** Stands where a part would be whose code went with an older release; what was typed stays until one reloads. */
export function NewReleaseNotice() {
  return (
    <Banner
      tone="info"
      isAnnounced
      actions={
        <Button size="small" onPress={reloadPage}>
          Reload Page
        </Button>
      }
    >
      Oaklet was updated while this page was open. Reload the page to go on.
    </Banner>
  )
}
