import { isNetworkError, userMessage } from '@oaklet/api'
import { Banner, Button, Inline } from '@oaklet/design-system'

const OUT_OF_REACH = 'Oaklet can’t be reached; nothing you entered is lost.'

interface EditFailureProps {
  /** What did not happen: "Annex was not saved". */
  title: string
  error: unknown
  /** The specification's sentence for when the server gives none. */
  fallback: string
  onRetry: () => void
  /** Opens the form with what was typed; for what was typed at all. */
  onTypeOn?: (() => void) | undefined
  onDismiss: () => void
}

/** Says where it shows that an edit was taken back, and why, with the ways on. */
export function EditFailure(props: EditFailureProps) {
  const { title, error, fallback, onRetry, onTypeOn, onDismiss } = props
  return (
    <Banner
      tone="bad"
      isAnnounced
      title={title}
      actions={
        <Inline gap="s">
          <Button size="small" onPress={onRetry}>
            Try again
          </Button>
          {onTypeOn && (
            <Button size="small" onPress={onTypeOn}>
              Keep editing
            </Button>
          )}
          <Button size="small" tone="quiet" onPress={onDismiss}>
            {onTypeOn ? 'Discard' : 'Dismiss'}
          </Button>
        </Inline>
      }
    >
      {isNetworkError(error) ? `${fallback}. ${OUT_OF_REACH}` : userMessage(error, fallback)}
    </Banner>
  )
}
