import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SIGN_IN_REFUSALS } from '@oaklet/api'
import { aUser } from '@oaklet/api/testing'
import { describe, expect, it } from 'vitest'
import type { SessionFileErrorCode } from './platform/SessionFileError'
import { reduce, type SessionEvent, type SessionState, type SignIn } from './session-state'

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')
const readme = read('../README.md')
/** Returns what stands under a heading, up to the next one. */
const under = (heading: string): string => readme.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''

const moment = { nowMs: 0, monotonicMs: 0 }
const token = { value: 'a.b.c', lifeMs: 900_000, issued: moment }
const signIn: SignIn = { signInId: 's1', user: aUser(), userFetched: moment, token, csrf: 'csrf' }
const [practiceId = ''] = signIn.user.assignedPractices

const STATES: { [Status in SessionState['status']]: SessionState & { status: Status } } = {
  restoring: { status: 'restoring', epoch: 0 },
  'signed-out': { status: 'signed-out', epoch: 0, reason: null },
  'mfa-required': { status: 'mfa-required', epoch: 0 },
  'signed-in': { status: 'signed-in', epoch: 0, signIn },
}
const EVENTS: { [Type in SessionEvent['type']]: SessionEvent & { type: Type } } = {
  restoreStarted: { type: 'restoreStarted' },
  loginStarted: { type: 'loginStarted' },
  mfaRequired: { type: 'mfaRequired', epoch: 0 },
  signedIn: { type: 'signedIn', epoch: 0, signIn },
  signedOut: { type: 'signedOut', epoch: 0, reason: null },
  tokenRefreshed: { type: 'tokenRefreshed', epoch: 0, renewed: { token } },
  userFetched: { type: 'userFetched', epoch: 0, found: { user: aUser(), userFetched: moment } },
  practiceChosen: { type: 'practiceChosen', practiceId },
}

describe('the README’s state diagram', () => {
  it('has exactly the transitions that the reducer makes', () => {
    const drawn = under('States')
    const statusOf = new Map(
      [...drawn.matchAll(/state "([\w-]+)" as (\w+)/g)].map(([, name, id]) => [id, name]),
    )
    const arrows = [...drawn.matchAll(/^ +(\w+) --> (\w+): (.+)$/gm)].flatMap(([, from, to, events = '']) =>
      events.split(', ').map((event) => `${statusOf.get(from)} --> ${statusOf.get(to)}: ${event}`),
    )
    const made = Object.values(STATES).flatMap((state) =>
      Object.values(EVENTS).flatMap((event) => {
        const next = reduce(state, event)
        return next === state ? [] : [`${state.status} --> ${next.status}: ${event.type}`]
      }),
    )
    expect(arrows.toSorted()).toEqual(made.toSorted())
  })

  it('begins where a session begins, and names the events that begin no epoch', () => {
    expect(under('States')).toContain('[*] --> Restoring\n')
    const inSameEpoch = Object.values(EVENTS).filter((event) => {
      const next = reduce(STATES['signed-in'], event)
      return next !== STATES['signed-in'] && next.epoch === 0
    })
    const named = /Every arrow but (.*?) begins/s.exec(readme)?.[1]?.match(/\w{4,}/g)
    expect(named).toEqual(inSameEpoch.map(({ type }) => type))
  })
})

it('the README tells of every key that is stored', () => {
  const declared = /const KEYS =\n(.*?)\n\n/s.exec(read('stored-session.ts'))?.[1] ?? ''
  const keys = declared.match(/\w+/g) ?? []
  expect(keys.length).toBeGreaterThan(10)
  const told = [...under('What is stored').matchAll(/^\| (.+?) +\|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, key]) => key),
  )
  expect(told.toSorted()).toEqual([...keys, 'csrfToken', 'deviceId', 'mfaToken', 'signInId'].toSorted())
})

it('the README tells of every code of the session’s own errors', () => {
  const fileCodes: Record<SessionFileErrorCode, true> = {
    session_file_damaged: true,
    session_file_exposed: true,
    session_file_foreign: true,
    session_file_unusable: true,
  }
  const codes = [...Object.keys(SIGN_IN_REFUSALS), ...Object.keys(fileCodes), 'login_throttled']
  const told = [...under('Errors').matchAll(/^\|.*?\|.*?\| `(\w+)`/gm)].map(([, code]) => code)
  expect(told.toSorted()).toEqual(codes.toSorted())
})
