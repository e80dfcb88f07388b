import type { Page } from '@playwright/test'
import type { ApiPerson } from '../../core/api-person'
import { BEGINNINGS } from '../../core/beginnings'
import { collectFaults } from '../../core/collect-faults'
import { inParts } from '../../core/in-parts'
import type { Problems } from '../../core/problems'
import { sweepScreen } from '../../core/sweep'
import { addressOf, SWEPT_SCREENS, type SweptScreen } from '../../core/swept-screens'
import { test } from '../../core/test'

test.describe.configure({ mode: 'parallel' })

const SCREENS_IN_A_TEST = 8
const LONGEST_FOR_A_SCREEN_MS = 60_000

interface Visit {
  page: Page
  problems: Problems
  /** Who finds the records that the addresses name. */
  person: ApiPerson | null
}

function beginningOf({ first }: SweptScreen) {
  if (first === undefined) return undefined
  const beginning = BEGINNINGS[first]
  if (beginning === undefined) throw new Error(`Nobody knows how ${first}`)
  return beginning
}

async function sweepAll(screens: readonly SweptScreen[], { page, problems, person }: Visit): Promise<void> {
  test.setTimeout(screens.length * LONGEST_FOR_A_SCREEN_MS)
  const { lookAt, expectNone } = collectFaults(problems)
  for (const screen of screens) {
    const { address, first } = screen
    await lookAt(first === undefined ? address : `${address} when ${first}`, async (look) => {
      const opened = { ...screen, address: await addressOf(screen, person), first: beginningOf(screen) }
      await sweepScreen(page, opened, look)
    })
  }
  expectNone()
}

const rule = (person: string, part: number) =>
  `${person} (${part + 1}): every screen is accessible, fits a narrow or a zoomed window, and keeps its words in forced colours`

for (const who of new Set(SWEPT_SCREENS.map((screen) => screen.as))) {
  const ofPerson = SWEPT_SCREENS.filter((screen) => screen.as === who)
  for (const [part, screens] of inParts(ofPerson, SCREENS_IN_A_TEST).entries()) {
    const title = rule(who, part)
    if (who === 'nobody')
      test(title, async ({ page, problems }) => {
        await sweepAll(screens, { page, problems, person: null })
      })
    else if (who === 'new owner')
      test(title, async ({ page, problems, practice, signIn }) => {
        await signIn(practice)
        await sweepAll(screens, { page, problems, person: practice })
      })
    else
      test(title, async ({ page, problems, apiOf, signIn }) => {
        await signIn(who)
        await sweepAll(screens, { page, problems, person: await apiOf(who) })
      })
  }
}
