import { APPOINTMENTS_MESSAGES } from '@oaklet/api'
import { type Opening, PARTS_OF_DAY, type PartOfDay, type Practice } from '@oaklet/api/contract'
import {
  Columns,
  DatePicker,
  Dialog,
  LoadingRegion,
  NumberField,
  Select,
  Skeleton,
  Stack,
} from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ClientPicker, type PickedClient } from '../../../records/clients/ClientPicker'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { type AppointmentValues, minutesBetween, TELEHEALTH, wallClock } from '../booking/appointment-form'
import { placeItems, serviceItems } from '../booking/choice-items'
import { useBookingChoices } from '../booking/use-booking-choices'
import { calendarQueries } from '../calendar-queries'
import { OpeningDays } from './OpeningDays'

const ANY = 'any'
const PART_WORDS: Readonly<Record<PartOfDay, string>> = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
}
const LEAST_MINUTES = 5
const MOST_MINUTES = 480

interface FindTimeProps {
  practice: Practice
  /** Where the search begins, and whose time is looked for first. */
  given: { date: string; clinicianId: string | null }
  /** Days before it have no openings. */
  today: string
  onChosen: (slot: Partial<AppointmentValues>) => void
  onClose: () => void
}

/** Looks for times at which something can be booked without a question; the one that is chosen fills the booking. */
export function FindTime({ practice, given, today, onChosen, onClose }: FindTimeProps) {
  const { choices, error, retry } = useBookingChoices()
  const [client, setClient] = useState<PickedClient | null>(null)
  const [clinicianId, setClinician] = useState(given.clinicianId)
  const [place, setPlace] = useState<string | null>(null)
  const [serviceCode, setService] = useState<string | null>(null)
  const [part, setPart] = useState<PartOfDay | null>(null)
  const [minutes, setMinutes] = useState<number | null>(50)
  const [date, setDate] = useState<string | null>(given.date < today ? today : given.date)
  const [isLater, setLater] = useState(false)
  const isSound = date !== null && minutes !== null && minutes >= LEAST_MINUTES && minutes <= MOST_MINUTES
  const openings = useQuery({
    ...calendarQueries(useApi(), practice.id).openings({
      ...{ startDate: date ?? today, minutes: minutes ?? LEAST_MINUTES },
      ...(clinicianId !== null && { clinicianId }),
      ...(place !== null && { place }),
      ...(client !== null && { clientId: client.id }),
      ...(part !== null && { part }),
    }),
    enabled: isSound,
  })
  const asKey = <Key extends string>(key: Key): Exclude<Key, typeof ANY> | null =>
    key === ANY ? null : (key as Exclude<Key, typeof ANY>)
  const choose = ({ clinician, startsAt, endsAt, places }: Opening) => {
    const wished = place ?? choices?.locations.find(({ isPrimary }) => isPrimary)?.id
    const at = places.find(({ id }) => (id ?? TELEHEALTH) === wished) ?? places[0]
    onChosen({
      ...wallClock(startsAt, practice.timeZone),
      minutes: minutesBetween(startsAt, endsAt),
      clinicianId: clinician.id,
      ...(at && { place: at.id ?? TELEHEALTH }),
      ...(serviceCode !== null && { serviceCode }),
      ...(client !== null && { client }),
    })
  }
  return (
    <Dialog title="Find a time" size="m" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      {choices === null && error !== null && (
        <LoadFailure error={error} fallback={APPOINTMENTS_MESSAGES.openings} onRetry={retry} />
      )}
      {choices === null && error === null && <Skeleton shape="row" count={6} />}
      {choices !== null && (
        <Stack gap="l">
          <Columns template="equal" gap="l">
            <Select
              label="Clinician"
              items={[
                { id: ANY, label: 'Any clinician' },
                ...choices.clinicians.map(({ id, name }) => ({ id, label: name })),
              ]}
              selectedKey={clinicianId ?? ANY}
              onSelectionChange={(key) => setClinician(asKey(key))}
              autoFocus
            />
            <Select
              label="Place"
              items={[{ id: ANY, label: 'Any place' }, ...placeItems(choices.locations)]}
              selectedKey={place ?? ANY}
              onSelectionChange={(key) => setPlace(asKey(key))}
            />
          </Columns>
          <Columns template="equal" gap="l">
            <Select
              label="Service"
              items={[{ id: ANY, label: 'Any service' }, ...serviceItems(choices.services)]}
              selectedKey={serviceCode ?? ANY}
              onSelectionChange={(key) => {
                setService(asKey(key))
                const length = choices.services.find(({ code }) => code === key)?.durationMinutes
                if (length !== undefined) setMinutes(length)
              }}
            />
            <NumberField
              label="Length"
              unit="min"
              minValue={LEAST_MINUTES}
              maxValue={MOST_MINUTES}
              step={5}
              value={minutes}
              onChange={setMinutes}
              errorMessage={isSound || date === null ? undefined : 'Enter a length from 5 to 480 minutes'}
            />
          </Columns>
          <Columns template="equal" gap="l">
            <DatePicker
              label="From"
              value={date}
              minValue={today}
              onChange={setDate}
              errorMessage={date === null ? 'Enter a date' : undefined}
            />
            <Select
              label="Time of day"
              items={[
                { id: ANY, label: 'Any time' },
                ...PARTS_OF_DAY.map((id) => ({ id, label: PART_WORDS[id] })),
              ]}
              selectedKey={part ?? ANY}
              onSelectionChange={(key) => setPart(asKey(key))}
            />
          </Columns>
          <ClientPicker client={client} onChange={setClient} />
          {openings.isError && (
            <LoadFailure
              error={openings.error}
              fallback={APPOINTMENTS_MESSAGES.openings}
              onRetry={() => void openings.refetch()}
            />
          )}
          {isSound && !openings.isError && (
            <LoadingRegion label="Looking for a time" isLoading={openings.isPending}>
              {openings.data === undefined ? (
                <Skeleton shape="row" count={4} />
              ) : (
                <OpeningDays
                  found={openings.data}
                  timeZone={practice.timeZone}
                  isOfAll={clinicianId === null}
                  onChosen={choose}
                  isLater={isLater}
                  onLed={() => setLater(false)}
                  onLater={(next) => {
                    setLater(true)
                    setDate(next)
                  }}
                />
              )}
            </LoadingRegion>
          )}
        </Stack>
      )}
    </Dialog>
  )
}
