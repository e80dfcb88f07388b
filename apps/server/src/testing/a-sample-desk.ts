import {
  pcnOf,
  type Claim,
  type ClaimBook,
  type ClaimSummary,
  type Client,
  type Coverage,
  type Page,
  type RemittanceDetails,
} from '@oaklet/api/contract'
import { aBillingProfileInput } from '@oaklet/api/testing'
import { claimCounters } from '../db/schema/claims-table'
import { payerEntries } from '../db/schema/postings-table'
import { inTenant } from '../db/tenant'
import type { RemittanceClaim } from '../x12/remittance/remittance'
import type { Reason } from '../x12/testing/a-payment'
import { sampleText } from '../x12/testing/sample'
import { sampleCase, type SampleNeed } from '../x12/testing/sample-case'
import { anInsuredSession, makeClaim, readyForClaims, stepOfClaim } from './a-claim'
import { addCoverage, insertPayer } from './a-coverage'
import { aPractice } from './a-practice'
import { aRemittanceFile, importOne, postRemittance, saidOf, undoRemittance } from './a-remittance'
import { addClient, dataOf } from './an-appointment'
import type { TestApp } from './create-test-app'

const PAYERS = { '99901': 'Example Health Plan', '99902': 'Sample Mutual' } as const

/** A practice in which the claims of the sample files are sent and their payments posted, through its endpoints. */
export async function aSampleDesk(test: TestApp) {
  const practice = await aPractice(test)
  const owner = await practice.as('Owner', { name: 'Olivia Bennett' })
  await readyForClaims(test, practice, owner)
  const biller = aBillingProfileInput({ taxId: '990000001' })
  dataOf(await owner.request('POST', practice.path('billing-profiles'), biller))
  const payerIds = new Map<string, string>()
  for (const [payerId, name] of Object.entries(PAYERS))
    payerIds.set(payerId, await insertPayer(test, practice, { name, payerId, remittanceIds: [] }))
  const clients = new Map<string, Client>()
  const coverages = new Map<string, Coverage>()
  const get = async <Data>(path: string): Promise<Data> =>
    dataOf(await owner.request('GET', practice.path(path)))

  /** Lets the next claim have this number. */
  const numberNext = (pcn: string) =>
    inTenant(test.deps.db, practice.organizationId, async (tx) => {
      const { organizationId } = practice
      const nextNumber = Number(pcn.slice(1, -1))
      if (pcnOf(nextNumber) !== pcn) throw new Error(`${pcn} is no number of a claim`)
      const set = { nextNumber }
      const target = claimCounters.organizationId
      await tx
        .insert(claimCounters)
        .values({ organizationId, nextNumber })
        .onConflictDoUpdate({ target, set })
    })

  async function clientOf({ client: { last, first } }: SampleNeed): Promise<Client> {
    const known = clients.get(last)
    if (known !== undefined) return known
    const client = await addClient(practice, owner, {
      ...{ firstName: first, lastName: last, preferredName: '', dateOfBirth: '1990-04-12' },
      address: { street: '12 Birch Lane', city: 'Springfield', state: 'IL', zipCode: '62704', country: 'US' },
      diagnoses: ['F41.1'],
    })
    clients.set(last, client)
    return client
  }

  const covered = async (need: SampleNeed, priority = 1) => {
    const payerId = payerIds.get(need.payerId)
    if (payerId === undefined) throw new Error('A sample has an unknown payer')
    const { id } = await clientOf(need)
    const known = coverages.get(`${id} ${priority}`)
    if (known !== undefined) return known
    const { memberId } = need.client
    const coverage = await addCoverage(practice, owner, id, { payerId, priority, memberId })
    coverages.set(`${id} ${priority}`, coverage)
    return coverage
  }

  const send = async (claim: Claim): Promise<Claim> =>
    dataOf(await stepOfClaim(practice, owner, claim, 'submit', { way: 'paper', allowWarnings: true }))

  /** Makes the claim of a sample and sends it. */
  async function sent(need: SampleNeed): Promise<Claim> {
    const client = await clientOf(need)
    const coverage = await covered(need)
    const lines = need.lines.map(({ code, modifiers, chargeCents }) => ({
      ...{ serviceCode: code, modifiers, units: 1, feeCents: chargeCents },
    }))
    const day = need.lines[0]?.date ?? ''
    const session = await anInsuredSession(practice, owner, { client, day }, { lines })
    await numberNext(need.patientControlNumber)
    return send(await makeClaim(practice, owner, coverage, [session]))
  }

  const post = async (remittance: RemittanceDetails): Promise<RemittanceDetails> =>
    dataOf(await postRemittance(practice, owner, remittance))
  const undo = async (remittance: RemittanceDetails): Promise<RemittanceDetails> =>
    dataOf(await undoRemittance(practice, owner, remittance))
  const importSample = (name: string) =>
    importOne(practice, owner, sampleText(`${name}.835`).replace('*0*T*:', '*0*P*:'))

  /** Imports what the first payer says of a claim, as it decided with these reasons. */
  const decided = (
    claim: Claim,
    reasons: readonly Reason[],
    {
      payer = '99901',
      said = {},
      trace = 'FIRST',
    }: { payer?: keyof typeof PAYERS; said?: Partial<RemittanceClaim>; trace?: string } = {},
  ) =>
    importOne(
      practice,
      owner,
      aRemittanceFile([saidOf(claim, reasons, said)], {
        payer: { name: PAYERS[payer].toUpperCase(), id: '', otherIds: [payer] },
        payee: { name: 'OAKWOOD', npi: '', taxId: '990000001' },
        traceNumber: `${trace} ${claim.pcn}`,
      }),
    )

  const claimWith = async (pcn: string): Promise<Claim> => {
    const { items } = await get<Page<ClaimSummary>>(`claims?q=${pcn}`)
    const live = items.find(({ state }) => state !== 'void')
    if (live === undefined) throw new Error(`There is no claim ${pcn}`)
    return get(`claims/${live.id}`)
  }

  /** What the samples need: claims that were sent, second ones made by the posting of the first, and earlier postings. */
  async function prepared(name: string): Promise<void> {
    const { needs } = sampleCase(name)
    for (const need of needs.filter(({ secondaryOf }) => secondaryOf === undefined)) {
      const second = needs.find(({ secondaryOf }) => secondaryOf === need.patientControlNumber)
      const claim = await sent(need)
      if (need.postedBefore !== undefined) {
        await post(
          await decided(claim, [
            ['CO', '45', 3_500],
            ['PR', '3', 2_500],
          ]),
        )
      }
      if (second === undefined) continue
      await covered(second, 2)
      await numberNext(second.patientControlNumber)
      await post(
        await decided(claim, [
          ['CO', '45', 3_500],
          ['PR', '2', 6_000],
        ]),
      )
      await send(await claimWith(second.patientControlNumber))
    }
    for (const earlier of new Set(needs.flatMap(({ alreadyPosted }) => alreadyPosted ?? [])))
      await post(await importSample(earlier))
  }

  /** What the claims’ and the clients’ books and that of the payers come to. */
  async function sums() {
    const { items } = await get<Page<ClaimSummary>>('claims?limit=100')
    const books = await Promise.all(
      items
        .filter(({ state }) => state !== 'void')
        .map(async ({ id, pcn, state, openCents }) => {
          const book = await get<ClaimBook>(`claims/${id}/book`)
          const { acceptedNumber } = await get<Claim>(`claims/${id}`)
          return { ...book, entries: undefined, pcn, state, listedCents: openCents, acceptedNumber }
        }),
    )
    const balances = await Promise.all(
      [...clients.values()].map(async ({ id, lastName }) => {
        const { balanceCents, creditCents } = await get<Client>(`clients/${id}`)
        return { lastName, balanceCents, creditCents }
      }),
    )
    return { books, balances, payers: await payerSums() }
  }

  /** What stands in the books of the payers by kind. */
  const payerSums = () =>
    inTenant(test.deps.db, practice.organizationId, async (tx) => {
      const sums: Partial<Record<string, number>> = {}
      for (const { kind, cents } of await tx.select().from(payerEntries))
        sums[kind] = (sums[kind] ?? 0) + cents
      return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0))
    })

  const bookOf = async (pcn: string): Promise<ClaimBook & { state: Claim['state'] }> => {
    const { id, state } = await claimWith(pcn)
    return { ...(await get<ClaimBook>(`claims/${id}/book`)), state }
  }
  return {
    ...{ practice, owner, get, sent, send, covered, numberNext, post, undo, importSample, decided },
    ...{ claimWith, prepared, sums, payerSums, bookOf, clients },
  }
}
