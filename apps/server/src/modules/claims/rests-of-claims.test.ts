import type { Claim, Client } from '@oaklet/api/contract'
import { describe, expect } from 'vitest'
import { stepOfClaim } from '../../testing/a-claim'
import {
  aDecidedDesk,
  AGREED,
  DENIED,
  NOT_COVERED,
  PART_PAID,
  REASON,
  SHARED,
} from '../../testing/a-decided-desk'
import { aSampleDesk } from '../../testing/a-sample-desk'
import { dataOf } from '../../testing/an-appointment'
import { holdFor, payFor } from '../../testing/an-invoice'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { sampleCase } from '../../x12/testing/sample-case'

onOneDatabase('the rest of a claim', (test, rule) => {
  describe('that is written off', () => {
    rule('closes a claim that was denied, and its book and history say why', async () => {
      const { decide, writeOff, book } = await aDecidedDesk(test)
      await decide(DENIED, 'DENIED')
      expect(await writeOff({ reason: 'other', note: 'Asked three times' })).toMatchObject({
        ...{ state: 'closed', openCents: 0, steps: ['undo_write_off'] },
      })
      const { entries, ...sums } = await book()
      expect(entries.at(-1)).toMatchObject({
        ...{ kind: 'written_off', cents: -18_500, remittance: null, writtenByName: 'Olivia Bennett' },
        ...{ reason: 'other', note: 'Asked three times' },
      })
      expect(sums).toMatchObject({ billedCents: 18_500, writtenOffCents: 18_500, openCents: 0 })
    })

    rule('is what is open of a claim that was paid in part, and nothing else', async () => {
      const { decide, writeOff, book } = await aDecidedDesk(test)
      await decide(PART_PAID, 'PART')
      const closed = await writeOff()
      expect(closed.state).toBe('closed')
      expect(closed.history[0]).toMatchObject({
        ...{ kind: 'written_off', state: 'closed', reason: 'Can’t be collected', byName: 'Olivia Bennett' },
        changes: [{ field: 'writtenOffCents', before: '0', after: '2500' }],
      })
      expect(await book()).toMatchObject({
        ...{ billedCents: 18_500, insurancePaidCents: 12_500, contractualCents: 3_500 },
        ...{ toClientCents: 0, movedOutCents: 0, writtenOffCents: 2_500, openCents: 0 },
      })
    })

    rule.each([
      ['denied', DENIED],
      ['partially_paid', PART_PAID],
    ] as const)('is taken back, so that the claim is %s as before', async (state, reasons) => {
      const { decide, writeOff, takeBack, sums, call, claim } = await aDecidedDesk(test)
      await decide(reasons, 'FIRST')
      const before = await sums()
      const { steps } = await claim()
      await writeOff()
      const open = await takeBack()
      expect(open).toMatchObject({ state, steps })
      expect(open.history[0]).toMatchObject({ kind: 'write_off_undone', state, reason: '' })
      expect(await sums()).toEqual(before)
      expect(refusal(await call('write-off/undo'))).toEqual([409, 'transition_refused'])
      expect((await writeOff()).state).toBe('closed')
    })

    rule('is refused where nobody has decided, and where nothing is open', async () => {
      const { decide, call, claim } = await aDecidedDesk(test)
      expect((await claim()).steps).not.toContain('write_off')
      expect(refusal(await call('write-off', REASON))).toEqual([409, 'transition_refused'])
      await decide(AGREED, 'PAID')
      expect((await claim()).steps).not.toContain('write_off')
      expect(refusal(await call('write-off', REASON))).toEqual([409, 'transition_refused'])
    })

    rule('is refused while a correction of the claim is begun', async () => {
      const { practice, owner, decide, claim, call } = await aDecidedDesk(test)
      await decide(DENIED, 'DENIED')
      dataOf(await stepOfClaim(practice, owner, await claim(), 'replace', { payerClaimNumber: '2026X' }))
      expect(refusal(await call('write-off', REASON))).toEqual([409, 'transition_refused'])
    })

    rule('needs a reason, words for another one, and the version that was on view', async () => {
      const { practice, owner, decide, call, claim } = await aDecidedDesk(test)
      await decide(DENIED, 'DENIED')
      expect(refusal(await call('write-off'))).toEqual([422, 'validation_failed', 'reason', 'note'])
      const nameless = { reason: 'other', note: ' ' }
      expect(refusal(await call('write-off', nameless))).toEqual([422, 'validation_failed', 'note'])
      const foreign = { reason: 'billing_error', note: '' }
      expect(refusal(await call('write-off', foreign))).toEqual([422, 'validation_failed', 'reason'])
      const denied = await claim()
      const older = { ...denied, version: denied.version - 1 }
      const stale = await stepOfClaim(practice, owner, older, 'write-off', REASON)
      expect(refusal(stale)).toEqual([409, 'stale_edit'])
    })

    rule('is written once, when two people do so at once', async () => {
      const { practice, owner, decide, claim, book } = await aDecidedDesk(test)
      await decide(DENIED, 'DENIED')
      const denied = await claim()
      const answers = await Promise.all(
        [1, 2].map(() => stepOfClaim(practice, owner, denied, 'write-off', REASON)),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await book()).toMatchObject({ writtenOffCents: 18_500, openCents: 0 })
    })

    rule('has to be taken back before the posting under it is undone', async () => {
      const { decide, writeOff, takeBack, undoing, undo, sums, pcn } = await aDecidedDesk(test)
      const before = await sums()
      const posted = await decide(DENIED, 'DENIED')
      await writeOff()
      expect(await undoing(posted)).toEqual({
        status: 409,
        message: `Claim ${pcn} was written off since. Undo its write-off first.`,
      })
      await takeBack()
      await undo(posted)
      expect(await sums()).toEqual(before)
    })

    rule('stays where a payment that came later is undone', async () => {
      const { decide, writeOff, takeBack, undo, undoing, sums, pcn } = await aDecidedDesk(test)
      await decide(DENIED, 'DENIED')
      await writeOff()
      const before = await sums()
      const again = await decide(DENIED, 'DENIED AGAIN')
      expect(await sums()).toEqual(before)
      const undone = await undo(again)
      expect(await sums()).toEqual(before)
      expect(undone.state).toBe('undone')
      const third = await decide(DENIED, 'A THIRD TIME')
      const gone = `The write-off of claim ${pcn} was undone since, so that this posting can’t be undone any more.`
      await takeBack()
      expect((await undoing(third)).message).toBe(gone)
      // Undoing this one too would not help.
      await writeOff()
      expect((await undoing(third)).message).toBe(gone)
    })

    rule(
      'stays closed where the insurance takes its decision back, and waits for another one once it is undone',
      async () => {
        const { decide, imported, post, writeOff, takeBack, claim, book } = await aDecidedDesk(test)
        await decide(DENIED, 'DENIED')
        await writeOff()
        await post(await imported(DENIED, 'TAKEN BACK', true))
        expect(await claim()).toMatchObject({ state: 'closed', decision: null, steps: ['undo_write_off'] })
        expect(await takeBack()).toMatchObject({ state: 'accepted', openCents: 18_500 })
        expect(await book()).toMatchObject({ billedCents: 18_500, writtenOffCents: 0, openCents: 18_500 })
      },
    )

    rule('stands in the way of a payment, until it is taken back or a person says otherwise', async () => {
      const { practice, owner, decide, imported, writeOff, takeBack, post, book, claim } =
        await aDecidedDesk(test)
      await decide(DENIED, 'DENIED')
      await writeOff()
      const { id, version, claims, decisions } = await imported(AGREED, 'PAID')
      expect(claims).toMatchObject([
        { outcome: 'needs_person', words: 'The rest of the claim was written off: undo that first' },
      ])
      const asWritten = claims.map(({ segment }) => ({ segment, claimId: null, isAsWritten: true }))
      const chosen = await owner.request('PUT', practice.path(`remittances/${id}/decisions`), {
        ...{ ...decisions, version },
        claims: asWritten.map((one) => ({ ...one, claimId: claims[0]?.claimId ?? null })),
      })
      await post(dataOf(chosen))
      expect(await claim()).toMatchObject({
        state: 'paid',
        openCents: -15_000,
        steps: ['replace', 'undo_write_off'],
      })
      expect(await takeBack()).toMatchObject({ state: 'partially_paid', openCents: 3_500 })
      expect(await book()).toMatchObject({
        ...{ billedCents: 18_500, insurancePaidCents: 12_500, contractualCents: 0 },
        ...{ toClientCents: 2_500, writtenOffCents: 0, openCents: 3_500 },
      })
    })
  })

  describe('that is given to the client', () => {
    rule(
      'closes a claim that was denied, and becomes an invoice with what is held for its session',
      async () => {
        const { practice, owner, decide, give, book, claim, invoices, get } = await aDecidedDesk(test)
        const { client, form } = await claim()
        const appointmentId = form.lines[0]?.appointmentId ?? ''
        dataOf(await holdFor(practice, owner, { appointmentId, clientId: client.id }, 4_000))
        await decide(DENIED, 'DENIED')
        const closed = await give({ reason: 'other', note: 'Signed on 2 October' })
        expect(closed).toMatchObject({ state: 'closed', openCents: 0, steps: ['undo_give_to_client'] })
        expect(closed.history[0]).toMatchObject({
          ...{ kind: 'given_to_client', state: 'closed', reason: 'Other reason: Signed on 2 October' },
          changes: [{ field: 'givenToClientCents', before: '0', after: '18500' }],
        })
        const { entries, ...sums } = await book()
        expect(entries.at(-1)).toMatchObject({
          ...{ kind: 'to_client', cents: -18_500, remittance: null, writtenByName: 'Olivia Bennett' },
          ...{ reason: 'other', note: 'Signed on 2 October' },
        })
        expect(sums).toMatchObject({ billedCents: 18_500, toClientCents: 18_500, openCents: 0 })
        const [invoice, ...others] = await invoices()
        expect(others).toEqual([])
        expect(invoice).toMatchObject({
          ...{ payerName: 'Example Health Plan', givenReason: 'other', status: 'partially_paid' },
          ...{ totalCents: 18_500, heldCents: 4_000, balanceCents: 14_500 },
          lines: [
            {
              ...{ appointmentId, description: '90837 on Nov 2, 2026', amountCents: 18_500 },
              share: { deductibleCents: 0, coinsuranceCents: 0, copayCents: 0, claim: { pcn: closed.pcn } },
            },
          ],
        })
        expect(await get<Client>(`clients/${client.id}`)).toMatchObject({
          balanceCents: 14_500,
          creditCents: 0,
        })
      },
    )

    rule('comes after what the insurance left to the client, on an invoice of its own', async () => {
      const { decide, give, book, invoices } = await aDecidedDesk(test)
      await decide(SHARED, 'PART')
      await give()
      expect(await book()).toMatchObject({ insurancePaidCents: 12_500, toClientCents: 2_500, openCents: 0 })
      expect(await invoices()).toMatchObject([
        { givenReason: null, totalCents: 1_500 },
        { givenReason: 'not_covered', totalCents: 1_000 },
      ])
    })

    rule(
      'is taken back: what was paid is credit, what was held is held, and the claim is as before',
      async () => {
        const { practice, owner, decide, claim, give, takeGivenBack, sums, invoices, get, call } =
          await aDecidedDesk(test)
        const { client, form } = await claim()
        const appointmentId = form.lines[0]?.appointmentId ?? ''
        await decide(SHARED, 'PART')
        const before = await sums()
        dataOf(await holdFor(practice, owner, { appointmentId, clientId: client.id }, 400))
        const { steps } = await claim()
        await give()
        const given = (await invoices()).at(-1)
        if (given === undefined) throw new Error('Nothing was invoiced')
        dataOf(await payFor(practice, owner, given, 300))
        const open = await takeGivenBack()
        expect(open).toMatchObject({ state: 'partially_paid', steps })
        expect(open.history[0]).toMatchObject({ kind: 'give_to_client_undone', reason: '' })
        expect((await invoices()).map(({ status, balanceCents }) => [status, balanceCents])).toEqual([
          ['issued', 1_500],
          ['void', 0],
        ])
        const { creditCents, holds } = await get<Client>(`clients/${client.id}`)
        expect([creditCents, holds]).toMatchObject([700, [{ appointmentId, amountCents: 400 }]])
        expect((await sums()).books).toEqual(before.books)
        expect(refusal(await call('give-to-client/undo'))).toEqual([409, 'transition_refused'])
        expect((await give()).state).toBe('closed')
      },
    )

    rule('can’t be voided as an invoice, but at the claim', async () => {
      const { practice, owner, decide, give, invoices } = await aDecidedDesk(test)
      await decide(DENIED, 'DENIED')
      await give()
      const [invoice] = await invoices()
      const path = practice.path(`invoices/${invoice?.id ?? ''}/void`)
      const { status, body } = await owner.request('POST', path, { version: invoice?.version })
      expect([status, body.message]).toEqual([
        409,
        'This is what Example Health Plan did not pay, and was given to the client. Undo that at its claim instead.',
      ])
    })

    rule('is refused while a payment that names the claim waits to be posted', async () => {
      const { practice, owner, decide, imported, call } = await aDecidedDesk(test)
      await decide(DENIED, 'DENIED')
      const { id, version, claims, decisions } = await imported(AGREED, 'PAID')
      const { status, body } = await call('give-to-client', NOT_COVERED)
      expect([status, body.message]).toEqual([
        409,
        'A payment of EXAMPLE HEALTH PLAN that names this claim is not posted yet. Post it first, or set the claim aside there.',
      ])
      const aside = claims.map(({ segment }) => ({ segment, claimId: null, isAsWritten: false }))
      const path = practice.path(`remittances/${id}/decisions`)
      dataOf(await owner.request('PUT', path, { ...decisions, version, claims: aside }))
      expect(dataOf<Claim>(await call('give-to-client', NOT_COVERED)).state).toBe('closed')
    })

    rule('is refused while the next insurance has not decided', async () => {
      const { practice, owner, sent, covered, claimWith, post, decided, numberNext } = await aSampleDesk(test)
      const [first, second] = sampleCase('06-secondary').needs
      if (first === undefined || second === undefined) throw new Error('The sample needs two claims')
      const { pcn } = await sent(first)
      await covered(second, 2)
      await numberNext(second.patientControlNumber)
      await post(await decided(await claimWith(pcn), SHARED))
      const body = NOT_COVERED
      const answer = await stepOfClaim(practice, owner, await claimWith(pcn), 'give-to-client', body)
      expect([answer.status, answer.body.message]).toEqual([
        409,
        `Claim ${second.patientControlNumber} to Sample Mutual comes next, and is not decided on. Wait for that first.`,
      ])
    })

    rule('needs a reason, an open rest and the version that was on view, and is given once', async () => {
      const { practice, owner, decide, claim, call, book, invoices } = await aDecidedDesk(test)
      expect(refusal(await call('give-to-client', NOT_COVERED))).toEqual([409, 'transition_refused'])
      await decide(DENIED, 'DENIED')
      expect(refusal(await call('give-to-client'))).toEqual([422, 'validation_failed', 'reason', 'note'])
      const nameless = { reason: 'other', note: ' ' }
      expect(refusal(await call('give-to-client', nameless))).toEqual([422, 'validation_failed', 'note'])
      const denied = await claim()
      const answers = await Promise.all(
        [1, 2].map(() => stepOfClaim(practice, owner, denied, 'give-to-client', NOT_COVERED)),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(await book()).toMatchObject({ toClientCents: 18_500, openCents: 0 })
      expect(await invoices()).toHaveLength(1)
    })

    rule('has to be taken back before the posting under it is undone', async () => {
      const { decide, give, takeGivenBack, undoing, undo, sums, pcn } = await aDecidedDesk(test)
      const before = await sums()
      const posted = await decide(SHARED, 'PART')
      await give()
      expect(await undoing(posted)).toEqual({
        status: 409,
        message: `The rest of claim ${pcn} was given to the client since. Undo that first.`,
      })
      await takeGivenBack()
      await undo(posted)
      expect(await sums()).toEqual(before)
    })

    rule(
      'stays the client’s where the insurance takes its own share back, and where that is undone',
      async () => {
        const { decide, imported, give, takeGivenBack, post, undo, sums, book, invoices } =
          await aDecidedDesk(test)
        await decide(SHARED, 'PART')
        await give()
        const given = await sums()
        const reversed = await post(await imported(SHARED, 'BACK', true))
        expect(await book()).toMatchObject({ insurancePaidCents: 0, toClientCents: 1_000, openCents: 17_500 })
        expect((await invoices()).map(({ balanceCents }) => balanceCents)).toEqual([0, 1_000])
        await undo(reversed)
        expect(await sums()).toEqual(given)
        expect(await takeGivenBack()).toMatchObject({ state: 'partially_paid', openCents: 1_000 })
        expect((await invoices()).map(({ balanceCents }) => balanceCents)).toEqual([1_500, 0])
      },
    )

    rule('stands in the way of a payment, until it is taken back or a person says otherwise', async () => {
      const { decide, imported, give, takeGivenBack } = await aDecidedDesk(test)
      await decide(DENIED, 'DENIED')
      await give()
      expect((await imported(AGREED, 'PAID')).claims).toMatchObject([
        { outcome: 'needs_person', words: 'The rest of the claim was given to the client: undo that first' },
      ])
      expect(await takeGivenBack()).toMatchObject({ state: 'denied', openCents: 18_500 })
    })
  })

  rule('is out of reach of those who may not adjust, and of other practices', async () => {
    const { practice, id, decide, claim } = await aDecidedDesk(test)
    await decide(DENIED, 'DENIED')
    const { version } = await claim()
    const steps = ['write-off', 'write-off/undo', 'give-to-client', 'give-to-client/undo']
    const clinician = await practice.as('Clinician')
    const elsewhere = await practice.as('Owner', { practiceIds: [practice.otherPracticeId] })
    const path = `/api/v1/practices/${practice.otherPracticeId}/claims/${id}`
    for (const step of steps) {
      const reason = step.startsWith('give') ? NOT_COVERED : REASON
      const body = { version, ...reason }
      const refused = await clinician.request('POST', practice.path(`claims/${id}/${step}`), body)
      expect(refusal(refused)).toEqual([403, 'forbidden'])
      expect((await elsewhere.request('POST', `${path}/${step}`, body)).status).toBe(404)
    }
  })
})
