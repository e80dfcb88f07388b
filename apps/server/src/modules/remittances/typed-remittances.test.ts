import type { RemittanceDetails } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { postRemittance, typedFor, undoRemittance } from '../../testing/a-remittance'
import { aSampleDesk } from '../../testing/a-sample-desk'
import { dataOf } from '../../testing/an-appointment'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { sampleCase } from '../../x12/testing/sample-case'

/** What somebody types in who has the same payment on paper. */
const typedLike = ({ claims, adjustments, payer, paidOn, ...said }: RemittanceDetails) => ({
  ...{ payerId: payer?.id, method: said.method, amountCents: said.amountCents, paidOn },
  traceNumber: said.traceNumber.toLowerCase(),
  claims: claims.map(({ claimId, said: { status, payerClaimNumber, services } }) => ({
    ...{ claimId, payerClaimNumber, isForwarded: false, isReversal: status === '22' },
    lines: services.map(({ lineNumber, paidCents, allowedCents, reasons, remarks }) => ({
      ...{ lineNumber, remarks, paidCents: Math.abs(paidCents) },
      allowedCents: allowedCents && Math.abs(allowedCents),
      reasons: reasons.map(({ group, code, cents }) => ({
        ...{ group, code, cents: status === '22' ? 0 - cents : cents },
      })),
    })),
  })),
  adjustments: adjustments.map(({ code, reference, cents }) => ({ code, reference, cents })),
})

