import { someClaimTotals } from '@oaklet/api/testing'
import { expect, test } from 'vitest'
import { waitingClaims } from './waiting-claims'

const NONE = someClaimTotals({
  counts: {
    ...{ draft: 0, ready: 0, submitted: 0, accepted: 0, rejected: 0 },
    ...{ paid: 0, partially_paid: 0, denied: 0, closed: 0, void: 0 },
  },
  ...{ dueSoonCount: 0, lateCount: 0, overdueAppealCount: 0, unclaimedSessionCount: 0 },
})

test('what is late comes first, and each line leads to those that it counts', () => {
  const items = waitingClaims(someClaimTotals({ lateCount: 2 }), () => true)
  expect(items.map(({ title, href }) => [title, href])).toEqual([
    ['2 claims past their filing limit', '/billing/claims?due=late'],
    ['1 claim near its filing limit', '/billing/claims?due=soon&sort=due'],
    ['3 claims to fix', '/billing/claims?state=draft'],
    ['3 claims to send', '/billing/claims?state=ready'],
    ['2 insured sessions on no claim', '/billing/claims?view=make'],
  ])
})

test('claims that are only rejected are led to', () => {
  const counts = { ...NONE.counts, rejected: 1 }
  expect(waitingClaims({ ...NONE, counts }, () => true)).toMatchObject([
    { title: '1 claim to fix', href: '/billing/claims?state=rejected' },
  ])
})

test('denied claims are counted, and led to', () => {
  const items = (denied: number) => waitingClaims({ ...NONE, counts: { ...NONE.counts, denied } }, () => true)
  expect(items(2)).toMatchObject([{ title: '2 denied claims', href: '/billing/claims?state=denied' }])
  expect(items(1)).toMatchObject([{ title: '1 denied claim' }])
})

test('appeals without an answer are counted, and led to', () => {
  expect(waitingClaims({ ...NONE, overdueAppealCount: 2 }, () => true)).toMatchObject([
    { title: '2 appeals without an answer', href: '/billing/claims?appeal=overdue&sort=appeal' },
  ])
})

test('payments of insurances are counted by what they wait for, and led to', () => {
  const totals = { ...NONE, remittancesToReviewCount: 1, remittancesToPostCount: 2 }
  expect(waitingClaims(totals, () => true).map(({ title, href }) => [title, href])).toEqual([
    ['1 remittance to review', '/billing/claims?view=remittances&state=needs_review'],
    ['2 remittances to post', '/billing/claims?view=remittances&state=ready'],
  ])
})

test('sessions lead nowhere for those who may not make claims, and nothing is said of what is none', () => {
  expect(waitingClaims({ ...NONE, unclaimedSessionCount: 1 }, () => false)[0]).not.toHaveProperty('href')
  expect(waitingClaims(NONE, () => true)).toEqual([])
})
