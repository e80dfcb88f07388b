import {
  ASKS_DIFFICULTY,
  HIGHEST_ANSWERS,
  MEASURE_LENGTHS,
  scoreOf,
  type MeasureKind,
} from '@oaklet/api/contract'
import { addDays, daysBetween } from '../calendar-day'
import type { DemoAppointment, DemoYear } from './demo-appointments'
import type { DemoClient } from './demo-clients'
import { demoId } from './demo-id'
import { createRandom, type Random } from './random'
import type { measures } from '../db/schema/measures-table'

type MeasureRow = typeof measures.$inferInsert

const YOUNGEST = 12
const EVERY_DAYS = 26
/** Who speaks of self-harm is asked at each session. */
const CLOSELY_EVERY_DAYS = 6
const CLOSELY_FOR_DAYS = 30
const LAPSED_FOR_DAYS = 50
/** After so long, what treatment does has been done. */
const SETTLED_AFTER_DAYS = 200
const MINUTE_MS = 60_000
const SPOKEN_AFTER_MINUTES = 45

/** The course of a client's scores; a client whose measures lapsed has no recent one. */
type Course = 'better' | 'unchanged' | 'worse' | 'lapsed' | 'never asked'

const COURSES: readonly Course[] = [
  ...(['better', 'better', 'unchanged', 'better', 'better', 'never asked', 'better', 'better'] as const),
  ...(['lapsed', 'better', 'better', 'better', 'better', 'unchanged', 'better', 'better'] as const),
  ...(['better', 'worse', 'better', 'better', 'unchanged', 'better', 'lapsed', 'better'] as const),
  ...(['better', 'never asked', 'better', 'unchanged', 'better', 'better', 'better'] as const),
]

/** The clients who are treated for what they lived through, by their place in the list: they fill in a PCL-5 too. */
const TRAUMA: ReadonlySet<number> = new Set([6, 24, 40])
/** Their first score, and how many points it falls with each further one. */
const [TRAUMA_START, TRAUMA_STEP] = [52, 4]

/** The clients who spoke of self-harm, by their place in the list: two as they began, and one of late. */
const SELF_HARM: ReadonlyMap<number, 'at first' | 'of late'> = new Map([
  [31, 'at first'],
  [37, 'of late'],
  [45, 'at first'],
])

/**
 * The PHQ-9 and the GAD-7 of those who come alone, from their first session of the demonstration on, about every
 * four weeks. Each client draws from a generator of their own, so that all else stays as it was.
 */
export const demoMeasures = (
  year: DemoYear,
  clients: readonly DemoClient[],
  appointments: readonly DemoAppointment[],
  seed: number,
): MeasureRow[] =>
  clients.flatMap((client, index) => {
    const course = COURSES[index % COURSES.length] ?? 'better'
    const sessions = sessionsAsked(year, client, course, SELF_HARM.get(index), appointments)
    const measured = measuresOf(createRandom(seed * 1000 + index), course, SELF_HARM.get(index), sessions)
    return TRAUMA.has(index)
      ? [...measured, ...checklistsOf(createRandom(seed * 2000 + index), sessions)]
      : measured
  })

/** A PCL-5 at every other session at which something is asked. */
const checklistsOf = (random: Random, sessions: readonly DemoAppointment[]): MeasureRow[] =>
  sessions
    .filter((_, index) => index % 2 === 0)
    .map((session, index) => {
      const score = TRAUMA_START - TRAUMA_STEP * index + random.between(-2, 2)
      return measure(session, 'pcl5', answersFor(random, scaleOf('pcl5'), score), random.between(13, 16))
    })

/** The completed sessions at which a client fills both in, in order. */
function sessionsAsked(
  { today }: DemoYear,
  client: DemoClient,
  course: Course,
  selfHarm: 'at first' | 'of late' | undefined,
  appointments: readonly DemoAppointment[],
): DemoAppointment[] {
  const closelyFrom = addDays(today, selfHarm === 'of late' ? -CLOSELY_FOR_DAYS : 1)
  const until = course === 'lapsed' ? addDays(today, -LAPSED_FOR_DAYS) : today
  const asked: DemoAppointment[] = []
  if (course === 'never asked') return asked
  for (const session of appointments.filter((each) => isAloneWith(client, each)).toSorted(byStart)) {
    const last = asked.at(-1)
    const pause = session.day >= closelyFrom ? CLOSELY_EVERY_DAYS : EVERY_DAYS
    if (session.day <= until && (last === undefined || daysBetween(last.day, session.day) >= pause))
      asked.push(session)
  }
  return asked
}

const byStart = (one: DemoAppointment, other: DemoAppointment): number =>
  one.startsAt.getTime() - other.startsAt.getTime()

