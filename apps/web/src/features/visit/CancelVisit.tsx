import { VISIT_MESSAGES } from '@oaklet/api'
import { Banner, Button, Inline, Text } from '@oaklet/design-system'
import { ClientFrame } from '../../shared/public-frame/ClientFrame'
import { WaitBanner } from '../../shared/public-frame/WaitBanner'
import { useVisits } from '../../shared/use-visits'
import { useVisitAnswer, useVisitPages, type VisitPageProps } from './visit-page'
import { visitDay, visitTime } from './visit-words'

/** Asks once more before an appointment is cancelled, and says when that may cost something. */
export function CancelVisit({ token, visit, onAnswered }: VisitPageProps) {
  const api = useVisits()
  const pages = useVisitPages()
  const cancelling = useVisitAnswer(VISIT_MESSAGES.cancel, (answered) => {
    onAnswered(answered)
    pages.overview()
  })
  const { lateHours, practiceName } = visit
  return (
    <ClientFrame title="Cancel your appointment?" owner={practiceName} back={pages.back}>
      <Text isReading>{`${visitDay(visit)}, ${visitTime(visit)}`}</Text>
      {lateHours !== null && (
        <Banner tone="wait">
          Less than {lateHours} {lateHours === 1 ? 'hour is' : 'hours are'} left. The practice may charge for
          it.
        </Banner>
      )}
      {cancelling.problem !== null && <WaitBanner key={cancelling.count} {...cancelling.problem} />}
      <Inline gap="m" wrap>
        <Button
          tone="danger"
          isPending={cancelling.isPending}
          onPress={() => cancelling.give(() => api.cancel({ token }))}
        >
          {cancelling.isPending ? 'Cancelling…' : 'Cancel appointment'}
        </Button>
        <Button onPress={pages.overview}>Keep it</Button>
      </Inline>
    </ClientFrame>
  )
}
