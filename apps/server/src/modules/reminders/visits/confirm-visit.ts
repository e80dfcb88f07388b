import type * as api from '@oaklet/api/contract'
import type { Visit } from '@oaklet/api/contract'
import type { Deps } from '../../../deps'
import type { AppContext } from '../../../http/app-env'
import { setStatusOfLocked } from '../../appointments'
import { answerVisit, hasSaid, keepAnswer, recordAnswer, requireAhead } from './answer-visit'

interface Call {
  deps: Deps
  body: api.VisitBody
}

/** Says that a client comes; the appointment is confirmed once everybody who takes part has said so. */
export const confirmVisit = ({ deps, body }: Call, c: AppContext): Promise<Visit> =>
  answerVisit(deps, c, body.token, async (answering) => {
    const { work, appointment, clientIds, answers } = answering
    requireAhead(work, appointment)
    const [isMine, isTheirs] = [hasSaid(answers, 'confirmed'), hasSaid(answers, 'cancelled')]
    if (isTheirs(work.actor.clientId) && clientIds.length > 1) return
    if (!isMine(work.actor.clientId)) await keepAnswer(answering, 'confirmed')
    const isByAll = clientIds.every((id) => id === work.actor.clientId || isMine(id))
    if (isByAll && appointment.status === 'scheduled') await setStatusOfLocked(work, appointment, 'confirmed')
    else if (!isMine(work.actor.clientId)) await recordAnswer(answering, 'confirmed')
  })
