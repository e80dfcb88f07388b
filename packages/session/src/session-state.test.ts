import { aUser, fixtureId } from '@oaklet/api/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { INITIAL_STATE, reduce, type SessionEvent, type SessionState, type SignIn } from './session-state'

const token = (value: string) => ({ value, lifeMs: 900_000, issued: { nowMs: 0, monotonicMs: 0 } })
const signIn = (changes: Partial<SignIn> = {}): SignIn => ({
  signInId: 's1',
  user: aUser(),
  userFetched: { nowMs: 0, monotonicMs: 0 },
  token: token('a.b.c'),
  csrf: 'csrf',
  ...changes,
})
const run = (...events: SessionEvent[]): SessionState => events.reduce(reduce, INITIAL_STATE)
const signedIn = (): SessionState => run({ type: 'signedIn', epoch: 0, signIn: signIn() })

describe('the session', () => {
  it('starts with restoring', () => {
    expect(INITIAL_STATE).toEqual({ status: 'restoring', epoch: 0 })
  })

  it('begins a new epoch with a sign-in', () => {
    expect(signedIn()).toEqual({ status: 'signed-in', epoch: 1, signIn: signIn() })
  })

  it('is signed out, with the reason, in a new epoch', () => {
    expect(reduce(signedIn(), { type: 'signedOut', epoch: 1, reason: 'expired' })).toEqual({
      status: 'signed-out',
      epoch: 2,
      reason: 'expired',
    })
  })

  it('stops restoring when a login starts', () => {
    expect(run({ type: 'loginStarted' })).toEqual({ status: 'signed-out', epoch: 1, reason: null })
  })

  it('waits for a code when one is needed', () => {
    expect(run({ type: 'mfaRequired', epoch: 0 })).toMatchObject({
      status: 'mfa-required',
    })
  })

  it('keeps its epoch and its CSRF token over a refresh that brings none', () => {
    const state = reduce(signedIn(), { type: 'tokenRefreshed', epoch: 1, renewed: { token: token('d.e.f') } })
    expect(state).toMatchObject({ epoch: 1, signIn: { token: { value: 'd.e.f' }, csrf: 'csrf' } })
  })

  it('takes over who signed in elsewhere, in a new epoch', () => {
    const other = signIn({ signInId: 's2', user: aUser({ id: fixtureId(8) }) })
    expect(reduce(signedIn(), { type: 'signedIn', signIn: other })).toMatchObject({ epoch: 2, signIn: other })
  })

  it('keeps telling who is signed in while another login is under way', () => {
    expect(reduce(signedIn(), { type: 'loginStarted' })).toEqual({
      status: 'signed-in',
      epoch: 2,
      signIn: signIn(),
    })
  })

  it('is restored anew, in a new epoch, while nobody is signed in', () => {
    const out = run({ type: 'signedOut', epoch: 0, reason: 'unreachable' })
    expect(reduce(out, { type: 'restoreStarted' })).toEqual({ status: 'restoring', epoch: 2 })
  })

  it('is not restored anew while someone is signed in', () => {
    const state = signedIn()
    expect(reduce(state, { type: 'restoreStarted' })).toBe(state)
  })

  it('has no token to replace while nobody is signed in', () => {
    const event = { type: 'tokenRefreshed', epoch: 0, renewed: { token: token('d.e.f') } } as const
    expect(reduce(INITIAL_STATE, event)).toBe(INITIAL_STATE)
  })
})

describe('the person', () => {
  const found = {
    user: aUser({ name: 'New' }),
    userFetched: { nowMs: 9, monotonicMs: 9 },
  }

  it('is replaced by who the server says they are now, in the same epoch', () => {
    expect(reduce(signedIn(), { type: 'userFetched', epoch: 1, found })).toEqual({
      status: 'signed-in',
      epoch: 1,
      signIn: { ...signIn(), ...found },
    })
  })

  it('is not replaced by an answer from an older epoch', () => {
    const state = signedIn()
    expect(reduce(state, { type: 'userFetched', epoch: 0, found })).toBe(state)
  })
})

describe('the working practice', () => {
  const user = aUser({ assignedPractices: [fixtureId(3), fixtureId(4)] })
  const state = run({ type: 'signedIn', epoch: 0, signIn: signIn({ user }) })

  it('can be any that is assigned', () => {
    expect(reduce(state, { type: 'practiceChosen', practiceId: fixtureId(4) })).toMatchObject({
      epoch: 1,
      signIn: { user: { currentPractice: fixtureId(4) } },
    })
  })

  it('can be no other', () => {
    expect(reduce(state, { type: 'practiceChosen', practiceId: fixtureId(5) })).toBe(state)
  })
})

const epochs = fc.nat(12)
const events: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.constantFrom<SessionEvent>(
    { type: 'restoreStarted' },
    { type: 'loginStarted' },
    { type: 'signedOut', reason: 'logged-out' },
    { type: 'signedIn', signIn: signIn({ signInId: 's3' }) },
    { type: 'practiceChosen', practiceId: fixtureId(3) },
  ),
  epochs.map((epoch): SessionEvent => ({ type: 'signedOut', epoch, reason: 'unreachable' })),
  epochs.map((epoch): SessionEvent => ({ type: 'mfaRequired', epoch })),
  epochs.map((epoch): SessionEvent => ({ type: 'signedIn', epoch, signIn: signIn() })),
  epochs.map((epoch): SessionEvent => ({
    type: 'tokenRefreshed',
    epoch,
    renewed: { token: token('x.y.z') },
  })),
)

describe('over any run of events', () => {
  it('an answer from another epoch changes nothing', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), events, (past, event) => {
        const state = run(...past)
        fc.pre('epoch' in event && event.epoch !== state.epoch)
        expect(reduce(state, event)).toBe(state)
      }),
    )
  })

  it('who is signed in never changes without a new epoch, and an epoch never goes back', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), events, (past, event) => {
        const [before, after] = [run(...past), reduce(run(...past), event)]
        const nameOf = (state: SessionState) => (state.status === 'signed-in' ? state.signIn.signInId : null)
        expect(after.epoch).toBeGreaterThanOrEqual(before.epoch)
        if (nameOf(before) !== nameOf(after)) expect(after.epoch).toBe(before.epoch + 1)
      }),
    )
  })

  it('a sign-out stays one, whatever answers come late', () => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), fc.array(events), (past, later) => {
        const out = run(...past, { type: 'signedOut', reason: 'logged-out' })
        const late = later.filter((event) => 'epoch' in event && event.epoch < out.epoch)
        expect(late.reduce(reduce, out)).toBe(out)
      }),
    )
  })
})
