import { aClaimHit, aStatementHit, aSuperbillHit, anEstimateHit } from '@oaklet/api/testing'
import { expect, it } from 'vitest'
import { resultGroups } from './result-groups'

const found = (changes: Parameters<typeof aSuperbillHit>[0]) => {
  const [group] = resultGroups([{ kind: 'superbill', hits: [aSuperbillHit(changes)], hasMore: false }], [])
  return [group?.label, group?.items[0]]
}

it('a superbill is shown with its client and sum, and leads to its page', () => {
  expect(found({ id: 'one' })).toEqual([
    'Superbills',
    expect.objectContaining({
      title: 'Superbill 1001',
      detail: 'Mari Vega, $150.00',
      href: '/billing/superbills/one',
    }),
  ])
})

it('a superbill without a number is a draft', () => {
  expect(found({ number: null })[1]).toMatchObject({ title: 'Draft superbill' })
})

it('a claim is shown with its client, its insurance and its sum, and leads to its page', () => {
  const hits = [aClaimHit({ id: 'one' })]
  expect(resultGroups([{ kind: 'claim', hits, hasMore: false }], [])).toMatchObject([
    {
      label: 'Claims',
      items: [
        {
          title: 'Claim K000000018',
          detail: 'Mari Vega, Aetna, $150.00',
          href: '/billing/claims/one',
        },
      ],
    },
  ])
})

it('a statement is shown with its client and what they owed, and leads to its page', () => {
  const hits = [aStatementHit({ id: 'one' })]
  expect(resultGroups([{ kind: 'statement', hits, hasMore: false }], [])).toMatchObject([
    {
      label: 'Statements',
      items: [{ title: 'Statement 1', detail: 'Mari Vega, $120.00', href: '/billing/statements/one' }],
    },
  ])
})

it('a Good Faith Estimate is shown with its client and sum, and leads to its page', () => {
  const hits = [anEstimateHit({ id: 'one' })]
  expect(resultGroups([{ kind: 'estimate', hits, hasMore: false }], [])).toMatchObject([
    {
      label: 'Good Faith Estimates',
      items: [
        { title: 'Good Faith Estimate 7', detail: 'Mari Vega, $1,800.00', href: '/billing/estimates/one' },
      ],
    },
  ])
})
