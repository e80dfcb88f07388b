import { Inline, Link } from '@oaklet/design-system'
import { countOf } from '../../../shared/count-of'
import { listWords } from '../../../shared/list-words'
import { paths } from '../../../shared/paths'

interface CalendarSummaryProps {
  /** How many appointments are shown. */
  count: number
  /** The clinicians of the practice, once they are known. */
  clinicians: readonly { id: string; name: string }[] | undefined
  /** Whose appointments are shown; none of them stands for all. */
  shownIds: readonly string[]
}

/** The way to those who wait for an appointment; whose appointments are in view, and how many. */
export function CalendarSummary({ count, clinicians = [], shownIds }: CalendarSummaryProps) {
  const names = clinicians.flatMap(({ id, name }) => (shownIds.includes(id) ? name : []))
  const whose = listWords(names) || 'All clinicians'
  return (
    <Inline gap="m" wrap>
      {/* It comes first, as the words beside it grow when the appointments have come. */}
      <Link href={paths.waitlist()}>Waitlist</Link>
      <span>{[whose, countOf(count, 'appointment', 'appointments')].join(' · ')}</span>
    </Inline>
  )
}
