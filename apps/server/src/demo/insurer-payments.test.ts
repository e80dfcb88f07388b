import { pcnOf } from '@oaklet/api/contract'
import { aClaimForm } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import { addDays } from '../calendar-day'
import type { DemoClaim } from './demo-claims'
import { DOWNTOWN, OAKWOOD } from './demo-organizations'
import { demoPayerId, type DemoPayerKey } from './demo-payers'
import { insurerPayments } from './insurer-payments'

const FIRST_DAY = '2026-11-02'
const WEEKS = 20

const CREATED_AT = new Date('2026-01-01T17:00:00Z')

/** A claim of the first practice that its insurance has accepted. */
const anAcceptedClaim = (number: number, key: DemoPayerKey, submittedOn: string): DemoClaim => ({
  ...{ organizationId: OAKWOOD.organizationId, practiceId: DOWNTOWN.id, id: `claim ${number}` },
  ...{
    clientId: 'client',
    clinicianId: 'clinician',
    coverageId: 'coverage',
    payerId: demoPayerId(DOWNTOWN.id, key),
  },
  ...{ pcn: pcnOf(number), form: aClaimForm({ pcn: pcnOf(number) }), priority: 1, state: 'accepted' },
  ...{ firstOn: submittedOn, lastOn: submittedOn, sessionCount: 1, chargedCents: 15_000 },
  ...{
    errorCount: 0,
    warningCount: 0,
    filingDueOn: '2027-12-31',
    submittedOn,
    acceptedNumber: '',
    reason: '',
  },
  ...{ createdAt: CREATED_AT, updatedAt: CREATED_AT, version: 2, receivedOn: null },
  ...{ replacedState: null, replacedAttempt: null },
})

/** Two claims a week to Medicare and to a usual insurance, of which the one to Medicare is the later one. */
const claimsUntil = (today: string): DemoClaim[] =>
  Array.from({ length: WEEKS * 2 }, (_, index) =>
    anAcceptedClaim(
      index + 1,
      index % 2 === 0 ? 'anthem' : 'medicare',
      addDays(today, (index % 2) - 7 * (WEEKS - Math.floor(index / 2))),
    ),
  )

describe('what insurances pay in the demonstration', () => {
  it('is posted where another insurance comes next, on whatever day the demonstration is made', () => {
    for (let days = 0; days < 70; days += 1) {
      const today = addDays(FIRST_DAY, days)
      const payments = insurerPayments({ organization: OAKWOOD, today }, claimsUntil(today))
      const moved = payments.filter(({ decided }) =>
        decided.some(({ verdict }) => verdict === 'coinsured' || verdict === 'forwarded'),
      )
      expect({ today, fates: new Set(moved.map(({ fate }) => fate)) }).toEqual({
        today,
        fates: new Set(['posted']),
      })
      expect(payments.filter(({ fate }) => fate === 'waits')).toHaveLength(1)
    }
  })
})
