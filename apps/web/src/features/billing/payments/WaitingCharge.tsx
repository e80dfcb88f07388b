import { Banner, Button, Dialog, Inline } from '@oaklet/design-system'
import { RECORD_TITLE } from './payment-words'
import type { CardCharging } from './use-charge-card'

interface WaitingChargeProps {
  charging: CardCharging
  onClose: () => void
}

/** What is said while it isn’t known whether a card was charged. */
export const WaitingCharge = ({ charging: { askAgain, isPending }, onClose }: WaitingChargeProps) => (
  <Dialog
    title={RECORD_TITLE}
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
      We’ll know within minutes whether it went through; the list of payments says so then.{' '}
      {askAgain === null
        ? 'Don’t charge the card again until it does.'
        : 'Asking again here is safe: it stays the same charge.'}
    </Banner>
  </Dialog>
)
