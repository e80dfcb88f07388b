import { addDays } from '../calendar-day'
import type { coverages } from '../db/schema/coverages-table'
import type { DemoClient } from './demo-clients'
import type { DemoYear } from './demo-appointments'
import { demoId } from './demo-id'
import { demoPayerId, type DemoPayerKey } from './demo-payers'
import { createRandom, type Random } from './random'

/** One coverage as the table holds it. */
export type DemoCoverage = typeof coverages.$inferInsert

/** What a client's insurances are like; dealt out in turn. */
const CASES = [
  'verified',
  'of a family member',
  'unverified',
  'with a second one',
  'with a former one',
  'verified',
] as const
type Case = (typeof CASES)[number]

const COMMON: readonly DemoPayerKey[] = ['aetna', 'anthem', 'united', 'cigna', 'medicaid']
const PLANS: Readonly<Record<DemoPayerKey, string>> = {
  aetna: 'Choice POS II',
  anthem: 'Blue Access PPO',
  united: 'Choice Plus',
  cigna: 'Open Access Plus',
  medicare: '',
  medicaid: 'Managed care',
}

/** Of those who come alone, everybody with the tag and about half of the others have insurance. */
const isInsured = ({ row }: DemoClient, index: number): boolean =>
  (row.type === 'adult' || row.type === 'minor') &&
  row.status !== 'archived' &&
  (row.tags.includes('new insurance') || index % 2 === 0)

/**
 * The insurances of the clients. Each client draws from a generator of their own, so that all else in the demonstration
 * stays as it was.
 */
export function demoCoverages(year: DemoYear, clients: readonly DemoClient[], seed: number): DemoCoverage[] {
  const insured = clients.flatMap((client, index) => (isInsured(client, index) ? [{ client, index }] : []))
  return insured.flatMap(({ client, index }, turn) =>
    coveragesOf(year, client, CASES[turn % CASES.length] ?? 'verified', createRandom(seed * 2000 + index)),
  )
}

function coveragesOf(year: DemoYear, client: DemoClient, kind: Case, random: Random): DemoCoverage[] {
  const { today } = year
  const began = monthOf(addDays(today, -400))
  const first = coverage(year, client, random, { key: random.pick(COMMON), effectiveFrom: began })
  const verified = { ...first, ...verifiedIn(year, random.between(3, 60)) }
  switch (kind) {
    case 'verified':
      return [verified]
    case 'of a family member':
      return [{ ...verified, ...policyHolderOf(client, random) }]
    case 'unverified':
      return [first]
    case 'with a second one': {
      const medicare = coverage(year, client, random, { key: 'medicare', effectiveFrom: began })
      const second = coverage(year, client, random, { key: 'aetna', effectiveFrom: began, priority: 2 })
      return [{ ...medicare, ...verifiedIn(year, 21), copayCents: null, coinsurancePercent: 20 }, second]
    }
    case 'with a former one': {
      const change = monthOf(addDays(today, -120))
      const former = coverage(year, client, random, { key: 'cigna', effectiveFrom: began })
      const present = coverage(year, client, random, { key: 'anthem', effectiveFrom: change })
      return [
        {
          ...former,
          ...verifiedIn(year, 300),
          effectiveTo: addDays(change, -1),
          deductibleAsOf: addDays(change, -30),
        },
        { ...present, ...verifiedIn(year, 14) },
      ]
    }
  }
}

interface Planned {
  key: DemoPayerKey
  effectiveFrom: string
  priority?: number
}

/** A coverage that the client holds and that is not verified yet. */
function coverage(
  { organization, today }: DemoYear,
  { row, practice }: DemoClient,
  random: Random,
  { key, effectiveFrom, priority = 1 }: Planned,
): DemoCoverage {
  const isPublic = key === 'medicare' || key === 'medicaid'
  const deductibleCents = isPublic ? null : random.pick([50_000, 100_000, 150_000])
  const signedOn = addDays(effectiveFrom, random.between(3, 25))
  const madeAt = new Date(`${signedOn}T15:00:00Z`)
  return {
    organizationId: organization.organizationId,
    id: demoId(`coverage ${row.id} ${key} ${priority}`),
    practiceId: practice.id,
    clientId: row.id,
    payerId: demoPayerId(practice.id, key),
    priority,
    memberId: `${random.pick(['W', 'H', 'YLB', 'K'])}${random.between(100_000_000, 999_999_999)}`,
    groupNumber: isPublic ? '' : String(random.between(100_000, 999_999)),
    groupName: isPublic ? '' : random.pick(['Capital District Schools', 'Hudson Paper', 'State of New York']),
    planName: PLANS[key],
    relation: 'self',
    policyHolder: null,
    copayCents: isPublic ? null : random.pick([2_000, 2_500, 3_000, 4_000]),
    coinsurancePercent: null,
    deductibleCents,
    deductibleMetCents: deductibleCents === null ? null : random.between(0, 4) * (deductibleCents / 4),
    deductibleAsOf: deductibleCents === null ? null : addDays(today, -20),
    effectiveFrom,
    effectiveTo: null,
    acceptsAssignment: true,
    signatureOn: signedOn,
    releaseOn: signedOn,
    status: 'unverified',
    verifiedById: null,
    verifiedAt: null,
    createdAt: madeAt,
    updatedAt: madeAt,
  }
}

/** Verified so many days ago, by the biller where there is one. */
function verifiedIn({ organization, today }: DemoYear, daysAgo: number) {
  const { staff } = organization
  const by = staff.find(({ role }) => role === 'Biller') ?? staff[0]
  return {
    status: 'verified' as const,
    verifiedById: by?.id ?? null,
    verifiedAt: new Date(`${addDays(today, -daysAgo)}T15:00:00Z`),
  }
}

/** A parent holds the policy of a minor, a spouse that of an adult. */
function policyHolderOf({ row }: DemoClient, random: Random) {
  const isMinor = row.type === 'minor'
  return {
    relation: isMinor ? ('child' as const) : ('spouse' as const),
    policyHolder: {
      firstName: random.pick(['Maria', 'Alex', 'Jordan', 'Lena', 'Sam']),
      lastName: row.lastName,
      dateOfBirth: `${random.between(1970, 1985)}-04-12`,
      administrativeSex: random.pick(['female', 'male'] as const),
      address: row.address ?? null,
    },
  }
}

/** The first day of the month of `day`. */
const monthOf = (day: string): string => `${day.slice(0, 8)}01`
