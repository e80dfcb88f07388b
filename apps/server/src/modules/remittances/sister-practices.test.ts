import type {
  BillingProfile,
  BillingReport,
  Claim,
  ClaimBook,
  ImportedRemittances,
  InvoiceSummary,
  Page,
  RemittanceDetails,
  RemittanceSummary,
} from '@oaklet/api/contract'
import { expect } from 'vitest'
import { payerEntries } from '../../db/schema/postings-table'
import { inTenant } from '../../db/tenant'
import { aClaimableSession, makeClaim, stepOfClaim } from '../../testing/a-claim'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import {
  aRemittanceFile,
  importFile,
  importOne,
  postRemittance,
  saidOf,
  typedFor,
  undoRemittance,
} from '../../testing/a-remittance'
import { dataOf } from '../../testing/an-appointment'
import { makeClaimFolders } from '../../testing/claim-folders'
import { notified } from '../../testing/notified'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import type { Reason } from '../../x12/testing/a-payment'

/** Of 145.00: nothing paid. */
const DENIED: readonly Reason[] = [['CO', '197', 14_500]]

const OTHER_PRACTICE =
  'This payment also pays a practice that you can’t post in. Somebody who may post in all of its practices has to do that.'

onOneDatabase('a payment to sister practices', (test, rule) => {
  /** Two practices that bill under one tax number, with a claim of 145.00 each that was sent to Aetna. */
  async function aDesk() {
    const practice = await aPractice(test)
    const { practiceId, otherPracticeId, otherLocationId } = practice
    const sister: TestPractice = {
      ...{ ...practice, practiceId: otherPracticeId, locationId: otherLocationId },
      path: (rest) => `/api/v1/practices/${otherPracticeId}/${rest}`,
    }
    const owner = await practice.as('Owner', { practiceIds: [practiceId, otherPracticeId] })
    const sent = async (of: TestPractice): Promise<Claim> => {
      const { coverage, session } = await aClaimableSession(test, of, owner)
      const made = await makeClaim(of, owner, coverage, [session])
      return dataOf(await stepOfClaim(of, owner, made, 'submit', { way: 'paper', allowWarnings: true }))
    }
    const own = await sent(practice)
    const sisters = await sent(sister)
    const get = async <Data>(of: TestPractice, path: string, by: SignedInPerson = owner) =>
      dataOf<Data>(await by.request('GET', of.path(path)))
    const bookOf = (of: TestPractice, { id }: Claim) => get<ClaimBook>(of, `claims/${id}/book`)
    const shares = async (of: TestPractice) => (await get<Page<InvoiceSummary>>(of, 'invoices')).items
    const deposits = () =>
      inTenant(test.deps.db, practice.organizationId, async (tx) => {
        const sums: Record<string, number> = {}
        for (const entry of await tx.select().from(payerEntries))
          sums[entry.practiceId] = (sums[entry.practiceId] ?? 0) + entry.cents
        return [sums[practiceId] ?? 0, sums[otherPracticeId] ?? 0]
      })
    const both = (of: TestPractice = practice) =>
      importOne(of, owner, aRemittanceFile([saidOf(own), saidOf(sisters)]))
    const post = async (remittance: RemittanceDetails) =>
      dataOf<RemittanceDetails>(await postRemittance(practice, owner, remittance))
    return { practice, sister, owner, own, sisters, get, bookOf, shares, deposits, both, post }
  }

  rule('writes into the books of each practice, and undoing leads all of them back', async () => {
    const { practice, sister, owner, own, sisters, bookOf, shares, deposits, both, post } = await aDesk()
    const ready = await both()
    expect(ready).toMatchObject({
      ...{ state: 'ready', reviewCount: 0, refusal: null },
      claims: [
        { outcome: 'posted', claimId: own.id },
        { outcome: 'posted', claimId: sisters.id },
      ],
    })
    expect(ready.records.map((record) => record.sister?.name)).toEqual([undefined, 'Second'])
    const posted = await post(ready)
    for (const [of, claim] of [
      [practice, own],
      [sister, sisters],
    ] as const) {
      expect(await bookOf(of, claim)).toMatchObject({
        ...{ insurancePaidCents: 9_000, contractualCents: 3_000, toClientCents: 2_500, openCents: 0 },
      })
      expect(await shares(of)).toMatchObject([{ client: { id: claim.client.id }, totalCents: 2_500 }])
    }
    expect(posted.plan?.deposit.cents).toBe(18_000)
    expect(await deposits()).toEqual([9_000, 9_000])
    dataOf(await undoRemittance(practice, owner, posted))
    expect(await deposits()).toEqual([0, 0])
    for (const [of, claim] of [
      [practice, own],
      [sister, sisters],
    ] as const) {
      expect(await bookOf(of, claim)).toMatchObject({ openCents: 14_500, toClientCents: 0 })
      expect(await shares(of)).toMatchObject([{ status: 'void' }])
    }
  })

  rule(
    'stands in the reports of the practice whose claim it denies, and tells its people alone',
    async () => {
      const { practice, sister, owner, own, sisters, get, post } = await aDesk()
      const [here, there] = await Promise.all([
        practice.as('Biller'),
        practice.as('Biller', { practiceIds: [practice.otherPracticeId] }),
      ])
      await post(await importOne(practice, owner, aRemittanceFile([saidOf(own), saidOf(sisters, DENIED)])))
      const denied = async (of: TestPractice) =>
        (await get<BillingReport>(of, 'billing-reports/denials')).totals.at(-1)
      expect(await denied(practice)).toBe(0)
      expect(await denied(sister)).toBe(14_500)
      expect(await notified(practice, here, { event: 'claim_denied' })).toEqual([])
      expect(await notified(sister, there, { event: 'claim_denied' })).toMatchObject([
        { subject: `Claim ${sisters.pcn} of ${sisters.client.name} was denied` },
      ])
    },
  )

  rule(
    'shows nothing of the other practice to who works in one, who can’t decide, post or undo it',
    async () => {
      const { practice, own, sisters, both, post } = await aDesk()
      const biller = await practice.as('Biller')
      const ready = await both()
      const read = async () =>
        dataOf<RemittanceDetails>(await biller.request('GET', practice.path(`remittances/${ready.id}`)))
      const shown = await read()
      expect(shown).toMatchObject({
        ...{ refusal: 'other_practice', state: 'ready' },
        claims: [
          { claimId: own.id },
          { outcome: 'elsewhere', claimId: null, said: { pcn: '', paidCents: 0 } },
        ],
        plan: { shares: [{ client: { id: own.client.id } }] },
      })
      const isHidden = (one: RemittanceDetails) => {
        for (const word of [sisters.pcn, sisters.id, sisters.client.id])
          expect(JSON.stringify(one)).not.toContain(word)
      }
      isHidden(shown)
      const { decisions, version } = ready
      const decided = await biller.request('PUT', practice.path(`remittances/${ready.id}/decisions`), {
        ...{ ...decisions, version },
      })
      const answers = [decided, await postRemittance(practice, biller, ready)]
      const posted = await post(ready)
      answers.push(await undoRemittance(practice, biller, posted))
      for (const answer of answers) {
        expect(refusal(answer)).toEqual([409, 'transition_refused'])
        expect(answer.body.message).toBe(OTHER_PRACTICE)
      }
      const after = await read()
      expect(after).toMatchObject({ state: 'posted', refusal: null, records: [{ id: own.id }] })
      isHidden(after)
    },
  )

  rule('is read in the sister practice once it is posted, and is posted once for both', async () => {
    const { practice, sister, owner, own, sisters, both, post } = await aDesk()
    const there = await practice.as('Biller', { practiceIds: [practice.otherPracticeId] })
    const ready = await both()
    const again = await both(sister)
    expect(again).toMatchObject({ practiceId: sister.practiceId, state: 'ready' })
    const path = sister.path(`remittances/${ready.id}`)
    expect((await there.request('GET', path)).status).toBe(404)
    await post(ready)
    const shown = dataOf<RemittanceDetails>(await there.request('GET', path))
    expect(shown).toMatchObject({
      claims: [{ outcome: 'elsewhere' }, { claimId: sisters.id }],
      records: [{ id: sisters.id }],
    })
    expect(JSON.stringify(shown)).not.toContain(own.pcn)
    expect(refusal(await postRemittance(sister, owner, again))).toEqual([409, 'already_posted'])
  })

  rule(
    'that pays only claims of the sister is still decided, posted and undone only by who works in its own practice',
    async () => {
      const { practice, sister, owner, sisters, deposits, post } = await aDesk()
      const there = await practice.as('Biller', { practiceIds: [practice.otherPracticeId] })
      const posted = await post(await importOne(practice, owner, aRemittanceFile([saidOf(sisters)])))
      const answers = [await undoRemittance(sister, there, posted)]
      expect(await deposits()).toEqual([0, 9_000])
      const undone = dataOf<RemittanceDetails>(await undoRemittance(practice, owner, posted))
      const path = sister.path(`remittances/${undone.id}`)
      expect(dataOf(await there.request('GET', path))).toMatchObject({ refusal: 'other_practice' })
      const { decisions, version } = undone
      answers.push(await there.request('PUT', `${path}/decisions`, { ...decisions, version }))
      answers.push(await postRemittance(sister, there, undone))
      for (const answer of answers) {
        expect(refusal(answer)).toEqual([409, 'transition_refused'])
        expect(answer.body['message']).toBe(OTHER_PRACTICE)
      }
      expect(dataOf(await postRemittance(sister, owner, undone))).toMatchObject({ state: 'posted' })
    },
  )

  rule('that was typed in is typed anew only by who works in all of its practices', async () => {
    const { practice, sister, owner, own, sisters, get, post } = await aDesk()
    const [here, there] = await Promise.all([
      practice.as('Biller'),
      practice.as('Biller', { practiceIds: [practice.otherPracticeId] }),
    ])
    const body = typedFor(own)
    const typed = dataOf<RemittanceDetails>(
      await owner.request('POST', practice.path('remittances/typed'), body),
    )
    const { id, decisions, version, claims } = typed
    const chosen = [{ segment: claims[0]?.segment, claimId: sisters.id, isAsWritten: true }]
    const decided = await owner.request('PUT', practice.path(`remittances/${id}/decisions`), {
      ...{ ...decisions, version, claims: chosen },
    })
    const posted = await post(dataOf<RemittanceDetails>(decided))
    const undone = dataOf<RemittanceDetails>(await undoRemittance(practice, owner, posted))
    const retype = (of: TestPractice, by: SignedInPerson) =>
      by.request('PUT', of.path(`remittances/${id}/typed`), { ...body, version: undone.version })
    for (const answer of [await retype(practice, here), await retype(sister, there)]) {
      expect(refusal(answer)).toEqual([409, 'transition_refused'])
      expect(answer.body.message).toBe(OTHER_PRACTICE)
    }
    // The insurance and the claims are those of the payment’s own practice, by whichever practice it is reached.
    dataOf(await retype(sister, owner))
    expect(await get(practice, `remittances/${id}`)).toMatchObject({ claims: [{ claimId: own.id }] })
  })

  rule('comes from the inbox folder once: to whose NPI it names, or else to the first practice', async () => {
    const { practice, sister, owner, own, sisters, get } = await aDesk()
    const folders = makeClaimFolders(test, practice)
    const listed = () =>
      Promise.all(
        [practice, sister].map(async (of) =>
          (await get<Page<RemittanceSummary>>(of, 'remittances')).items.map(({ fileName }) => fileName),
        ),
      )
    folders.drop('both.835', aRemittanceFile([saidOf(own), saidOf(sisters)]))
    await folders.takeAll()
    expect(await listed()).toEqual([['both.835'], []])

    const [profile] = await get<BillingProfile[]>(sister, 'billing-profiles')
    const changed = { ...profile, npi: '1245319599' }
    dataOf(await owner.request('PUT', sister.path(`billing-profiles/${profile?.id}`), changed))
    const { name, npi, taxId } = changed
    const named = { payee: { name: name ?? '', npi, taxId: taxId ?? '' } }
    folders.drop('named.835', aRemittanceFile([saidOf(sisters)], named))
    await folders.takeAll()
    expect(await listed()).toEqual([['both.835'], ['named.835']])
    expect(folders.received()).toMatchObject({ waiting: [], done: ['both.835', 'named.835'], refused: [] })
  })

  rule('is none where the tax numbers differ: the claim of the other practice stays unknown', async () => {
    const { practice, sister, owner, own, sisters, get } = await aDesk()
    const [profile] = await get<{ id: string; version: number }[]>(sister, 'billing-profiles')
    const changed = { ...profile, npi: '1245319599', taxId: '990000009' }
    dataOf(await owner.request('PUT', sister.path(`billing-profiles/${profile?.id}`), changed))
    const file = aRemittanceFile([saidOf(sisters)])
    const { remittances } = dataOf<ImportedRemittances>(await importFile(practice, owner, file))
    expect(remittances).toMatchObject([{ state: 'needs_review', reviewCount: 1 }])
    const read = await get<RemittanceDetails>(practice, `remittances/${remittances[0]?.id}`)
    // A claim of the practice of somebody alike is all that is offered.
    expect(read).toMatchObject({
      claims: [{ outcome: 'needs_person', claimId: null, suggestedIds: [own.id] }],
      records: [{ id: own.id }],
    })
    const { decisions, version, claims } = read
    const chosen = [{ segment: claims[0]?.segment, claimId: sisters.id, isAsWritten: true }]
    const body = { ...decisions, version, claims: chosen }
    const refused = await owner.request('PUT', practice.path(`remittances/${read.id}/decisions`), body)
    expect(refusal(refused)).toEqual([422, 'validation_failed', 'claims.0.claimId'])
  })
})
