import { createRandom, type Random } from '../../demo/random'
import type { TestApp } from '../create-test-app'
import { randomCall, type RandomCall } from './random-call'
import { hashRows, tenantTables } from './tenant-rows'
import { tenancySide, type TenancySide } from './tenancy-side'
import type { ValueSource } from './value-for'

/** After so many calls from one organization it is seen whether the other’s rows are as they were. */
const TURN = 500
/** With so many rows behind it, an organization has seen enough: two new ones begin. */
const ROUND = 10_000
const STRANGE_SHARE = 0.15
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** What a run did. */
export interface TenancyReport {
  operations: number
  accepted: number
  /** The endpoints that accepted a call at least once. */
  endpoints: Set<string>
  /** What went wrong, with the number of the operation; empty when nothing did. */
  findings: string[]
}

/** How a call gets to the server. */
export type Ask = (path: string, init: RequestInit) => Response | Promise<Response>

/** Has people of two organizations make random calls with ids of both, the same ones for the same seed. */
export async function tenancyRun(
  test: TestApp,
  operations: number,
  seed: number,
  ask: Ask = (path, init) => test.app.request(path, init),
): Promise<TenancyReport> {
  const random = createRandom(seed)
  const tables = await tenantTables(test)
  const report: TenancyReport = { operations: 0, accepted: 0, endpoints: new Set(), findings: [] }
  while (report.operations < operations) {
    const one = await tenancySide(test, tables, 'Aspenmark', random)
    const other = await tenancySide(test, tables, 'Birchmark', random)
    const end = Math.min(operations, report.operations + ROUND)
    for (let turn = 0; report.operations < end; turn += 1) {
      const [mine, theirs] = turn % 2 === 0 ? [one, other] : [other, one]
      await Promise.all([mine.learn(), theirs.learn()])
      const before = await hashRows(test, tables, theirs.practice.organizationId)
      for (let call = 0; call < TURN && report.operations < end; call += 1) {
        report.operations += 1
        test.clock.advance(150)
        await operate(ask, random, mine, theirs, report)
      }
      const after = await hashRows(test, tables, theirs.practice.organizationId)
      for (const [table, hash] of Object.entries(after)) {
        if (hash !== before[table])
          report.findings.push(
            `until ${report.operations}: ${mine.name} changed rows of ${theirs.name} in ${table}`,
          )
      }
    }
  }
  return report
}

async function operate(
  ask: Ask,
  random: Random,
  mine: TenancySide,
  theirs: TenancySide,
  report: TenancyReport,
): Promise<void> {
  const id: ValueSource['id'] = (name) => (random.chance(STRANGE_SHARE) ? theirs : mine).id(name)
  const call = randomCall({ random, id, mark: mine.name })
  const caller = mine.caller()
  const { status, text } = await send(ask, call, caller === null ? null : await caller.bearer(), random)
  const told = [...new Set(text.match(UUID))].filter(theirs.owns)
  const leaked = [...told, ...(text.includes(theirs.name) ? [theirs.name] : [])]
  const what = `${report.operations}: ${call.endpoint.method} ${call.path} answered ${status}`
  if (leaked.length > 0) report.findings.push(`${what} with ${leaked.join(', ')} of ${theirs.name}`)
  if (status >= 500) report.findings.push(`${what} to ${JSON.stringify(call.body)}`)
  if (status === 200) {
    report.accepted += 1
    report.endpoints.add(call.endpoint.name)
  }
  if (status === 401 && caller !== null) await mine.replace(caller)
}

async function send(ask: Ask, { endpoint, path, body }: RandomCall, bearer: string | null, random: Random) {
  const headers = {
    ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(random.chance(0.1) && { 'Idempotency-Key': `key-${random.between(1, 20)}` }),
  }
  const init = { method: endpoint.method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) }
  const response = await ask(path, init)
  if (endpoint.isStream !== true || response.status !== 200)
    return { status: response.status, text: await response.text() }
  const reader = (response.body as ReadableStream<Uint8Array>).getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return { status: response.status, text: new TextDecoder().decode(value) }
}
