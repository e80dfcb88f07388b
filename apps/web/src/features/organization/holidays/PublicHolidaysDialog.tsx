import { HOLIDAYS_MESSAGES } from '@oaklet/api'
import { Dialog, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import type { PublicHolidaysDialogProps } from './public-holidays-dialog-props'
import { PublicHolidaysForm } from './PublicHolidaysForm'
import { holidayCountriesQuery } from './public-holidays-queries'

/** Takes over the public holidays of a country, each seen before it is added. */
export function PublicHolidaysDialog(props: PublicHolidaysDialogProps) {
  const countries = useQuery(holidayCountriesQuery(useApi(), usePracticeId()))
  return (
    <Dialog title="Add public holidays" isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <WhenLoaded
        query={countries}
        fallback={HOLIDAYS_MESSAGES.list}
        label="Loading the countries"
        placeholder={<Skeleton shape="row" count={5} />}
      >
        {(known) => <PublicHolidaysForm countries={known} {...props} />}
      </WhenLoaded>
    </Dialog>
  )
}
