import type { LockOptions } from '../platform/SessionPlatform'

/** One tab's turn at the lock. */
interface Turn<Owner> {
  owner: Owner
  begin: () => void
}

export interface ModelLock<Owner> {
  run<T>(
    owner: Owner,
    options: LockOptions,
    startTimer: (callback: () => void, delayMs: number) => () => void,
    work: (isImpatient: boolean) => Promise<T>,
  ): Promise<T>
  /** The owner is gone: its locks are free, and its waits are dropped. */
  leave(owner: Owner): void
  /** How often the owner holds the lock or waits for it. */
  stake(owner: Owner): number
}

/** A lock as a browser has it: first come, first served; a wait that takes too long goes on without it. */
export function createModelLock<Owner>(): ModelLock<Owner> {
  let queue: Turn<Owner>[] = []

  /** The first of the queue has the lock. */
  const drop = (keep: (turn: Turn<Owner>) => boolean): void => {
    const first = queue[0]
    queue = queue.filter(keep)
    const next = queue[0]
    if (next !== undefined && next !== first) next.begin()
  }

  const turnOf = (
    owner: Owner,
    { waitMs, signal }: LockOptions,
    startTimer: (callback: () => void, delayMs: number) => () => void,
  ): Promise<Turn<Owner> | null> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const stopWaiting = (): void => {
        cancel()
        signal.removeEventListener('abort', giveUp)
      }
      const turn: Turn<Owner> = {
        owner,
        begin: () => {
          stopWaiting()
          resolve(turn)
        },
      }
      const giveUp = (): void => {
        stopWaiting()
        drop((each) => each !== turn)
        reject(signal.reason as Error)
      }
      const cancel = startTimer(() => {
        stopWaiting()
        drop((each) => each !== turn)
        resolve(null)
      }, waitMs)
      signal.addEventListener('abort', giveUp)
      queue.push(turn)
      if (queue[0] === turn) turn.begin()
    })

  return {
    run: async (owner, options, startTimer, work) => {
      const turn = await turnOf(owner, options, startTimer)
      try {
        return await work(turn === null)
      } finally {
        if (turn !== null) drop((each) => each !== turn)
      }
    },
    leave: (owner) => drop((turn) => turn.owner !== owner),
    stake: (owner) => queue.filter((turn) => turn.owner === owner).length,
  }
}
