import type * as api from '@oaklet/api/contract'
import type { Visit } from '@oaklet/api/contract'
import type { Deps } from '../../../deps'
import type { AppContext } from '../../../http/app-env'
import { setStatusOfLocked } from '../../appointments'
import { readReminderSettings } from '../read-reminder-settings'
import { answerVisit, hasSaid, keepAnswer, recordAnswer, requireAhead, tellClinician } from './answer-visit'
import { isLate } from './read-visit'

interface Call {
  deps: Deps
  body: api.VisitBody
}

/** Says that a client does not come: the appointment is cancelled, or goes on with the others and its clinician is told. */
export const cancelVisit = ({ deps, body }: Call, c: AppContext): Promise<Visit> =>
  answerVisit(deps, c, body.token, async (answering) => {
    const { work, appointment, clientIds, answers } = answering
    // Whoever presses it again has cancelled already.
    if (appointment.status !== 'scheduled' && appointment.status !== 'confirmed') return
    requireAhead(work, appointment)
    const { lateHours } = await readReminderSettings(work, appointment.practiceId)
    const status = isLate(appointment.startsAt, work.now(), lateHours) ? 'late_cancelled' : 'cancelled_client'
    if (clientIds.length === 1) {
      await keepAnswer(answering, 'cancelled')
      await setStatusOfLocked(work, appointment, status)
      return
    }
    if (hasSaid(answers, 'cancelled')(work.actor.clientId)) return
    await keepAnswer(answering, 'cancelled')
    await recordAnswer(answering, status)
    await tellClinician(
      answering,
      (who, when) => `${who} can’t come on ${when}, a session of several clients`,
    )
  })
