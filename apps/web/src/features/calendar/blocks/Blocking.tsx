import { CALENDAR_BLOCKS_MESSAGES } from '@oaklet/api'
import { Dialog, Skeleton } from '@oaklet/design-system'
import type { ComponentProps } from 'react'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useBookingChoices } from '../booking/use-booking-choices'
import { BlockDialog } from './BlockDialog'

/** The form for blocked time, once it is known whose time there is and where. */
export function Blocking(props: Omit<ComponentProps<typeof BlockDialog>, 'choices'>) {
  const { choices, error, retry } = useBookingChoices()
  if (choices !== null) return <BlockDialog {...props} choices={choices} />
  return (
    <Dialog title="Block time" isOpen onOpenChange={props.onClose}>
      {error === null ? (
        <Skeleton shape="row" count={5} />
      ) : (
        <LoadFailure error={error} fallback={CALENDAR_BLOCKS_MESSAGES.list} onRetry={retry} />
      )}
    </Dialog>
  )
}
