import { aRemittanceClaim, aRemittanceDetails, fixtureId, someRemittanceDecisions } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import {
  decisionsBody,
  decisionsOf,
  decisionVersions,
  withClaim,
  withLine,
  withReason,
  withRecovery,
} from './decisions'

const claim = aRemittanceClaim()
const chosen = { claimId: fixtureId(90), isAsWritten: false }

test('choices stand in the order of the file, whatever their own order was', () => {
  const at = (segment: number) => ({ segment, ...chosen })
  const decisions = someRemittanceDecisions({ claims: [at(25), at(15)] })
  expect(decisionsOf({ decisions }).claims.map(({ segment }) => segment)).toEqual([15, 25])
  expect(decisionsBody({ ...decisions, rules: [] }, { version: 3 })).toMatchObject({
    ...{ version: 3, claims: [at(15), at(25)] },
  })
})

test('a choice takes the place of an earlier one, and can be taken back', () => {
  const once = withClaim(someRemittanceDecisions(), claim, chosen)
  const other = withClaim(once, claim, { claimId: null, isAsWritten: false })
  expect(other.claims).toEqual([{ segment: 15, claimId: null, isAsWritten: false }])
  expect(withClaim(other, claim, null).claims).toEqual([])
})

test('the sessions that were chosen go with the claim, and stay while it does', () => {
  const lined = withLine(withClaim(someRemittanceDecisions(), claim, chosen), 20, 'K00000001801')
  expect(withClaim(lined, claim, { ...chosen, isAsWritten: true }).lines).toHaveLength(1)
  expect(withClaim(lined, claim, { ...chosen, claimId: fixtureId(91) }).lines).toEqual([])
  expect(withLine(lined, 20, null).lines).toEqual([])
})

test('a recovery is chosen once for each place', () => {
  const recovery = { claimId: fixtureId(90), lineNumber: 'K00000001801' }
  const once = withRecovery(withRecovery(someRemittanceDecisions(), 1, recovery), 0, recovery)
  expect(once.recoveries.map(({ position }) => position)).toEqual([0, 1])
  expect(withRecovery(once, 0, null).recoveries).toEqual([{ position: 1, ...recovery }])
})

test('a code that is not decided becomes no rule', () => {
  const values = { ...someRemittanceDecisions(), rules: ['96'] }
  const decided = withReason(values, '96', { isClients: true })
  expect(decided).toMatchObject({ reasons: [{ code: '96', isClients: true }], rules: ['96'] })
  expect(withReason(decided, '96', null)).toMatchObject({ reasons: [], rules: [] })
})

test('both versions are told in words', () => {
  const theirs = aRemittanceDetails({
    decisions: someRemittanceDecisions({ claims: [{ segment: 15, ...chosen, isAsWritten: true }] }),
  })
  const mine = someRemittanceDecisions({
    ...{ payerId: null, isAnotherPayment: true },
    claims: [{ segment: 15, claimId: fixtureId(95), isAsWritten: false }],
    lines: [{ segment: 20, lineNumber: 'K00000001801' }],
  })
  expect(decisionVersions(mine, theirs, () => 'Aetna')).toEqual([
    { label: 'Insurance', mine: '', theirs: 'Aetna' },
    { label: 'Another payment', mine: 'Yes', theirs: 'No' },
    {
      label: 'Claim K000000018, $145.00',
      mine: 'a claim that was looked for, session K00000001801',
      theirs: 'K000000018, as the insurance says',
    },
  ])
})
