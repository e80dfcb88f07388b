import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { FeeSchedule, FeeScheduleInput } from './fee-schedules-contract'

/** What a person would type about what Aetna allows for two services. */
export const aFeeScheduleInput = fixtureOf<FeeScheduleInput>(FeeScheduleInput, () => ({
  payerId: fixtureId(60),
  startsOn: '2026-01-01',
  endsOn: null,
  lines: [
    { code: '90834', modifier: '', credential: '', allowedCents: 11_200 },
    { code: '90837', modifier: '95', credential: 'LCSW', allowedCents: 14_050 },
  ],
}))

/** The same schedule, saved. */
export const aFeeSchedule = fixtureOf<FeeSchedule>(FeeSchedule, () => ({
  ...aFeeScheduleInput(),
  id: fixtureId(97),
  practiceId: fixtureId(3),
  payerName: 'Aetna',
  version: 1,
  createdAt: '2026-01-05T14:00:00Z',
  updatedAt: '2026-01-05T14:00:00Z',
}))
