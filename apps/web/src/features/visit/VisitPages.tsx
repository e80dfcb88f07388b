import { useSearchParams } from 'react-router-dom'
import { AskForTime } from './AskForTime'
import { CancelVisit } from './CancelVisit'
import type { VisitPageProps } from './visit-page'
import { VisitOverview } from './VisitOverview'

/** The page of an appointment that the address names; once it can’t be answered any more, the first one alone. */
export function VisitPages(props: VisitPageProps) {
  const [address] = useSearchParams()
  const { state, hasAsked, isOpen } = props.visit
  const view = isOpen ? address.get('view') : null
  if (view === 'ask') return <AskForTime {...props} />
  if (view === 'cancel') return <CancelVisit {...props} />
  // A new answer is a new page, whose heading says it.
  return <VisitOverview key={`${state} ${hasAsked}`} {...props} />
}