const isAloneWith = (client: DemoClient, { clients, status, day }: DemoAppointment): boolean =>
  status === 'completed' && clients.length === 1 && clients[0] === client && isOldEnough(client, day)

/** Couples and families have no date of birth, and no questionnaire together. */
function isOldEnough({ row }: DemoClient, day: string): boolean {
  const { dateOfBirth } = row
  if (typeof dateOfBirth !== 'string') return false
  return `${Number(dateOfBirth.slice(0, 4)) + YOUNGEST}${dateOfBirth.slice(4)}` <= day
}

function measuresOf(
  random: Random,
  course: Course,
  selfHarm: 'at first' | 'of late' | undefined,
  sessions: readonly DemoAppointment[],
): MeasureRow[] {
  const start = course === 'worse' ? random.between(8, 12) : random.between(8, 20)
  const change = changeIn(course, random)
  const anxietyShare = random.between(60, 95) / 100
  const [first] = sessions
  return sessions.flatMap((session, index) => {
    const progress = Math.min(1, daysBetween(first?.day ?? session.day, session.day) / SETTLED_AFTER_DAYS)
    const level = start * (1 + change * Math.sqrt(progress))
    const isTold =
      selfHarm === 'at first' ? index === 0 : selfHarm === 'of late' && index >= sessions.length - 2
    const depression = answersFor(
      random,
      { questions: 8, highest: HIGHEST_ANSWERS.phq9 },
      level + random.between(-2, 2),
    )
    const anxiety = answersFor(random, scaleOf('gad7'), level * anxietyShare + random.between(-2, 2))
    const phq9 = measure(session, 'phq9', [...depression, isTold ? 1 : 0], random.between(4, 8))
    const isSpokenOf = isTold && (selfHarm === 'at first' || index < sessions.length - 1)
    return [isSpokenOf ? acknowledged(phq9) : phq9, measure(session, 'gad7', anxiety, random.between(9, 12))]
  })
}

/** What share of the first score comes on top in the end, or goes. */
function changeIn(course: Course, random: Random): number {
  if (course === 'worse') return random.between(35, 60) / 100
  if (course === 'unchanged') return random.between(-5, 5) / 100
  return random.between(25, 60) / -100
}

interface Scale {
  questions: number
  highest: number
}

const scaleOf = (kind: MeasureKind): Scale => ({
  questions: MEASURE_LENGTHS[kind],
  highest: HIGHEST_ANSWERS[kind],
})

/** Answers that add up to about `score`, spread over the questions. */
function answersFor(random: Random, { questions, highest }: Scale, score: number): number[] {
  const answers = Array.from({ length: questions }, () => 0)
  const points = Math.max(0, Math.min(questions * highest, Math.round(score)))
  for (let point = 0; point < points; point += 1) {
    const open = answers.flatMap((answer, at) => (answer < highest ? [at] : []))
    const at = random.pick(open)
    answers[at] = (answers[at] ?? 0) + 1
  }
  return answers
}

function measure(
  { clients, practiceId, clinicianId, day, startsAt }: DemoAppointment,
  kind: MeasureKind,
  answers: number[],
  minutesIn: number,
): MeasureRow {
  const [client] = clients
  if (client === undefined) throw new Error('A session needs a client')
  const { organizationId, id: clientId } = client.row
  const score = scoreOf(answers)
  return {
    organizationId,
    id: demoId(`measure ${kind} ${clientId} ${day}`),
    practiceId,
    clientId,
    kind,
    takenOn: day,
    answers,
    difficulty: ASKS_DIFFICULTY[kind] ? difficultyAt(score) : null,
    score,
    status: 'final',
    recordedById: clinicianId,
    recordedAt: new Date(startsAt.getTime() + minutesIn * MINUTE_MS),
    alertClosedAt: null,
    alertClosedById: null,
    spokenOn: null,
    spokenNote: null,
    version: 1,
  }
}

/** The clinician spoke with the client in the session. */
const acknowledged = (row: MeasureRow): MeasureRow => ({
  ...row,
  alertClosedAt: new Date(row.recordedAt.getTime() + SPOKEN_AFTER_MINUTES * MINUTE_MS),
  alertClosedById: row.recordedById,
  spokenOn: row.takenOn,
  spokenNote: 'Passing thoughts, no plan and no means at home. We made a safety plan together.',
  version: 2,
})

/** It is asked of those who have any problem. */
function difficultyAt(score: number): MeasureRow['difficulty'] {
  if (score === 0) return null
  if (score < 5) return 'not'
  if (score < 12) return 'somewhat'
  return score < 20 ? 'very' : 'extremely'
}
