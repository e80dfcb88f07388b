import { and, eq, inArray } from 'drizzle-orm'
import { inTenant } from '../../db/tenant'
import type { Deps } from '../../deps'
import { notificationChanges } from './notifications-table'

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

/** Calls `onChange` whenever something among the person's notifications has changed; returns the way to stop. */
export type WatchChanges = (person: Person, onChange: () => void) => () => void

/**
 * One feed for all streams of this process. It asks the database what changed after each changing call of its
 * own, and every three seconds for what other processes did; while nobody watches, it asks nothing.
 */
export function createChangeFeed(deps: Deps): WatchChanges {
  const watchers = new Set<Watcher>()
  let timer: NodeJS.Timeout | undefined
  let asking: Promise<void> | null = null
  let hasMore = false

  const ask = async (): Promise<void> => {
    for (const organizationId of new Set([...watchers].map((watcher) => watcher.organizationId))) {
      const here = [...watchers].filter((watcher) => watcher.organizationId === organizationId)
      const numbers = await changeNumbers(deps, organizationId, [...new Set(here.map((one) => one.staffId))])
      for (const watcher of here) {
        const number = numbers.get(watcher.staffId) ?? 0
        const isNew = watcher.known !== number
        watcher.known = number
        if (isNew && watchers.has(watcher)) watcher.onChange()
      }
    }
  }

  const check = (): void => {
    if (watchers.size === 0) return
    hasMore = asking !== null
    asking ??= ask()
      .catch((error: unknown) => {
        deps.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'changes not asked for')
      })
      .finally(() => {
        asking = null
        if (hasMore) check()
      })
  }

  deps.changes.subscribe(check)

  return (person, onChange) => {
    const watcher: Watcher = { ...person, known: null, onChange }
    watchers.add(watcher)
    timer ??= setInterval(check, POLL_MS).unref()
    check()
    return () => {
      watchers.delete(watcher)
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
