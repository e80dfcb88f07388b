import type { Appointment } from '@oaklet/api/contract'
import { useState } from 'react'
import { useRefreshPractice } from '../../../records/practice/use-refresh-practice'
import { useApi } from '../../../shared/use-api'
import type { FreeSlot } from './OfferDialog'
import type * as waitlistNews from './waitlist-news'

/** What the waitlist has to say to changes of the calendar. Nobody asked for it, so that its failure says nothing. */
export function useWaitlistNews() {
  const api = useApi()
  const refresh = useRefreshPractice()
  const [freed, setFreed] = useState<FreeSlot | null>(null)
  const tell = (say: (news: typeof waitlistNews) => Promise<void>) =>
    void import('./waitlist-news').then(say).catch(() => undefined)
  return {
    /** A time that is about to be offered. */
    freed,
    endOffer: () => setFreed(null),
    /** Of an appointment that was cancelled, or moved away from where it was. */
    tellFreed: (left: Appointment) =>
      tell((news) =>
        news.tellWhoFits(api, left, () =>
          setFreed({ ...left, place: left.location ?? { id: null, name: 'Telehealth' } }),
        ),
      ),
    tellBooked: (booked: Appointment) => tell((news) => news.tellWhoWaits(api, booked, () => void refresh())),
  }
}
