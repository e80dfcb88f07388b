import type * as api from '@oaklet/api/contract'
import { isComing, type Visit } from '@oaklet/api/contract'
import type { Deps } from '../../../deps'
import type { AppContext } from '../../../http/app-env'
import { markAway } from '../../appointments'
import { readReminderSettings } from '../read-reminder-settings'
import { answerVisit, keepAnswer, recordAnswer, requireAhead, tellClinician } from './answer-visit'
import { isLate } from './read-visit'

interface Call {
  deps: Deps
  body: api.VisitBody
}

/** Says that a client does not come: the appointment is cancelled with the last of its clients; else its clinician is told. */
export const cancelVisit = ({ deps, body }: Call, c: AppContext): Promise<Visit> =>
  answerVisit(deps, c, body.token, async (answering) => {
    const { work, appointment, attendances } = answering
    // Whoever presses it again has cancelled already.
    if (appointment.status !== 'scheduled' && appointment.status !== 'confirmed') return
    requireAhead(work, appointment)
    const { lateHours } = await readReminderSettings(work, appointment.practiceId)
    const status = isLate(appointment.startsAt, work.now(), lateHours) ? 'late_cancelled' : 'cancelled_client'
    if (!isComing(attendances.get(work.actor.clientId) ?? 'expected')) return
    await keepAnswer(answering, 'cancelled')
    if (!(await markAway(work, appointment, attendances, work.actor.clientId, status))) return
    await recordAnswer(answering, status)
    await tellClinician(
      answering,
      (who, when) => `${who} can’t come on ${when}, a session of several clients`,
    )
  })