onOneDatabase('payments that are typed in', (test, rule) => {
  async function aDesk(sample = '01-plain-pay') {
    const desk = await aSampleDesk(test)
    const { practice, owner } = desk
    await desk.prepared(sample)
    const [first] = sampleCase(sample).needs
    const claim = await desk.claimWith(first?.patientControlNumber ?? '')
    const path = (rest: string) => practice.path(`remittances${rest}`)
    const send = (body: object) => owner.request('POST', path('/typed'), body)
    const typed = async (body: object) => dataOf<RemittanceDetails>(await send(body))
    const resend = ({ id, version }: RemittanceDetails, body: object) =>
      owner.request('PUT', path(`/${id}/typed`), { ...body, version })
    const post = (remittance: RemittanceDetails) => postRemittance(practice, owner, remittance)
    return { ...desk, claim, send, typed, resend, tryToPost: post }
  }

  describe('like those of a file', () => {
    for (const name of ['01-plain-pay', '02-deductible', '04-partial', '10-interest']) {
      rule(`what is typed of ${name} writes the same, is undone, and is the same payment`, async () => {
        const { importSample, typed, post, undo, sums, tryToPost, resend } = await aDesk(name)
        const file = await importSample(name)
        const before = await sums()
        const body = typedLike(file)

        const ready = await typed(body)
        expect(ready).toMatchObject({ state: 'ready', fileName: null, reviewCount: 0, imbalances: [] })
        expect(ready.plan?.entries).toEqual(file.plan?.entries)

        const posted = await post(ready)
        const after = await sums()
        const again = await tryToPost(file)
        expect(refusal(again)).toEqual([409, 'transition_refused'])
        expect(again.body.message).toContain('with this number was posted before')
        expect(refusal(await resend(posted, body))).toEqual([409, 'transition_refused'])

        const undone = await undo(posted)
        expect(await sums()).toEqual(before)
        await post(file)
        expect(await sums()).toEqual(after)
        expect(refusal(await tryToPost(undone))).toEqual([409, 'transition_refused'])
      })
    }

    for (const name of ['05b-reversal-correction', '08a-forward-balance', '12-changed-code']) {
      rule(`what is typed of ${name} is planned the same, with what is taken back and allowed`, async () => {
        const { importSample, typed } = await aDesk(name)
        const file = await importSample(name)
        const ready = await typed(typedLike(file))
        expect(ready.state).toBe('ready')
        expect(ready.plan).toEqual(file.plan)
        expect(ready.claims.map(({ remarks }) => remarks)).toEqual(file.claims.map(({ remarks }) => remarks))
      })
    }

    rule(
      'says by whom and when it was typed in, and has its place in the list and the audit log',
      async () => {
        const { practice, owner, claim, typed, get, resend } = await aDesk()
        const kept = await typed(typedFor(claim))
        expect(kept).toMatchObject({
          ...{ fileName: null, importedByName: 'Olivia Bennett', payerName: 'Example Health Plan' },
          ...{ method: 'CHK', traceNumber: '100234', paidOn: '2026-11-16', warnings: [] },
          payee: { npi: claim.form.billing?.npi },
          claims: [{ claimId: claim.id, outcome: 'posted', differences: [] }],
        })
        expect(await get('remittances')).toMatchObject({ total: 1, items: [{ id: kept.id, fileName: null }] })
        await resend(kept, typedFor(claim, undefined, { traceNumber: '100235' }))
        expect(await auditTrail(test, practice, 'remittance', kept.id)).toEqual([
          { action: 'created', changed: [], userId: owner.userId },
          { action: 'updated', changed: ['traceNumber'], userId: owner.userId },
        ])
      },
    )
  })

  rule('a paper of interest alone is posted as income, and undone', async () => {
    const { typed, post, undo, sums, payerSums, claim } = await aDesk()
    const before = await sums()
    const interest = { code: 'L6', reference: '', cents: -137 }
    const ready = await typed({
      ...typedFor(claim, undefined, { amountCents: 137 }),
      ...{ claims: [], adjustments: [interest] },
    })
    expect(ready).toMatchObject({ state: 'ready', claimCount: 0, plan: { deposit: { cents: 137 } } })
    const posted = await post(ready)
    expect(await payerSums()).toEqual({ deposit: 137, interest: -137 })
    await undo(posted)
    expect(await sums()).toEqual(before)
  })

  describe('deleted', () => {
    rule('is what was never posted, on its version, by whom may post it', async () => {
      const { practice, owner, claim, typed, get, resend } = await aDesk()
      const kept = await typed(typedFor(claim))
      const remove = (by: typeof owner, version: number, path = practice.path(`remittances/${kept.id}`)) =>
        by.request('DELETE', `${path}?version=${version}`)
      const changed = dataOf<RemittanceDetails>(
        await resend(kept, typedFor(claim, undefined, { traceNumber: '100235' })),
      )
      const stale = await remove(owner, kept.version)
      expect([...refusal(stale), stale.body.current]).toMatchObject([409, 'stale_edit', { id: kept.id }])
      expect(refusal(await remove(await practice.as('Clinician'), changed.version))).toEqual([
        403,
        'forbidden',
      ])
      const { otherPracticeId } = practice
      const beside = await practice.as('Owner', { practiceIds: [otherPracticeId] })
      const elsewhere = `/api/v1/practices/${otherPracticeId}/remittances/${kept.id}`
      expect(refusal(await remove(beside, changed.version, elsewhere))).toEqual([404, 'not_found'])
      expect((await owner.request('DELETE', practice.path(`remittances/${kept.id}?version=x`))).status).toBe(
        422,
      )
      expect((await remove(owner, changed.version)).status).toBe(200)
      expect(await get('remittances')).toMatchObject({ total: 0 })
      expect(refusal(await remove(owner, changed.version))).toEqual([404, 'not_found'])
      expect((await auditTrail(test, practice, 'remittance', kept.id)).at(-1)).toMatchObject({
        action: 'deleted',
      })
      expect((await typed(typedFor(claim))).id).not.toBe(kept.id)
    })

    rule('is not what was posted, not even once that is undone, and not what came in a file', async () => {
      const { practice, owner, claim, typed, post, undo, importSample } = await aDesk()
      const remove = ({ id, version }: RemittanceDetails) =>
        owner.request('DELETE', practice.path(`remittances/${id}?version=${version}`))
      const file = await remove(await importSample('01-plain-pay'))
      expect([...refusal(file), file.body.message]).toEqual([
        ...[409, 'transition_refused', 'This payment came in a file, which stays as it came.'],
      ])
      const posted = await post(await typed(typedFor(claim)))
      expect(refusal(await remove(posted))).toEqual([409, 'transition_refused'])
      expect(refusal(await remove(await undo(posted)))).toEqual([409, 'transition_refused'])
    })
  })

  rule(
    'the paper of a denial whose file is posted warns of it, and is posted once a person says yes',
    async () => {
      const { practice, owner, typed, post, undo, importSample, claim, tryToPost } = await aDesk('03-denial')
      const file = await importSample('03-denial')
      const body = { ...typedLike(file), traceNumber: '' }
      const ready = await typed({ ...body, amountCents: 0, method: 'NON' })
      expect(ready.state).toBe('ready')
      const posted = await post(file)
      const path = (rest: string) => practice.path(`remittances/${ready.id}${rest}`)
      const again = dataOf<RemittanceDetails>(await owner.request('GET', path('')))
      expect(again).toMatchObject({
        state: 'needs_review',
        claims: [{ outcome: 'needs_person', claimId: claim.id }],
      })
      expect(again.claims[0]?.words).toMatch(
        /^A denial of this claim was posted on \w+ \d+, \d{4}: it may be this one$/,
      )
      expect(refusal(await tryToPost(again))).toEqual([409, 'transition_refused'])
      const claims = again.decisions.claims.map((one) => ({ ...one, isAsWritten: true }))
      const yes = await owner.request('PUT', path('/decisions'), {
        ...{ ...again.decisions, claims, version: again.version },
      })
      expect(dataOf<RemittanceDetails>(yes).state).toBe('ready')
      await undo(posted)
      const alone = dataOf<RemittanceDetails>(await owner.request('GET', path('')))
      expect(alone.claims).toMatchObject([{ outcome: 'posted' }])
    },
  )

  describe('out of balance', () => {
    rule('is kept with the difference, is not posted, and can be put right until it is', async () => {
      const { practice, owner, claim, typed, resend, tryToPost } = await aDesk()
      const wrong = await typed(typedFor(claim, undefined, { amountCents: 100 }))
      expect(wrong).toMatchObject({ state: 'needs_review', refusal: 'out_of_balance' })
      const sumCents = (claim.form.lines[0]?.chargeCents ?? 0) - 5_500
      expect(wrong.imbalances).toMatchObject([{ at: 'payment', saidCents: 100, sumCents }])
      const refused = await tryToPost(wrong)
      expect(refusal(refused)).toEqual([409, 'out_of_balance'])
      expect(refused.body.message).toContain('Compare them with the paper')

      const right = dataOf<RemittanceDetails>(await resend(wrong, typedFor(claim)))
      expect(right).toMatchObject({ id: wrong.id, state: 'ready', refusal: null, imbalances: [] })
      const stale = await resend(wrong, typedFor(claim))
      expect([...refusal(stale), stale.body.current]).toMatchObject([409, 'stale_edit', { id: wrong.id }])

      const posted = dataOf<RemittanceDetails>(await tryToPost(right))
      expect(refusal(await resend(posted, typedFor(claim)))).toEqual([409, 'transition_refused'])
      const undone = dataOf<RemittanceDetails>(await undoRemittance(practice, owner, posted))
      const denied = typedFor(claim, [['CO', '197', 18_500]], { amountCents: 0, method: 'NON' })
      const anew = dataOf<RemittanceDetails>(await resend(undone, denied))
      expect(anew).toMatchObject({
        state: 'ready',
        amountCents: 0,
        claims: [{ openReasons: [{ code: '197' }] }],
      })
    })
  })

  describe('refused at its fields', () => {
    const field = (answer: { body: { fieldErrors?: readonly { path: string; message: string }[] } }) =>
      answer.body.fieldErrors?.map(({ path, message }) => `${path}: ${message}`)

    rule('what names no claim or service of this insurance, or names it twice', async () => {
      const { claim, send, covered, typed } = await aDesk()
      const body = typedFor(claim)
      const [one] = body.claims
      const [line] = one?.lines ?? []
      const other = await covered({ ...need(), payerId: '99902' }, 2)
      expect(field(await send({ ...body, payerId: other.payerId }))).toEqual([
        'claims.0.claimId: Choose a claim that was sent to this insurance',
      ])
      expect(field(await send({ ...body, claims: [one, one] }))).toEqual([
        'claims.1.claimId: This claim stands here twice',
      ])
      const taken = { ...one, isReversal: true }
      expect(field(await send({ ...body, claims: [taken, one, taken] }))).toEqual([
        'claims.2.claimId: This claim stands here twice',
      ])
      expect(field(await send({ ...body, claims: [] }))).toEqual([
        'claims: Choose a claim that the payment is for, or add money of no claim',
      ])
      const lines = [line, { ...line, lineNumber: 'K99' }, line]
      expect(field(await send({ ...body, claims: [{ ...one, lines }] }))).toEqual([
        'claims.0.lines.1.lineNumber: The claim has no such service, or it is here twice',
        'claims.0.lines.2.lineNumber: The claim has no such service, or it is here twice',
      ])
      expect(refusal(await send({ ...body, payerId: claim.id }))).toEqual([
        422,
        'validation_failed',
        'payerId',
      ])
      await typed(body)
      expect(field(await send(body))).toEqual(['traceNumber: This payment was typed in before'])
    })

    rule('money without a number, money that did not move, and a payment that came in a file', async () => {
      const { claim, send, importSample, resend } = await aDesk()
      const body = typedFor(claim)
      expect(refusal(await send({ ...body, traceNumber: ' ' }))).toEqual([
        422,
        'validation_failed',
        'traceNumber',
      ])
      expect(refusal(await send({ ...body, method: 'NON' }))).toEqual([
        422,
        'validation_failed',
        'amountCents',
      ])
      expect(refusal(await send({ ...body, claims: [{ ...body.claims[0], lines: [] }] }))).toEqual([
        ...[422, 'validation_failed', 'claims.0.lines'],
      ])
      const answer = await resend(await importSample('01-plain-pay'), body)
      expect(refusal(answer)).toEqual([409, 'transition_refused'])
      expect(answer.body.message).toContain('came in a file')
    })
  })
})

function need() {
  const [first] = sampleCase('01-plain-pay').needs
  if (first === undefined) throw new Error('The sample needs no claim')
  return first
}
