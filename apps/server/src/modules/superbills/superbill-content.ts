import { MAX_DIAGNOSES, type SuperbillDocument, type SuperbillLine } from '@oaklet/api/contract'
import { dayOf, type PracticeToday } from '../../calendar-day'
import { chargeOf, type SessionLine } from './session-lines'

const OFFICE = '11'
const TELEHEALTH_AT_HOME = '10'

/** The lines of a document: `paid` is what is paid for each session line, `diagnoses` what the client is treated for. */
export const documentLines = (
  lines: readonly SessionLine[],
  paid: readonly number[],
  diagnoses: readonly string[],
  { timeZone }: Pick<PracticeToday, 'timeZone'>,
): SuperbillLine[] =>
  lines.map((line, index) => ({
    appointmentId: line.appointmentId,
    date: dayOf(line.startsAt, timeZone),
    placeOfService: line.locationId === null ? TELEHEALTH_AT_HOME : OFFICE,
    code: line.code,
    modifiers: line.modifiers,
    label: line.label,
    diagnoses: diagnoses.slice(0, MAX_DIAGNOSES),
    units: line.units,
    chargedCents: chargeOf(line),
    paidCents: paid[index] ?? 0,
  }))

/** What a document’s lines come to. */
export interface SuperbillSums {
  sessionCount: number
  chargedCents: number
  paidCents: number
}

/** Adds lines up; a session counts once, however many services it had. */
export const sumLines = (
  lines: readonly Pick<SuperbillLine, 'appointmentId' | 'chargedCents' | 'paidCents'>[],
): SuperbillSums => ({
  sessionCount: new Set(lines.map(({ appointmentId }) => appointmentId)).size,
  chargedCents: lines.reduce((sum, { chargedCents }) => sum + chargedCents, 0),
  paidCents: lines.reduce((sum, { paidCents }) => sum + paidCents, 0),
})

/** A document as it is shown to who may not know the client’s diagnoses. */
export const withoutDiagnoses = (document: SuperbillDocument): SuperbillDocument => ({
  ...document,
  lines: document.lines.map((line) => ({ ...line, diagnoses: null })),
})
