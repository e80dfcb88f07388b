import { ClaimInput, type Claim } from '@oaklet/api/contract'
import { aClaimBiller, aCoverageInput } from '@oaklet/api/testing'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { services } from '../../db/schema/services-table'
import { inTenant } from '../../db/tenant'
import { aClaimDesk, anInsuredSession, makeClaim } from '../../testing/a-claim'
import { addAuthorization, addCoverage, insertPayer } from '../../testing/a-coverage'
import { aBilledClient, aPastSession } from '../../testing/a-superbill'
import { addClient, dataOf } from '../../testing/an-appointment'
import { invoiceInput } from '../../testing/an-invoice'
import { auditTrail } from '../../testing/audit-trail'
import { onOneDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'

onOneDatabase('claims', (test, rule) => {
  const aDesk = () => aClaimDesk(test)
  type Desk = Awaited<ReturnType<typeof aDesk>>

  const ask = ({ call, coverage }: Desk, appointmentIds: readonly string[]) =>
    call('POST', '', { coverageId: coverage.id, appointmentIds })

  rule('a list of claims can be saved as a file, with what narrows it', async () => {
    const { practice, owner, sent } = await aDesk()
    const { pcn, client } = await sent()
    const file = async (query: string) => {
      const { bytes } = await owner.request('GET', practice.path(`billing/lists/claims/file?${query}`))
      return new TextDecoder().decode(bytes).trim().split('\r\n').slice(1)
    }
    expect(await file('state=submitted&sort=due')).toEqual([
      [
        ...[pcn, client.name, 'Aetna', 'Olivia Bennett', 'Sent', '2026-10-06'],
        ...['2026-10-06', '1', '2026-11-17', '2027-02-03', '', '145.00', '145.00'],
      ].join(','),
    ])
    expect(await file('state=denied')).toEqual([])
  })

  describe('what can be claimed', () => {
    rule('are completed insured sessions, put together as claims would be', async () => {
      const desk = await aDesk()
      const { practice, owner, client, session, payerId } = desk
      const second = await anInsuredSession(practice, owner, { client, day: '2026-10-13' })
      const remote = await anInsuredSession(
        practice,
        owner,
        { client, day: '2026-10-20' },
        { locationId: null },
      )
      await aPastSession(practice, owner, { client, day: '2026-10-21' })
      const uninsured = await addClient(practice, owner, { firstName: 'Zoe', lastName: 'Zimmer' })
      await anInsuredSession(practice, owner, { client: uninsured })
      const { items, hasMore } = await desk.candidates()
      expect(hasMore).toBe(false)
      expect(items).toMatchObject([
        {
          ...{ appointmentIds: [session.id, second.id], placeOfService: '11', chargedCents: 29_000 },
          ...{ firstOn: '2026-10-06', lastOn: '2026-10-13', filingDueOn: '2027-02-03', findings: [] },
          payer: { id: payerId, name: 'Aetna' },
        },
        { appointmentIds: [remote.id], placeOfService: '10', findings: [] },
        { payer: null, coverageId: null, findings: [{ number: 1, where: 'coverage' }] },
      ])
    })

    rule('has six services on a claim at most', async () => {
      const desk = await aDesk()
      for (const day of ['07', '08', '09', '12', '13', '14']) {
        await anInsuredSession(desk.practice, desk.owner, { client: desk.client, day: `2026-10-${day}` })
      }
      const { items } = await desk.candidates()
      expect(items.map(({ appointmentIds }) => appointmentIds.length)).toEqual([6, 1])
    })

    rule('keeps sessions past their filing limit apart from those that can be sent', async () => {
      const { practice, owner, candidates } = await aDesk()
      const client = await aBilledClient(practice, owner)
      const payerId = await insertPayer(test, practice, { name: 'Empire Mutual', filingDays: 40 })
      await addCoverage(practice, owner, client.id, { payerId })
      for (const day of ['2026-10-06', '2026-10-07', '2026-10-08', '2026-10-13']) {
        await anInsuredSession(practice, owner, { client, day })
      }
      const { items } = await candidates()
      const ofClient = items.filter((item) => item.client.id === client.id)
      expect(ofClient.map(({ firstOn, lastOn, findings }) => [firstOn, lastOn, findings])).toEqual([
        ['2026-10-06', '2026-10-07', [expect.objectContaining({ number: 26, level: 'error' })]],
        ['2026-10-08', '2026-10-13', [expect.objectContaining({ number: 26, level: 'warning' })]],
      ])
    })

    rule('is a couple’s session once, for who comes first', async () => {
      const desk = await aDesk()
      const { practice, owner, client, payerId } = desk
      const partner = await aBilledClient(practice, owner)
      await addCoverage(practice, owner, partner.id, { payerId })
      await anInsuredSession(...([practice, owner, { client, day: '2026-10-08' }] as const), {
        clientIds: [client.id, partner.id],
      })
      const { items } = await desk.candidates()
      expect(items.map((item) => [item.client.id, item.appointmentIds.length])).toEqual([[client.id, 2]])
    })

    rule('goes to the insurance that was in force on the day and pays first', async () => {
      const desk = await aDesk()
      const { practice, owner, client } = desk
      const other = await insertPayer(test, practice, { name: 'Empire Mutual', payerId: '90001' })
      await addCoverage(practice, owner, client.id, { payerId: other, priority: 2 })
      const { items } = await desk.candidates()
      expect(items.map(({ payer }) => payer?.name)).toEqual(['Aetna'])
      const { form } = await desk.made()
      expect(form.otherInsurance).toMatchObject({
        payer: { name: 'Empire Mutual' },
        priority: 2,
        answer: null,
      })
    })
  })

  describe('a new claim', () => {
    rule('says what the records say, at the full fee, and is ready where nothing is in its way', async () => {
      const { made, owner, practice, session } = await aDesk()
      const claim = await made()
      expect(claim).toMatchObject({
        ...{ pcn: 'K000000018', state: 'ready', sessionCount: 1, chargedCents: 14_500, openCents: null },
        ...{ filingDueOn: '2027-02-03', findings: [], steps: ['change', 'remove', 'submit'], version: 1 },
        history: [{ kind: 'created', state: 'ready', byName: 'Olivia Bennett' }],
        form: {
          ...{ memberId: 'W123456789', relation: 'self', subscriber: null },
          facility: { name: 'First office', address: aClaimBiller().address },
          client: { lastName: 'Vega', firstName: 'Marisol', dateOfBirth: '1991-04-12' },
          rendering: { lastName: 'Bennett', npi: '1245319599', taxonomyCode: '1041C0700X' },
          diagnoses: ['F41.1', 'F33.1'],
          lines: [
            {
              ...{ controlNumber: 'K00000001801', appointmentId: session.id, date: '2026-10-06' },
              ...{ placeOfService: '11', code: '90834', pointers: [1, 2], chargeCents: 14_500, units: 1 },
            },
          ],
        },
      })
      expect(await auditTrail(test, practice, 'claim', claim.id)).toEqual([
        { action: 'created', changed: ['coverageId', 'appointmentIds'], userId: owner.userId },
      ])
    })

    rule('charges the full fee, whatever was agreed with the client', async () => {
      const desk = await aDesk()
      const { practice, owner, client, coverage } = desk
      const lines = [{ serviceCode: '90834', modifiers: [], units: 1, feeCents: 4_000 }]
      const sliding = await anInsuredSession(practice, owner, { client, day: '2026-10-08' }, { lines })
      const [service] = await inTenant(test.deps.db, practice.organizationId, (tx) =>
        tx.select().from(services).where(eq(services.code, '90834')),
      )
      const claim = await makeClaim(practice, owner, coverage, [sliding])
      expect(claim.chargedCents).toBe(service?.feeCents)
    })

    rule('takes the modifier that the payer wants of a session by video', async () => {
      const { practice, owner, client, coverage } = await aDesk()
      const remote = await anInsuredSession(
        practice,
        owner,
        { client, day: '2026-10-20' },
        { locationId: null },
      )
      const { form, state } = await makeClaim(practice, owner, coverage, [remote])
      expect(form.lines).toMatchObject([{ placeOfService: '10', modifiers: ['95'] }])
      expect(state).toBe('ready')
    })

    rule('takes the authorization that covers its sessions', async () => {
      const { practice, owner, coverage, made } = await aDesk()
      await addAuthorization(practice, owner, coverage)
      expect((await made()).form.authorizationNumber).toBe('A-4471')
    })

    rule('is a draft while something is in its way', async () => {
      const { practice, owner, client, session, payerId } = await aDesk()
      const bare = await addCoverage(practice, owner, client.id, { payerId, priority: 2, releaseOn: null })
      const claim = await makeClaim(practice, owner, bare, [session])
      expect(claim).toMatchObject({ state: 'draft', errorCount: 2, steps: ['change', 'remove'] })
      expect(claim.findings.map(({ number }) => number)).toEqual([12, 15])
    })

    rule('is only of sessions that can be one claim', async () => {
      const desk = await aDesk()
      const { practice, owner, client, session } = desk
      const selfPaid = await aPastSession(practice, owner, { client, day: '2026-10-07' })
      const remote = await anInsuredSession(
        practice,
        owner,
        { client, day: '2026-10-08' },
        { locationId: null },
      )
      const colleague = await practice.as('Clinician')
      const other = await anInsuredSession(practice, colleague, { client, day: '2026-10-09' })
      for (const id of [selfPaid.id, remote.id, other.id]) {
        expect(refusal(await ask(desk, [session.id, id]))).toEqual([
          ...[422, 'validation_failed', 'appointmentIds'],
        ])
      }
      const stranger = await aDesk()
      expect(refusal(await ask({ ...desk, coverage: stranger.coverage }, [session.id]))).toEqual([
        ...[422, 'validation_failed', 'coverageId'],
      ])
    })
  })

  describe('a session', () => {
    rule('is on one live claim, whatever its insurance, and the refusal tells on which', async () => {
      const desk = await aDesk()
      const { id, pcn, state } = await desk.made()
      const refused = await ask(desk, [desk.session.id])
      expect(refusal(refused)).toEqual([409, 'already_claimed'])
      expect(refused.body['message']).toBe('These sessions are on claim K000000018 already.')
      expect(refused.body['conflicts']).toEqual([{ id, pcn, state }])
      const { practice, owner, client, payerId } = desk
      const second = await addCoverage(practice, owner, client.id, { payerId, priority: 2 })
      expect(refusal(await ask({ ...desk, coverage: second }, [desk.session.id]))).toEqual([
        ...[409, 'already_claimed'],
      ])
      expect((await desk.candidates()).items).toEqual([])
    })

    rule('goes on one of the claims that several people make at once', async () => {
      const desk = await aDesk()
      const { practice, owner, client, payerId } = desk
      const second = await addCoverage(practice, owner, client.id, { payerId, priority: 2 })
      const coverages = [desk.coverage, second, desk.coverage]
      const answers = await Promise.all(
        coverages.map((coverage) => ask({ ...desk, coverage }, [desk.session.id])),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      expect((await desk.list()).total).toBe(1)
    })

    rule('on a claim goes on no invoice, and keeps its status once that is sent', async () => {
      const desk = await aDesk()
      const { practice, owner, client, session } = desk
      const claim = await desk.sent()
      const line = { description: 'Session', quantity: 1, unitPriceCents: 15_000, appointmentId: session.id }
      const body = invoiceInput(client.id, 0, { lines: [line] })
      const invoiced = await owner.request('POST', practice.path('invoices'), body)
      expect(refusal(invoiced)).toEqual([409, 'already_claimed'])
      expect(invoiced.body['conflicts']).toMatchObject([{ pcn: claim.pcn }])
      const back = { status: 'checked_in', version: session.version }
      const stepped = await owner.request('PATCH', practice.path(`appointments/${session.id}/status`), back)
      expect(refusal(stepped)).toEqual([409, 'transition_refused'])
    })
  })

  describe('a session of two', () => {
    const GROUP = [{ serviceCode: '90853', modifiers: [], units: 1, feeCents: 5_000 }]

    const aCouple = async () => {
      const desk = await aDesk()
      const { practice, owner, client } = desk
      const partner = await addClient(practice, owner, { firstName: 'Zoe', lastName: 'Zimmer' })
      const held = (day: string, changes: object = {}) =>
        anInsuredSession(practice, owner, { client, day }, { clientIds: [client.id, partner.id], ...changes })
      const invoice = (appointmentId: string) => {
        const line = { description: 'Session', quantity: 1, unitPriceCents: 15_000, appointmentId }
        const body = invoiceInput(partner.id, 0, { lines: [line] })
        return owner.request('POST', practice.path('invoices'), body)
      }
      const uninvoiced = async () => {
        const path = practice.path(`appointments/uninvoiced?clientId=${partner.id}`)
        return dataOf<{ total: number }>(await owner.request('GET', path)).total
      }
      return { ...desk, held, invoice, uninvoiced }
    }

    rule('on a claim goes on no invoice of the partner, but a group’s does', async () => {
      const { practice, owner, coverage, held, invoice, uninvoiced } = await aCouple()
      const couple = await held('2026-10-08')
      await makeClaim(practice, owner, coverage, [couple])
      expect([await uninvoiced(), refusal(await invoice(couple.id))]).toEqual([0, [409, 'already_claimed']])
      const group = await held('2026-10-09', { lines: GROUP })
      await makeClaim(practice, owner, coverage, [group])
      expect([await uninvoiced(), (await invoice(group.id)).status]).toEqual([1, 200])
    })

    rule('on an invoice of the partner goes on no claim, but a group’s does', async () => {
      const desk = await aCouple()
      const couple = await desk.held('2026-10-08')
      dataOf(await desk.invoice(couple.id))
      const group = await desk.held('2026-10-09', { lines: GROUP })
      dataOf(await desk.invoice(group.id))
      const waiting = (await desk.candidates()).items.flatMap(({ appointmentIds }) => appointmentIds)
      expect(waiting.toSorted()).toEqual([desk.session.id, group.id].toSorted())
      expect(refusal(await ask(desk, [couple.id]))).toEqual([409, 'already_invoiced'])
      expect((await ask(desk, [group.id])).status).toBe(200)
    })
  })

  describe('changing', () => {
    rule('keeps what was typed with who changed which field', async () => {
      const { made, change } = await aDesk()
      const claim = await made()
      const changed = dataOf<Claim>(await change(claim, { note: 'Seen at home', diagnoses: ['F33.1'] }))
      expect(changed).toMatchObject({ state: 'draft', version: 2, form: { note: 'Seen at home' } })
      expect(changed.findings.map(({ number }) => number)).toEqual([36])
      expect(changed.history[0]).toMatchObject({
        ...{ kind: 'changed', state: 'draft', byName: 'Olivia Bennett' },
        changes: [
          { field: 'note', before: '', after: 'Seen at home' },
          { field: 'diagnoses', before: 'F41.1, F33.1', after: 'F33.1' },
        ],
      })
    })

    rule('tells the audit log which fields, and no diagnosis', async () => {
      const { made, change, practice } = await aDesk()
      const claim = await made()
      await change(claim, { diagnoses: ['F33.1'] })
      const [, event] = await auditTrail(test, practice, 'claim', claim.id)
      expect(event).toMatchObject({ action: 'updated', changed: ['diagnoses'] })
    })

    rule('sets the session of a line free that is left out', async () => {
      const { practice, owner, client, coverage, session, change, candidates } = await aDesk()
      const second = await anInsuredSession(practice, owner, { client, day: '2026-10-13' })
      const claim = await makeClaim(practice, owner, coverage, [session, second])
      const { lines } = ClaimInput.parse(claim.form)
      dataOf(await change(claim, { lines: lines.slice(0, 1) }))
      expect((await candidates()).items.map(({ appointmentIds }) => appointmentIds)).toEqual([[second.id]])
    })

    rule('is refused for a line that it does not have, and from an older version', async () => {
      const { made, change, read } = await aDesk()
      const claim = await made()
      const lines = ClaimInput.parse(claim.form).lines.map((line) => ({ ...line, controlNumber: 'K1' }))
      expect(refusal(await change(claim, { lines }))).toEqual([
        ...[422, 'validation_failed', 'lines.0.controlNumber'],
      ])
      const stale = await change({ ...claim, version: 7 }, {})
      expect(refusal(stale)).toEqual([409, 'stale_edit'])
      expect(stale.body['current']).toEqual(await read(claim.id))
    })

    rule('makes no claim one that takes another back', async () => {
      const { made, change } = await aDesk()
      const refused = await change(await made(), { frequency: '8', payerClaimNumber: '2026X' })
      expect(refusal(refused)).toEqual([422, 'validation_failed', 'frequency'])
    })

    rule('of one version by two people at once is kept once', async () => {
      const { made, change } = await aDesk()
      const claim = await made()
      const answers = await Promise.all(['One', 'Other'].map((note) => change(claim, { note })))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    })

    rule('takes the records as they are now when it is asked to, and keeps what was typed', async () => {
      const { practice, owner, coverage, session, client, payerId, step, change } = await aDesk()
      const second = await insertPayer(test, practice, { name: 'Empire Mutual', payerId: '90001' })
      const { id, version } = coverage
      const typed = aCoverageInput()
      const path = practice.path(`clients/${client.id}/coverages/${id}`)
      const unsigned = { ...typed, payerId, releaseOn: null, version }
      const changedCoverage = dataOf<{ version: number }>(await owner.request('PUT', path, unsigned))
      const draft = await makeClaim(practice, owner, coverage, [session])
      expect(draft.findings.map(({ number }) => number)).toEqual([12])
      const noted = dataOf<Claim>(await change(draft, { note: 'Seen at home' }))
      const mended = { ...typed, payerId: second, releaseOn: '2026-10-01', version: changedCoverage.version }
      dataOf(await owner.request('PUT', path, mended))
      expect(dataOf<Claim>(await step(noted, 'refresh'))).toMatchObject({
        ...{ state: 'ready', payer: { name: 'Empire Mutual' } },
        form: { note: 'Seen at home', releaseOn: '2026-10-01' },
      })
    })
  })

  rule('takes the code of a service that was emptied from the same service of the session', async () => {
    const { practice, owner, coverage, client, change, step } = await aDesk()
    const lines = ['90834', '90853'].map((serviceCode) => ({
      ...{ serviceCode, modifiers: [], units: 1, feeCents: 5_000 },
    }))
    const session = await anInsuredSession(practice, owner, { client, day: '2026-10-08' }, { lines })
    const claim = await makeClaim(practice, owner, coverage, [session])
    const [first, second] = ClaimInput.parse(claim.form).lines
    const emptied = dataOf<Claim>(await change(claim, { lines: [first, { ...second, code: '' }] }))
    const { form } = dataOf<Claim>(await step(emptied, 'refresh'))
    expect(form.lines.map(({ code }) => code)).toEqual(['90834', '90853'])
  })

  rule('keeps its coverage from being deleted, and its payer when the coverage goes elsewhere', async () => {
    const { practice, owner, client, coverage, payerId, made } = await aDesk()
    const { pcn } = await made()
    const path = practice.path(`clients/${client.id}/coverages/${coverage.id}`)
    const refused = await owner.request('DELETE', path)
    expect(refusal(refused)).toEqual([409, 'transition_refused'])
    expect(refused.body['message']).toContain(pcn)
    const other = await insertPayer(test, practice, { name: 'Empire Mutual', payerId: '90001' })
    const moved = { ...aCoverageInput({ payerId: other }), version: coverage.version }
    dataOf(await owner.request('PUT', path, moved))
    const ofPayer = await owner.request('DELETE', practice.path(`payers/${payerId}`))
    expect(refusal(ofPayer)).toEqual([409, 'transition_refused'])
  })
})
