import { fixtureId } from '../testing/fixture-id'
import { fixtureOf } from '../testing/fixture-of'
import { bandOf, scoreOf, tellsOfSelfHarm } from './measure-scoring'
import { type Measure, RecordMeasureBody } from './measures-contract'

/** A PHQ-9 of 12 points, without thoughts of death. */
export const aMeasureBody = fixtureOf<RecordMeasureBody>(RecordMeasureBody, () => ({
  kind: 'phq9',
  takenOn: '2026-11-17',
  answers: [2, 2, 2, 2, 1, 1, 1, 1, 0],
  difficulty: 'somewhat',
}))

/** What the server made of `aMeasureBody`; score and band follow from the answers. */
export const aMeasure = (changes: Partial<Measure> = {}): Measure => {
  const { kind, answers, ...body } = { ...aMeasureBody(), ...changes }
  const score = scoreOf(answers)
  return {
    ...body,
    kind,
    answers,
    id: fixtureId(80),
    practiceId: fixtureId(3),
    clientId: fixtureId(30),
    score,
    band: bandOf(kind, score),
    isSafetyAlert: tellsOfSelfHarm(kind, answers),
    isAlertOpen: tellsOfSelfHarm(kind, answers),
    acknowledgment: null,
    source: 'staff',
    recordedByName: 'Dr. Imani Cole',
    recordedAt: '2026-11-17T15:00:00Z',
    status: 'final',
    error: null,
    version: 1,
    ...changes,
  }
}
