import type { Deps } from './deps'
import { failureFacts } from './failure-facts'

/** Does a piece of background work for one after the other; what fails for one is logged and holds up no other. */
export async function oneByOne<One>(
  { changes, log }: Pick<Deps, 'changes' | 'log'>,
  all: readonly One[],
  /** What is logged of a failure; nothing that names a client. */
  facts: (one: One) => Record<string, string>,
  work: (one: One) => Promise<void>,
): Promise<void> {
  for (const one of all) {
    if (changes.ended.aborted) return
    try {
      await work(one)
    } catch (error) {
      log.error({ ...facts(one), error: failureFacts(error) }, 'background work failed')
    }
  }
}
