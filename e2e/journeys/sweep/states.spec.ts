import type { Page } from '@playwright/test'
import { collectFaults } from '../../core/collect-faults'
import { JOIN_STATES, JOIN_STATES_SIGNED_IN } from '../../core/join-states'
import type { Problems } from '../../core/problems'
import { type PageState, PUBLIC_PAGES, statesOf } from '../../core/public-states'
import { sweepState } from '../../core/sweep'
import { test } from '../../core/test'

test.describe.configure({ mode: 'parallel' })

const LONGEST_FOR_A_STATE_MS = 40_000

async function sweepAll(states: readonly PageState[], page: Page, problems: Problems): Promise<void> {
  test.setTimeout(states.length * LONGEST_FOR_A_STATE_MS)
  const { lookAt, expectNone } = collectFaults(problems)
  for (const state of states) await lookAt(state.name, (look) => sweepState(page, state, look))
  expectNone()
}

for (const publicPage of PUBLIC_PAGES)
  test(`${publicPage.name}: each state fits 400 %, and keeps its words and controls in forced colours`, async ({
    page,
    problems,
  }) => {
    problems.expect(/net::ERR_|Network error|status of 500/)
    await sweepAll(statesOf(publicPage), page, problems)
  })

test('joining: each state fits 400 %, and keeps its words and controls in forced colours', async ({
  page,
  problems,
  signIn,
}) => {
  await sweepAll(JOIN_STATES, page, problems)
  await signIn('readonly')
  await sweepAll(JOIN_STATES_SIGNED_IN, page, problems)
})
