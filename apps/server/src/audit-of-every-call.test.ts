import { ENDPOINTS, type Endpoint } from '@oaklet/api/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from './db/database'
import { requester } from './testing/a-person'
import { ACCOUNT_CALLS } from './testing/calls/account-calls'
import { aCallScene, type CallScene, type ReadyCall } from './testing/calls/call-scene'
import { ORGANIZATION_CALLS } from './testing/calls/organization-calls'
import { PRACTICE_CALLS } from './testing/calls/practice-calls'
import { createTestApp } from './testing/create-test-app'
import { pastTenancy } from './testing/past-tenancy'
import { startTestApp } from './testing/start-test-app'
import { EMBEDDED } from './testing/test-databases'

const test = startTestApp(() => createTestApp({ database: EMBEDDED, env: { trustsProxy: true } }))

const CALLS = { ...ACCOUNT_CALLS, ...ORGANIZATION_CALLS, ...PRACTICE_CALLS }

/** What a call that writes no event is for; each of them leaves every organization as it was. */
const WITHOUT_EVENT: Readonly<Record<string, string>> = {
  refresh: 'renews the token of a session whose begin is an event',
  register: 'waits for the mailed code; entering it is the event',
  resendMfaCode: 'mails the code of a sign-in that waits',
  forgotPassword: 'mails a code; the new password is the event',
  requestEmailChange: 'mails a code; the new e-mail is the event',
  confirmPassword: 'answers a proof that is good for one change, which is the event',
  lookUpInvitation: 'reads',
  previewRole: 'reads',
  previewSeries: 'reads',
  previewSeriesChange: 'reads',
  previewExtension: 'reads',
  openVisit: 'reads',
  openOffer: 'reads',
  requestOnboardingLink: 'mails another link to the address on file',
  sendOnboardingCode: 'mails a code; entering it is the event',
  leaveOnboarding: 'ends the session of a browser',
}
/** Reads that are events: the opening of a chart, and of a file. What an export answers is tested where it is made. */
const READ_EVENTS = [
  ...['getClient', 'downloadClientFile', 'getPacketReview', 'getPacketAnswers', 'downloadPacketFile'],
  ...['getSignature', 'downloadSignature', 'downloadOnboardingDocument', 'getDaySheet'],
]

const unsafe = ENDPOINTS.filter(({ method }) => method !== 'GET')
const named = (endpoints: readonly Endpoint[]) =>
  endpoints.map((endpoint) => [endpoint.name, endpoint] as const)
const recorded = named(
  ENDPOINTS.filter(
    ({ name, method }) => READ_EVENTS.includes(name) || (method !== 'GET' && !(name in WITHOUT_EVENT)),
  ),
)
const unrecorded = named(unsafe.filter(({ name }) => name in WITHOUT_EVENT))

const send = ({ practice }: CallScene, { method, path }: Endpoint, call: ReadyCall) => {
  const place: Record<string, string> = { orgId: practice.organizationId, practiceId: practice.practiceId }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => call.params?.[name] ?? place[name] ?? '')
  return call.by(method, `${filled}${call.query ?? ''}`, call.body, call.headers)
}
async function ready(endpoint: Endpoint) {
  const scene = await aCallScene(test)
  const call = await CALLS[endpoint.name]?.(scene)
  if (call === undefined) throw new Error(`No call of ${endpoint.name} is prepared`)
  await test.mailer.settled()
  return {
    call,
    send: (changes: Partial<ReadyCall> = {}) => send(scene, endpoint, { ...call, ...changes }),
  }
}

/** A person of another organization; none where the call is about the caller alone. */
const refusedCaller = async ({ path }: Endpoint) =>
  /\{(orgId|practiceId)\}/.test(path) ? (await aCallScene(test)).owner.request : requester(test)

const countEvents = async (): Promise<number> => {
  const [row] = await pastTenancy(test, (tx) =>
    rowsOf<{ count: number }>(tx, sql`select count(*)::int as count from audit_events`),
  )
  return row?.count ?? 0
}

/**
 * How every table for which `which` holds stands, of all organizations: its rows, and the last transaction that wrote one.
 * Whatever adds, changes or removes a row changes one of the two.
 */
const contents = (which: (table: string) => boolean): Promise<Record<string, string>> =>
  pastTenancy(test, async (tx) => {
    const tables = await rowsOf<{ name: string }>(
      tx,
      sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    )
    const states = tables
      .filter((table) => which(table.name))
      .map(
        ({ name }) =>
          sql`select ${name} as name, concat(count(*), ' ', max(xmin::text::bigint)) as state from ${sql.identifier(name)}`,
      )
    const found = await rowsOf<{ name: string; state: string }>(tx, sql.join(states, sql` union all `))
    return Object.fromEntries(found.map(({ name, state }) => [name, state]))
  })

/** Tables of accounts and of links: attempts, codes and sessions of browsers are kept there, and mail that waits. */
const WAITING = [
  'login_throttle',
  'mfa_challenges',
  'password_resets',
  'email_changes',
  'pending_registrations',
  'packet_links',
  'packet_sessions',
  'document_mail',
]
const isKept = (table: string): boolean => !WAITING.includes(table)

describe('every call that changes something', () => {
  it('is known here, with how to make it succeed', () => {
    const known = new Set(Object.keys(CALLS))
    expect(unsafe.filter(({ name }) => !known.has(name)).map(({ name }) => name)).toEqual([])
  })

  it.each(recorded)('%s writes an event when it succeeds, and only then', async (_, endpoint) => {
    const { call, send } = await ready(endpoint)
    const stranger = endpoint.access === 'public' ? null : await refusedCaller(endpoint)
    const nobody = Object.fromEntries(
      Object.keys(call.params ?? {}).map((name) => [name, name === 'day' ? 'someday' : test.deps.newId()]),
    )
    const events = await countEvents()

    const refused = [
      ...(endpoint.body === undefined ? [] : [await send({ body: { wrong: true } })]),
      ...(call.params === undefined ? [] : [await send({ params: nobody })]),
      ...(stranger === null ? [] : [await send({ by: stranger })]),
    ]
    expect(refused.map(({ status }) => status).filter((status) => status < 400)).toEqual([])
    expect(await countEvents(), 'events after it was refused').toBe(events)

    const before = await contents(isKept)
    await test.deps.db.execute(sql`revoke insert on audit_events from oaklet_app`)
    try {
      expect((await send()).status).toBe(500)
    } finally {
      await test.deps.db.execute(sql`grant insert on audit_events to oaklet_app`)
    }
    expect(await contents(isKept), 'what is kept when its event can’t be written').toEqual(before)

    const answer = await send()
    expect([answer.status, answer.body.fieldErrors]).toEqual([200, undefined])
    expect(await countEvents(), 'events after it succeeded').toBeGreaterThan(events)
  })

  it.each(unrecorded)('%s, which writes none, leaves every organization as it was', async (_, endpoint) => {
    const { send } = await ready(endpoint)
    const isOfOrganizations = (table: string) => isKept(table) && table !== 'sessions'
    const before = await contents(isOfOrganizations)
    expect((await send()).status).toBe(200)
    expect(await contents(isOfOrganizations)).toEqual(before)
  })
})
