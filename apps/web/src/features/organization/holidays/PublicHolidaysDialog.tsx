import { HOLIDAYS_MESSAGES } from '@oaklet/api'
import { Dialog, LoadingRegion, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import type { PublicHolidaysDialogProps } from './public-holidays-dialog-props'
import { PublicHolidaysForm } from './PublicHolidaysForm'
import { holidayCountriesQuery } from './public-holidays-queries'

/** Takes over the public holidays of a country, each seen before it is added. */
export function PublicHolidaysDialog(props: PublicHolidaysDialogProps) {
  const countries = useQuery(holidayCountriesQuery(useApi(), usePracticeId()))
  return (
    <Dialog title="Add public holidays" isOpen onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      {countries.data ? (
        <PublicHolidaysForm countries={countries.data} {...props} />
      ) : countries.isError ? (
        <LoadFailure
          error={countries.error}
          fallback={HOLIDAYS_MESSAGES.list}
          onRetry={() => void countries.refetch()}
        />
      ) : (
        <LoadingRegion label="Loading the countries" isLoading>
          <Skeleton shape="row" count={5} />
        </LoadingRegion>
      )}
    </Dialog>
  )
}
