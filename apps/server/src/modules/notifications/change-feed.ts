import { and, eq, inArray } from 'drizzle-orm'
import { notificationChanges } from '../../db/schema/notifications-table'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { failureFacts } from '../../failure-facts'

/** How late another process's changes are noticed at most. */
const POLL_MS = 3_000

/** Whose notifications are watched. */
interface Person {
  organizationId: string
  staffId: string
}

interface Watcher extends Person {
  /** The number of changes that they know of; null before it was first asked for. */
  known: number | null
  onChange: () => void
}

/** Calls `onChange` at once, and whenever something among the person's notifications changes; returns the way to stop. */
export type WatchChanges = (person: Person, onChange: () => void) => () => void

/**
 * One feed for all streams of this process. It asks the database what changed in an organization after each changing
 * call of this process there, and every three seconds because of other processes. Without an open stream it does not
 * ask.
 */
export function createChangeFeed(deps: Deps): WatchChanges {
  const watchers = new Set<Watcher>()
  /** Those to ask for next; who is added while others are asked for has their turn after them. */
  const due = new Set<Watcher>()
  let timer: NodeJS.Timeout | undefined
  let isAsking = false

  const ask = async (organizationId: string, here: readonly Watcher[]): Promise<void> => {
    const numbers = await changeNumbers(deps, organizationId, [...new Set(here.map((one) => one.staffId))])
    for (const watcher of here) {
      const number = numbers.get(watcher.staffId) ?? 0
      const isNew = watcher.known !== number
      watcher.known = number
      if (isNew && watchers.has(watcher)) watcher.onChange()
    }
  }

  const askForDue = async (): Promise<void> => {
    isAsking = true
    for (const { organizationId } of due) {
      const here = [...due].filter((watcher) => watcher.organizationId === organizationId)
      for (const watcher of here) due.delete(watcher)
      await ask(organizationId, here).catch((error: unknown) => {
        deps.log.error({ error: failureFacts(error) }, 'changes not asked for')
      })
    }
    isAsking = false
  }

  const check = (some: Iterable<Watcher>): void => {
    for (const watcher of some) due.add(watcher)
    if (due.size > 0 && !isAsking) void askForDue()
  }

  deps.changes.subscribe((organizationId) => {
    check([...watchers].filter((watcher) => watcher.organizationId === organizationId))
  })

  return (person, onChange) => {
    const watcher: Watcher = { ...person, known: null, onChange }
    watchers.add(watcher)
    timer ??= setInterval(() => check(watchers), POLL_MS).unref()
    check([watcher])
    return () => {
      watchers.delete(watcher)
      due.delete(watcher)
      if (watchers.size > 0) return
      clearInterval(timer)
      timer = undefined
    }
  }
}

async function changeNumbers(
  deps: Deps,
  organizationId: string,
  staffIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await inTenant(deps.db, organizationId, (tx) =>
    tx
      .select({ staffId: notificationChanges.staffId, number: notificationChanges.number })
      .from(notificationChanges)
      .where(
        and(
          eq(notificationChanges.organizationId, organizationId),
          inArray(notificationChanges.staffId, [...staffIds]),
        ),
      ),
  )
  return new Map(rows.map(({ staffId, number }) => [staffId, number]))
}
