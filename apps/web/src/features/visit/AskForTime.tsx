import { VISIT_MESSAGES } from '@oaklet/api'
import { AskVisitBody, MAX_VISIT_TEXT } from '@oaklet/api/contract'
import { TextArea } from '@oaklet/design-system'
import { contractErrors } from '../../shared/forms/contract-errors'
import { ClientFrame } from '../../shared/public-frame/ClientFrame'
import { PublicForm } from '../../shared/public-frame/PublicForm'
import { usePublicForm } from '../../shared/public-frame/use-public-form'
import { useVisits } from '../../shared/use-visits'
import { useVisitPages, type VisitPageProps } from './visit-page'
import { visitDay, visitTime } from './visit-words'

/** Asks for another time in the client’s own words; the appointment stays until the practice moves it. */
export function AskForTime({ token, visit, onAnswered }: VisitPageProps) {
  const api = useVisits()
  const pages = useVisitPages()
  const form = usePublicForm({
    initial: () => ({ text: '' }),
    check: (values) => contractErrors(AskVisitBody, { token, ...values }, ['text']),
    act: async (values) => {
      onAnswered(await api.ask({ token, ...values }))
      pages.overview()
    },
    fallback: VISIT_MESSAGES.ask,
  })
  return (
    <ClientFrame
      title="Ask for another time"
      owner={visit.practiceName}
      hasErrors={form.errors.length > 0}
      back={pages.back}
      summary={`Now it is on ${visitDay(visit)}, ${visitTime(visit)}. It stays so until the practice answers.`}
    >
      <PublicForm form={form} verb="Send" doing="Sending…">
        <TextArea
          label="Which days and times suit you?"
          description="Please don’t write why you come."
          maxLength={MAX_VISIT_TEXT}
          {...form.field('text')}
        />
      </PublicForm>
    </ClientFrame>
  )
}
