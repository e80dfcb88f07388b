import { WAITLIST_MESSAGES } from '@oaklet/api'
import type { Opening, WaitlistEntry } from '@oaklet/api/contract'
import { Dialog, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../shared/use-api'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { OpeningDays } from '../finding/OpeningDays'
import { type FreeSlot, OfferDialog } from './OfferDialog'
import { daysWords, timesWords, whoAndWhereWords } from './waitlist-words'
import { waitlistQueries } from './waitlist-queries'

export interface FindForEntryProps {
  entry: WaitlistEntry
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  timeZone: string
  onClose: () => void
}

/** What the dialog is called. */
export const findTitle = ({ entry }: Pick<FindForEntryProps, 'entry'>): string =>
  `Offer a time to ${entry.client.name}`

/** The openings that suit a client who waits; the one that is chosen is offered over them. */
export function FindForEntry({ entry, today, timeZone, onClose }: FindForEntryProps) {
  const [date, setDate] = useState(today)
  const [isLater, setLater] = useState(false)
  const [slot, setSlot] = useState<FreeSlot | null>(null)
  const openings = useQuery(waitlistQueries(useApi(), entry.practiceId).openings(entry.id, date))
  const choose = ({ clinician, startsAt, endsAt, places: [place] }: Opening) =>
    place && setSlot({ clinician, startsAt, endsAt, timeZone, place })
  const wishes = [
    ...[`${entry.minutes} minutes`, whoAndWhereWords(entry), timesWords(entry.times).toLowerCase()],
    daysWords(entry, today),
  ]
  return (
    <Dialog title={findTitle({ entry })} size="m" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Stack gap="l">
        <Text tone="quiet">{wishes.filter(Boolean).join(' · ')}</Text>
        <WhenLoaded
          query={openings}
          fallback={WAITLIST_MESSAGES.openings}
          label="Looking for a time"
          placeholder={<Skeleton shape="row" count={4} />}
        >
          {(found) => (
            <OpeningDays
              {...{ found, timeZone, isLater }}
              isOfAll={entry.clinicians.length !== 1}
              onChosen={choose}
              onLed={() => setLater(false)}
              onLater={(next) => {
                setLater(true)
                setDate(next)
              }}
            />
          )}
        </WhenLoaded>
      </Stack>
      {slot !== null && (
        <OfferDialog {...{ slot }} entryId={entry.id} onOffered={onClose} onClose={() => setSlot(null)} />
      )}
    </Dialog>
  )
}
