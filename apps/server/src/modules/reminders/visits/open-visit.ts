import type * as api from '@oaklet/api/contract'
import type { Visit } from '@oaklet/api/contract'
import type { Deps } from '../../../deps'
import type { AppContext } from '../../../http/app-env'
import { inWork } from '../../../work'
import { findVisit } from './find-visit'
import { readVisit } from './read-visit'

interface Call {
  deps: Deps
  body: api.VisitBody
}

/** The appointment of a reminder’s link. */
export async function openVisit({ deps, body }: Call, c: AppContext): Promise<Visit> {
  const found = await findVisit(deps, c, body.token)
  return inWork(deps, found.actor, (work) => readVisit(work, found))
}
