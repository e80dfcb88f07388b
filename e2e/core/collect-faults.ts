import { stripVTControlCharacters } from 'node:util'
import { expect, test } from '@playwright/test'
import type { Problems } from './problems'

/** Takes a look at something; what is wrong there is noted with its name, and the next look is taken all the same. */
export type Look = (where: string, action: () => Promise<void>) => Promise<void>

interface Faults {
  /** Looks at one thing by its name, in several looks of its own. */
  lookAt: (name: string, looks: (look: Look) => Promise<void>) => Promise<void>
  /** Fails with all that was noted. */
  expectNone: () => void
}

const wordsOf = (error: unknown) =>
  stripVTControlCharacters(error instanceof Error ? error.message : String(error))

/** Many looks in one test, of which none hides another's fault; what the browser complained about is noted too. */
export function collectFaults(problems: Problems): Faults {
  const found: string[] = []
  const note = (name: string, action: () => Promise<void>) =>
    test.step(name, action).catch((error: unknown) => void found.push(`${name}: ${wordsOf(error)}`))
  return {
    lookAt: async (name, looks) => {
      const before = problems.unexpected().length
      await note(name, () => looks((where, action) => note(`${name}, ${where}`, action)))
      found.push(
        ...problems
          .unexpected()
          .slice(before)
          .map((problem) => `${name}, the browser: ${problem}`),
      )
    },
    expectNone: () => {
      expect(found.join('\n\n'), 'faults of the screens').toBe('')
    },
  }
}
