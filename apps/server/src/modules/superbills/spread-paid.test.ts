import { expect, it } from 'vitest'
import { spreadPaid } from './paid-for-sessions'
import type { SessionLine } from './session-lines'

const line = (code: string, changes: Partial<SessionLine> = {}): SessionLine => ({
  ...{ clientId: 'c', clinicianId: 'd', appointmentId: 'a', superbillId: null },
  ...{ startsAt: new Date('2026-10-06T14:00:00Z'), locationId: null },
  ...{ code, modifiers: [], label: code, units: 1, feeCents: 100 },
  ...changes,
})
const paid = (code: string, cents: number) => ({ clientId: 'c', appointmentId: 'a', code, cents })

it('each service is paid by what is for its code', () => {
  const lines = [line('90834'), line('90785')]
  expect(spreadPaid(lines, [paid('90785', 20), paid('90834', 80)])).toEqual([80, 20])
})

it('a line is not paid by what another client or another session is paid by', () => {
  const lines = [line('90834', { clientId: 'other' }), line('90834', { appointmentId: 'other' })]
  expect(spreadPaid(lines, [paid('90834', 80)])).toEqual([0, 0])
})

it('lines with the same code are paid one after the other, and the last takes what is left', () => {
  const lines = [line('90834'), line('90834'), line('90834')]
  expect(spreadPaid(lines, [paid('90834', 150)])).toEqual([100, 50, 0])
  expect(spreadPaid(lines, [paid('90834', 350)])).toEqual([100, 100, 150])
})
