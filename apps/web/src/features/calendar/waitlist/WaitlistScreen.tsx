import { WithPractice } from '../../../records/practice/WithPractice'
import { useNow } from '../../../shared/use-now'
import { Waitlist } from './Waitlist'

/** /calendar/waitlist: the clients who wait for a time, and what is offered to them. */
export function WaitlistScreen() {
  const now = useNow()
  return <WithPractice>{(practice) => <Waitlist practice={practice} now={now} />}</WithPractice>
}
