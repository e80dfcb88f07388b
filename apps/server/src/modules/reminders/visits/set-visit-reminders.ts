import type * as api from '@oaklet/api/contract'
import type { Visit } from '@oaklet/api/contract'
import type { Deps } from '../../../deps'
import type { AppContext } from '../../../http/app-env'
import { inWork } from '../../../work'
import { stopClientReminders } from '../client-reminders'
import { findVisit } from './find-visit'
import { readVisit } from './read-visit'

interface Call {
  deps: Deps
  body: api.SetVisitRemindersBody
}

/** Stops the client’s reminders, or lets them go on. */
export async function setVisitReminders({ deps, body }: Call, c: AppContext): Promise<Visit> {
  const found = await findVisit(deps, c, body.token)
  return inWork(deps, found.actor, async (work) => {
    await stopClientReminders(work, found.reminder, body.isStopped)
    return readVisit(work, found)
  })
}
