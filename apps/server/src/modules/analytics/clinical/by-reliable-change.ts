import type { Split } from '../breakdowns/breakdowns'
import {
  outcomeOf,
  RELIABLE_CHANGE_POINTS,
  SCORE_CHANGES,
  type OutcomeKind,
  type ScoreChange,
} from './measure-outcomes'

const CHANGE_WORDS: Readonly<Record<ScoreChange, string>> = {
  improved: 'Improved',
  unchanged: 'No reliable change',
  worse: 'Worse',
}

/** Splits clients with two scores of a kind by reliable change. */
export const byReliableChange = (kind: OutcomeKind): Split => ({
  name: 'Reliable change',
  definitionSuffix: `by whether the last score is lower than the first by ${RELIABLE_CHANGE_POINTS[kind]} points or more (improved), higher by as much (worse), or neither`,
  key: outcomeOf(kind).change,
  label: (id) => CHANGE_WORDS[id as ScoreChange],
  order: SCORE_CHANGES,
})
