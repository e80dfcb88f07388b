import * as api from '@oaklet/api/contract'
import type { Deps } from '../../deps'
import type { App } from '../../http/app-env'
import { mount, mountWithDeps } from '../../http/mount'
import { finishCard } from './finish-card'
import { getAutopay } from './get-autopay'
import { listCards } from './list-cards'
import { removeCard } from './remove-card'
import { setAutopay } from './set-autopay'
import { setDefaultCard } from './set-default-card'
import { startCard } from './start-card'

/** What asks the provider belongs in no transaction, so no answer is kept for a key. */
const OUTSIDE = { ignoresIdempotencyKey: true }

export function cardsRoutes(app: App, deps: Deps): void {
  mount(app, deps, api.listCards, listCards)
  mountWithDeps(app, deps, api.startCard, startCard, OUTSIDE)
  mountWithDeps(app, deps, api.finishCard, finishCard, OUTSIDE)
  mount(app, deps, api.getAutopay, getAutopay)
  mount(app, deps, api.setAutopay, setAutopay)
  mount(app, deps, api.setDefaultCard, setDefaultCard)
  mountWithDeps(app, deps, api.removeCard, removeCard, OUTSIDE)
}
