import type { Client, Measure, RecordMeasureBody, Role } from '@oaklet/api/contract'
import { aRoleInput } from '@oaklet/api/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { recordMeasure } from '../../testing/a-measure'
import type { SignedInPerson } from '../../testing/a-person'
import { aPractice, type TestPractice } from '../../testing/a-practice'
import { addClient, dataOf } from '../../testing/an-appointment'
import { createTestApp } from '../../testing/create-test-app'
import { startTestApp } from '../../testing/start-test-app'
import { notified } from '../../testing/notified'
import { sendHeldMail } from '../notifications'

const test = startTestApp(() => createTestApp({ env: { publicUrl: 'https://oaklet.example' } }))
let practice: TestPractice
let owner: SignedInPerson
let clinician: SignedInPerson
let client: Client

beforeEach(async () => {
  practice = await aPractice(test)
  owner = await practice.as('Owner')
  clinician = await practice.as('Clinician (own clients)')
  client = await addClient(practice, owner, { primaryClinicianId: clinician.staffId })
})

const ALERT = { answers: [2, 2, 1, 1, 1, 1, 1, 1, 1] } satisfies Partial<RecordMeasureBody>
const mailTo = ({ userId }: SignedInPerson) => test.mailer.to(`${userId}@example.com`)
/** The notifications in the application, and the mail that left at once. */
const heardBy = async (...people: SignedInPerson[]) => {
  await sendHeldMail(test.deps)
  const inApp = await Promise.all(people.map((person) => notified(practice, person)))
  return [...inApp.flat(), ...people.flatMap(mailTo)].map(({ subject }) => subject)
}
const mark = async ({ id, version }: Measure, by = owner) =>
  dataOf(
    await by.request('POST', practice.path(`clients/${client.id}/measures/${id}/entered-in-error`), {
      ...{ reason: 'Of another client', version },
    }),
  )

describe('a PHQ-9 with any answer but “not at all” to question 9', () => {
  it('is told to the client’s clinician, with the way to it', async () => {
    await recordMeasure(practice, owner, client.id, ALERT)
    expect(await notified(practice, clinician)).toMatchObject([
      {
        event: 'measure_alert',
        subject: 'Maya Lindqvist answered a question about self-harm: see the PHQ-9',
        link: `/clients?client=${client.id}&tab=measures`,
        status: 'unread',
      },
    ])
  })

  it('is mailed at once, without a name, an answer or a score', async () => {
    await recordMeasure(practice, owner, client.id, ALERT)
    await sendHeldMail(test.deps)
    const [mail, ...more] = mailTo(clinician)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Please look at a client’s questionnaire today')
    expect(mail?.text).toContain(`https://oaklet.example/clients?client=${client.id}&tab=measures\n`)
    expect(JSON.stringify(mail)).not.toMatch(/Maya|Lindqvist|PHQ|harm|\b11\b/)
  })

  it('sends nothing when it is marked as entered in error before the mail leaves, and no second mail after', async () => {
    const made = await recordMeasure(practice, owner, client.id, ALERT)
    await mark(made)
    await sendHeldMail(test.deps)
    expect(mailTo(clinician)).toEqual([])
    const other = await recordMeasure(practice, owner, client.id, ALERT)
    await sendHeldMail(test.deps)
    await mark(other)
    test.clock.advance(600_000)
    await sendHeldMail(test.deps)
    expect(mailTo(clinician)).toHaveLength(1)
  })

  it('takes back no mail about another one', async () => {
    const made = await recordMeasure(practice, owner, client.id, ALERT)
    await recordMeasure(practice, owner, client.id, ALERT)
    await mark(made)
    await sendHeldMail(test.deps)
    expect(mailTo(clinician)).toHaveLength(1)
  })

  it('is told to nobody who recorded it themselves', async () => {
    await recordMeasure(practice, clinician, client.id, ALERT)
    expect(await heardBy(owner, clinician)).toEqual([])
  })

  it('is told to all who see the measures of every client where the client has no clinician', async () => {
    const supervisor = await practice.as('Supervisor')
    const alone = await addClient(practice, owner)
    await recordMeasure(practice, owner, alone.id, ALERT)
    expect(await notified(practice, supervisor)).toMatchObject([{ event: 'measure_alert' }])
    expect(await heardBy(owner, clinician)).toEqual([])
  })

  it('is told to them too where the clinician may not see measures', async () => {
    const [biller, supervisor] = [await practice.as('Biller'), await practice.as('Supervisor')]
    const theirs = await addClient(practice, owner, { primaryClinicianId: biller.staffId })
    await recordMeasure(practice, owner, theirs.id, ALERT)
    expect(await notified(practice, supervisor)).toHaveLength(1)
    expect(await heardBy(biller, owner)).toEqual([])
  })

  it('names the client to no clinician who may not see clients', async () => {
    const permissions: Role['permissions'] = ['measures:view:own']
    const path = `/api/v1/organizations/${practice.organizationId}`
    const input = aRoleInput({ name: 'Reader of measures', permissions })
    const role = dataOf<Role>(await owner.request('POST', `${path}/roles`, input))
    dataOf(
      await owner.request('PUT', `${path}/staff/${clinician.staffId}/assignments`, {
        ...{ roleIds: [role.id], practiceIds: [practice.practiceId], version: 1 },
      }),
    )
    await recordMeasure(practice, owner, client.id, ALERT)
    const [one] = await notified(practice, clinician)
    expect(one?.subject).toBe('A client answered a question about self-harm: see the PHQ-9')
  })
})

it('what doesn’t speak of self-harm is told to nobody', async () => {
  await recordMeasure(practice, owner, client.id)
  await recordMeasure(practice, owner, client.id, { kind: 'gad7', answers: [3, 3, 3, 3, 3, 3, 3] })
  expect(await heardBy(owner, clinician)).toEqual([])
})
