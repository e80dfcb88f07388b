import type * as api from '@oaklet/api/contract'
import type { Visit } from '@oaklet/api/contract'
import type { Deps } from '../../../deps'
import { AppError } from '../../../errors'
import type { AppContext } from '../../../http/app-env'
import { answerVisit, keepAnswer, recordAnswer, requireAhead, tellClinician } from './answer-visit'

/** How often a client can ask for another time by links; more is for the telephone. */
const MAX_ASKED = 5

interface Call {
  deps: Deps
  body: api.AskVisitBody
}

/** Asks for another time; the same words twice are said once. */
export const askVisit = ({ deps, body }: Call, c: AppContext): Promise<Visit> =>
  answerVisit(deps, c, body.token, async (answering) => {
    const { work, appointment, answers } = answering
    requireAhead(work, appointment)
    const asked = answers.filter(({ kind, clientId }) => kind === 'asked' && clientId === work.actor.clientId)
    if (asked.at(-1)?.text === body.text) return
    if (asked.length >= MAX_ASKED) {
      throw new AppError(
        'transition_refused',
        'You have asked several times already. Please call the practice.',
      )
    }
    await keepAnswer(answering, 'asked', body.text)
    await recordAnswer(answering, 'other_time_asked')
    await tellClinician(answering, (who, when) => `${who} asks for another time than ${when}`)
  })
