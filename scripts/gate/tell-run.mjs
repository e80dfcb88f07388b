import { stripVTControlCharacters } from 'node:util'

/** As much of a failure as tells where to look; the whole stands where it happened. */
const LINES_OF_A_FAILURE = 12
const SLOWEST_TOLD = 10

/** More second tries than these in one run are a fault, not chance. */
const MOST_FLAKY = 2

const inSeconds = (seconds) => `${seconds.toFixed(1)} s`

/** The sum over all steps; more flaky tests than may be count as one failure. */
export function sumUp(outcomes) {
  const count = (key) => outcomes.reduce((sum, outcome) => sum + outcome[key], 0)
  const flaky = outcomes.flatMap((outcome) => outcome.flaky)
  const tooMany = flaky.length > MOST_FLAKY ? 1 : 0
  return { passed: count('passed'), failed: count('failed') + tooMany, flaky }
}

function linesOf({ test, message }) {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n')
  return [`  ${test}`, ...lines.slice(0, LINES_OF_A_FAILURE).map((line) => `    ${line}`)]
}

/** Each step that failed and its tests that did: what failed far above is met again at the end. */
export const tellFailures = (outcomes) =>
  outcomes
    .filter(({ failed }) => failed > 0)
    .flatMap(({ title, failed, failures }) => [`✗ ${title}: ${failed} failed`, ...failures.flatMap(linesOf)])

/** The slowest tests of all steps. */
export const tellSlowest = (outcomes) =>
  outcomes
    .flatMap(({ slowest }) => slowest)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST_TOLD)
    .map(({ test, seconds }) => `  ${inSeconds(seconds).padStart(8)}  ${test}`)

/** A line for each test that passed on its second try only: each is a defect to mend before anything else. */
export function tellFlaky(flaky) {
  const firstLine = (message) => stripVTControlCharacters(message).trim().split('\n')[0]
  const lines = flaky.map(({ test, message }) => `flaky: ${test}: ${firstLine(message)}`)
  if (flaky.length <= MOST_FLAKY) return lines
  return [...lines, `✗ ${flaky.length} tests passed on their second try only; at most ${MOST_FLAKY} may.`]
}

/** The head of a step that has ended. */
export const tellStep = ({ title, passed, failed, seconds, work }) => {
  const counted = Object.entries(work).map(([kind, count]) => `${kind} ${count}`)
  const told = [`${passed} passed, ${failed} failed`, inSeconds(seconds), ...counted]
  return `▸ ${title}\n  ${told.join(', ')}`
}
