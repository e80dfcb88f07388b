import { APPOINTMENT_SERIES_MESSAGES, isApiError } from '@oaklet/api'
import type {
  Appointment,
  ChangedSeries,
  PreviewSeriesChangeBody,
  SeriesChangePreview,
} from '@oaklet/api/contract'
import { Button, Checkbox, Dialog, Form, Inline, RadioGroup } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureWords } from '../../../shared/failure-words'
import { fieldErrorsOf } from '../../../shared/forms/field-errors'
import { LoadFailure } from '../../../shared/LoadFailure'
import { RestedStatus } from '../../../shared/RestedStatus'
import { useApi } from '../../../shared/use-api'
import { usePracticeId } from '../../../shared/use-session'
import { calendarQueries } from '../calendar-queries'
import { ChangePreviewDialog } from './ChangePreviewDialog'
import type { SeriesChange } from './series-change'
import { allWords, byHandWords, countsOf, followingWords, onlyWords, stayingWords } from './which-words'

interface WhichAppointmentsProps {
  /** The appointment of a series that was changed, as it was before. */
  appointment: Appointment
  change: SeriesChange
  /** The change is for this one alone. */
  onThis: () => void
  onChanged: (changed: ChangedSeries) => void
  onClose: () => void
}

type Scope = 'this' | PreviewSeriesChangeBody['scope']

interface ScopeOption {
  id: Scope
  label: string
  description?: string
  isDisabled?: boolean
}

/** Asks which appointments of a series a change is for, and shows what it does to several before it is made. */
export function WhichAppointments(props: WhichAppointmentsProps) {
  const { appointment, change, onThis, onChanged, onClose } = props
  const seriesId = appointment.series?.id ?? ''
  const [chosen, setChosen] = useState<Scope>('this')
  const [includeOverridden, setIncludeOverridden] = useState(false)
  const [planned, setPlanned] = useState<PreviewSeriesChangeBody | null>(null)
  const bodyOf = (scope: PreviewSeriesChangeBody['scope']): PreviewSeriesChangeBody => ({
    ...{ appointmentId: appointment.id, version: appointment.version, scope, change },
    ...{ includeOverridden: false, choices: [] },
  })
  const queries = calendarQueries(useApi(), usePracticeId())
  const following = useQuery(queries.seriesChangePreview(seriesId, bodyOf('following')))
  const all = useQuery(queries.seriesChangePreview(seriesId, bodyOf('all')))
  const failed = [following, all].find(({ error }) => error !== null && !isRefused(error))

  const optionOf = (
    id: Exclude<Scope, 'this'>,
    { data, error }: typeof all,
    labelOf: (count: number | null) => string,
  ): ScopeOption => {
    if (error !== null) return { id, label: labelOf(null), isDisabled: true }
    if (data === undefined) return { id, label: labelOf(null), description: 'Looking through them…' }
    const { all: count, others } = countsOf(data, appointment.id)
    const label = labelOf(id === 'following' ? others : count)
    if (others === 0) return { id, label, isDisabled: true }
    const staying = stayingWords(data, appointment.timeZone)
    return { id, label, ...(staying.length > 0 && { description: staying.join(' ') }) }
  }
  const options: ScopeOption[] = [
    { id: 'this', label: onlyWords(appointment) },
    optionOf('following', following, followingWords),
    optionOf('all', all, allWords),
  ]
  // Who uses the keyboard can't reach an option that is not possible, so its reason stands at the group.
  const reasons = [...new Set([reasonOf(following, appointment.id), reasonOf(all, appointment.id)])].join(' ')
  // What was chosen while it was not known yet may turn out to be impossible.
  const isPossible = options.some(({ id, isDisabled }) => id === chosen && isDisabled !== true)
  const scope = isPossible ? chosen : 'this'
  const preview = { this: undefined, following: following.data, all: all.data }[scope]
  const byHand = preview === undefined ? null : byHandWords(preview, appointment.timeZone)
  const submit = () => {
    if (scope === 'this') onThis()
    else setPlanned({ ...bodyOf(scope), includeOverridden: includeOverridden && byHand !== null })
  }
  return (
    <>
      <Dialog title="Which appointments?" size="s" isOpen onOpenChange={(isOpen) => !isOpen && onClose()}>
        <Form
          onSubmit={submit}
          footer={
            <Inline gap="m" justify="end" wrap>
              <Button onPress={onClose}>Back</Button>
              <Button tone="primary" type="submit">
                {scope === 'this' ? 'Continue' : 'Look through them'}
              </Button>
            </Inline>
          }
        >
          {failed !== undefined && (
            <LoadFailure
              error={failed.error}
              fallback={APPOINTMENT_SERIES_MESSAGES.previewChange}
              onRetry={() => void Promise.all([following.refetch(), all.refetch()])}
            />
          )}
          <RadioGroup
            label={change.kind === 'cancel' ? 'What is cancelled' : 'What is changed'}
            name="scope"
            options={options}
            description={reasons || 'What has begun, was held or is billed stays as it is.'}
            value={scope}
            autoFocus
            onChange={setChosen}
          />
          <RestedStatus words={reasons} />
          {byHand !== null && (
            <Checkbox
              isSelected={includeOverridden}
              description={byHand.stays}
              onChange={setIncludeOverridden}
            >
              {byHand.count === 1 ? 'Change it too' : 'Change them too'}
            </Checkbox>
          )}
        </Form>
      </Dialog>
      {planned !== null && (
        <ChangePreviewDialog
          appointment={appointment}
          seriesId={seriesId}
          body={planned}
          onChanged={onChanged}
          onClose={() => setPlanned(null)}
        />
      )}
    </>
  )
}

/** Why a change can't be for several appointments; empty where it can, or where that is not known. */
function reasonOf(
  { data, error }: { data?: SeriesChangePreview | undefined; error: unknown },
  id: string,
): string {
  if (error !== null) return isRefused(error) ? refusalWords(error) : ''
  return data !== undefined && countsOf(data, id).others === 0 ? 'No other one can change any more.' : ''
}

/** Whether the server says that this change can't be for several appointments, rather than failing. */
const isRefused = (error: unknown): boolean =>
  isApiError(error) && (error.status === 409 || error.status === 422)

const refusalWords = (error: unknown): string =>
  fieldErrorsOf(error)[0]?.message ?? failureWords(error, APPOINTMENT_SERIES_MESSAGES.previewChange)
