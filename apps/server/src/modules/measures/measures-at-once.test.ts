import type { Measure, Page } from '@oaklet/api/contract'
import { aMeasureBody } from '@oaklet/api/testing'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { recordMeasure } from '../../testing/a-measure'
import { aPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { onEachDatabase } from '../../testing/on-each-database'
import { refusal } from '../../testing/refusal'
import { notified } from '../../testing/notified'
import { whileHeld } from '../../testing/while-held'

onEachDatabase('measures', (test, rule) => {
  async function aDesk() {
    const practice = await aPractice(test)
    const owner = await practice.as('Owner')
    const client = await addClient(practice, owner)
    const by = { ...owner, organizationId: practice.organizationId }
    return { practice, owner, by, client, path: practice.path(`clients/${client.id}/measures`) }
  }
  const ALERT = aMeasureBody({ answers: [0, 0, 0, 0, 0, 0, 0, 0, 2] })

  rule('aren’t recorded of a client who is being archived', async () => {
    const { owner, by, client, path } = await aDesk()
    const archive = sql`update clients set status = 'archived' where id = ${client.id}`
    const answer = await whileHeld(
      test,
      by,
      (tx) => tx.execute(archive),
      () => owner.request('POST', path, ALERT),
    )
    expect(refusal(answer)).toEqual([409, 'transition_refused'])
  })

  rule('alert the clinician who is given the client at the same moment', async () => {
    const { practice, owner, by, client, path } = await aDesk()
    const clinician = await practice.as('Clinician')
    const give = sql`update clients set primary_clinician_id = ${clinician.staffId} where id = ${client.id}`
    const answer = await whileHeld(
      test,
      by,
      (tx) => tx.execute(give),
      () => owner.request('POST', path, ALERT),
    )
    expect(answer.status).toBe(200)
    expect(await notified(practice, clinician)).toHaveLength(1)
  })

  rule('are marked as entered in error by one of two who do so at once', async () => {
    const { practice, owner, client, path } = await aDesk()
    const { id, version } = await recordMeasure(practice, owner, client.id)
    const body = { reason: 'Of another client', version }
    const ask = () => owner.request('POST', `${path}/${id}/entered-in-error`, body)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const { items } = dataOf<Page<Measure>>(await owner.request('GET', path))
    expect(items.map((each) => each.version)).toEqual([version + 1])
  })

  rule('have their alert closed by one of two who have spoken with the client', async () => {
    const { practice, owner, client, path } = await aDesk()
    const { id, version, takenOn } = await recordMeasure(practice, owner, client.id, ALERT)
    const body = { spokenOn: takenOn, note: 'Called them', version }
    const ask = () => owner.request('POST', `${path}/${id}/acknowledgment`, body)
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })
})
