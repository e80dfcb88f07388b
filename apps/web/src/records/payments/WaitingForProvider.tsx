import { Banner, Button, Dialog, Inline } from '@oaklet/design-system'

interface WaitingForProviderProps {
  /** The title of the form whose call this is. */
  title: string
  /** Which money is moved: `charge` or `refund`. */
  what: 'charge' | 'refund'
  /** From `useProviderCall`. */
  calling: { askAgain: (() => void) | null; isPending: boolean }
  onClose: () => void
}

const WHERE = {
  charge: 'the list of payments says so then',
  refund: 'the details of the payment say so then',
} as const
const NOT_AGAIN = {
  charge: 'Don’t charge the card again until it does.',
  refund: 'Until then, no other refund of this payment can begin.',
} as const

/** What is said while it isn’t known whether the provider has moved the money. */
export const WaitingForProvider = ({
  title,
  what,
  calling: { askAgain, isPending },
  onClose,
}: WaitingForProviderProps) => (
  <Dialog
    title={title}
    size="s"
    isOpen
    onOpenChange={(isOpen) => !isOpen && onClose()}
    {...(askAgain !== null && {
      footer: (
        <Inline justify="end">
          <Button tone="primary" isPending={isPending} onPress={askAgain}>
            Ask again
          </Button>
        </Inline>
      ),
    })}
  >
    <Banner tone="wait" isAnnounced>
      We’ll know within minutes whether it went through; {WHERE[what]}.{' '}
      {askAgain === null ? NOT_AGAIN[what] : `Asking again here is safe: it stays the same ${what}.`}
    </Banner>
  </Dialog>
)
