import type { ModelPage, ModelWorld, PlantedFault } from './model-parts'
import { createModelBrowser } from './model-browser'
import { createModelFaults } from './model-faults'
import { createModelLedger } from './model-ledger'
import { createModelServer, type ServerSession } from './model-server'
import { createModelTime } from './model-time'

/** A world in which nothing has happened yet. */
export function createModelWorld(plant: PlantedFault = {}): ModelWorld {
  const time = createModelTime()
  const server = createModelServer()
  const browser = createModelBrowser()
  const ledger = createModelLedger()

  const heldBy = (page: ModelPage): ServerSession | null => {
    const { credentials } = page.session()
    return server.sessionOf(credentials.csrf() ?? credentials.bearer())
  }
  const end = (page: ModelPage, session: ServerSession | null): void => {
    if (session === null) return
    ledger.endings.push({ session, page, moment: time.moment(), exchanges: ledger.exchanges.length })
  }

  return {
    time,
    server,
    browser,
    ledger,
    plant,
    faults: createModelFaults(),
    heldBy,
    hint: (page) => {
      page.pendingHints -= 1
      if (page.isGone) return
      page.hintedMoment = time.moment()
      page.hear()
    },
    watch: (page) => {
      let held: ServerSession | null = null
      page.session().store.subscribe((to, from) => {
        ledger.changes.push({ page, moment: time.moment(), from, to, held })
        if (to.reason === 'expired' && from.status === 'signed-in') end(page, held)
        // What a tab takes over from the store may be too old to be lent to anyone; and where another tab has cleared
        // the store, it goes on as before until it hears of it.
        const kept = server.sessionOf(browser.shared.get('accessToken') ?? null)
        held = to.status === 'signed-in' ? (heldBy(page) ?? kept ?? held) : null
      })
    },
    track: (page, what, withinMs, promise, cancel) => {
      const asked = {
        ...{ page, what, withinMs, sinceMs: time.monotonicMs(), sinceMoment: time.moment() },
        ...{ settledMs: null as number | null, outcome: null as string | null },
        cancelledMoment: null as number | null,
      }
      ledger.asked.push(asked)
      const settle = (outcome: string): void => {
        asked.settledMs = time.monotonicMs()
        asked.outcome = outcome
      }
      promise.then(
        () => settle('done'),
        (error: unknown) => settle(codeOf(error)),
      )
      if (cancel === undefined) return
      page.cancels.push({
        cancel: () => {
          asked.cancelledMoment = time.moment()
          cancel()
        },
      })
    },
    noteArrival: (exchange) => {
      const { page, path, bearer, status } = exchange
      if (status !== 401 || path.startsWith('/api/auth/')) return
      const held = page.session().credentials.bearer()
      const isReplaced = held !== null && held !== bearer && held === browser.shared.get('accessToken')
      if (isReplaced) ledger.lateRefusals.push({ page, moment: time.moment(), path })
    },
    noteEnding: (page) => end(page, heldBy(page)),
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error)
