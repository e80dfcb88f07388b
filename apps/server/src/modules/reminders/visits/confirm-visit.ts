import type * as api from '@oaklet/api/contract'
import { isComing, type Visit } from '@oaklet/api/contract'
import type { Deps } from '../../../deps'
import type { AppContext } from '../../../http/app-env'
import { setStatusOfLocked } from '../../appointments'
import { answerVisit, keepAnswer, recordAnswer, requireAhead } from './answer-visit'

interface Call {
  deps: Deps
  body: api.VisitBody
}

/** Says that a client comes; the appointment is confirmed once everybody who is expected has said so. */
export const confirmVisit = ({ deps, body }: Call, c: AppContext): Promise<Visit> =>
  answerVisit(deps, c, body.token, async (answering) => {
    const { work, appointment, attendances, answers } = answering
    requireAhead(work, appointment)
    const { clientId } = work.actor
    const hasConfirmed = (id: string) =>
      answers.some((one) => one.kind === 'confirmed' && one.clientId === id)
    const coming = [...attendances].flatMap(([id, attendance]) => (isComing(attendance) ? [id] : []))
    if (!coming.includes(clientId)) return
    if (!hasConfirmed(clientId)) await keepAnswer(answering, 'confirmed')
    const isByAll = coming.every((id) => id === clientId || hasConfirmed(id))
    if (isByAll && appointment.status === 'scheduled') await setStatusOfLocked(work, appointment, 'confirmed')
    else if (!hasConfirmed(clientId)) await recordAnswer(answering, 'confirmed')
  })
