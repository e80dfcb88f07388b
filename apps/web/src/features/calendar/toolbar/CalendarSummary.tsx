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

/** Whose appointments are in view and how many, and the way to those who wait for one. */
export function CalendarSummary({ count, clinicians = [], shownIds }: CalendarSummaryProps) {
  const names = clinicians.flatMap(({ id, name }) => (shownIds.includes(id) ? name : []))
  const whose = listWords(names) || 'All clinicians'
  return (
    <Inline gap="m" wrap>
      <span>{[whose, countOf(count, 'appointment', 'appointments')].join(' · ')}</span>
      <Link href={paths.waitlist()}>Waitlist</Link>
    </Inline>
  )
}
