import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import type { Appointment, BookedSeries, Practice } from '@oaklet/api/contract'
import { Dialog, Skeleton } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { clientQuery } from '../../../records/clients/client-queries'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { useUser } from '../../../shared/use-session'
import { BookDialog } from './BookDialog'
import type { AppointmentValues } from './appointment-form'
import type { AppointmentActions } from './use-appointment-actions'
import { useBookingChoices, type BookingChoices } from './use-booking-choices'

interface BookingProps {
  practice: Practice
  /** Whom to book, when that is known already. */
  clientId: string | null
  given: Partial<AppointmentValues>
  create: AppointmentActions['create']
  onBooked: (appointment: Appointment) => void
  onSeriesBooked: (booked: BookedSeries) => void
  onClose: () => void
}

/** The booking dialog, once who, where and what can be booked is known. */
export function Booking(props: BookingProps) {
  const { practice, clientId, given, create, onBooked, onSeriesBooked, onClose } = props
  const { staffId } = useUser()
  const { choices, error, retry } = useBookingChoices()
  const client = useQuery({
    ...clientQuery(useApi(), practice.id, clientId ?? ''),
    enabled: clientId !== null,
  })
  const failure = error ?? client.error
  // What fails when it is loaded anew leaves the form, and what was typed in it, as it is.
  if (choices === null || (clientId !== null && !client.data)) {
    return (
      <Dialog title="New appointment" isOpen onOpenChange={onClose}>
        {failure === null ? (
          <Skeleton shape="row" count={5} />
        ) : (
          <LoadFailure
            error={failure}
            fallback={APPOINTMENTS_MESSAGES.get}
            onRetry={() => {
              retry()
              if (client.isError) void client.refetch()
            }}
          />
        )}
      </Dialog>
    )
  }
  const booked = client.data
  return (
    <BookDialog
      practice={practice}
      choices={choices}
      given={{
        clinicianId: clinicianFor(choices, [given.clinicianId, booked?.primaryClinicianId, staffId]),
        place: choices.locations.find(({ isPrimary }) => isPrimary)?.id ?? choices.locations[0]?.id ?? null,
        ...(booked && { client: { id: booked.id, name: booked.displayName } }),
        ...given,
      }}
      create={create}
      onBooked={onBooked}
      onSeriesBooked={onSeriesBooked}
      onClose={onClose}
    />
  )
}

/** The first wish that the practice can fulfil. */
const clinicianFor = ({ clinicians }: BookingChoices, wishes: (string | null | undefined)[]): string | null =>
  wishes.find((wish) => clinicians.some(({ id }) => id === wish)) ?? null
