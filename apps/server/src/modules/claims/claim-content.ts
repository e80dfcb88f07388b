import {
  lineNumberOf,
  MAX_DIAGNOSES,
  type ClaimContext,
  type ClaimForm,
  type ClaimLine,
} from '@oaklet/api/contract'
import { addDays, dayOf } from '../../calendar-day'
import type { ClaimGroup } from './claim-groups'
import { clientOnClaim, coverageOnClaim, otherInsuranceOf, providersOnClaim } from './claim-people'
import type { ClaimRecords, CoverageWithPayer } from './claim-records'
import type { InsuredLine } from './insured-sessions'

const OFFICE = '11'
/** The most diagnoses that one line names. */
const MAX_POINTERS = 4
const MINUTE_MS = 60_000

/** A group whose insurance is known. */
export type InsuredGroup = ClaimGroup & { insurance: CoverageWithPayer }

/** What a claim says by the records as they are now. */
export function formFrom(records: ClaimRecords, group: InsuredGroup, pcn: string): ClaimForm {
  const { insurance, lines } = group
  const row = records.clients.get(group.clientId)
  if (row === undefined) throw new Error('A claim lacks its client')
  const client = clientOnClaim(row)
  const diagnoses = row.diagnoses.slice(0, MAX_DIAGNOSES)
  const written = lines.map((line, index) =>
    lineFrom(records, group, line, lineNumberOf(pcn, index + 1), diagnoses),
  )
  return {
    pcn,
    ...{ frequency: '1', payerClaimNumber: '' },
    ...coverageOnClaim(insurance),
    client,
    otherInsurance: otherInsuranceOf(records, insurance, client, written[0]?.date ?? records.practice.today),
    accident: { isEmployment: false, isAuto: false, autoState: '', isOther: false },
    onsetOn: null,
    acceptsAssignment: insurance.coverage.acceptsAssignment,
    ...providersOnClaim(records, group.clinicianId, insurance.payer),
    ...{ referring: null, note: '', diagnoses },
    authorizationNumber: authorizationFor(records, insurance, written),
    lines: written,
    facility: facilityOf(records, group.locationId),
    billing: records.biller,
    patientPaidCents: 0,
  }
}

function lineFrom(
  { fees, practice }: ClaimRecords,
  { insurance: { payer } }: InsuredGroup,
  line: InsuredLine,
  controlNumber: string,
  diagnoses: readonly string[],
): ClaimLine {
  const isTelehealth = line.locationId === null
  const { videoModifier, audioModifier, placeForHome } = payer.telehealth
  const isTold = line.modifiers.some((one) => one === videoModifier || one === audioModifier)
  const isMissing = isTelehealth && videoModifier !== '' && !isTold
  return {
    controlNumber,
    appointmentId: line.appointmentId,
    date: dayOf(line.startsAt, practice.timeZone),
    placeOfService: isTelehealth ? placeForHome : OFFICE,
    code: line.code,
    modifiers: isMissing && line.modifiers.length < 4 ? [...line.modifiers, videoModifier] : line.modifiers,
    pointers: diagnoses.slice(0, MAX_POINTERS).map((_, index) => index + 1),
    chargeCents: (fees.get(line.code) ?? line.feeCents) * line.units,
    units: line.units,
    note: '',
  }
}

/** The authorization that covers all lines, where there is one with visits left before one without. */
function authorizationFor(
  { authorizations }: ClaimRecords,
  { coverage }: CoverageWithPayer,
  lines: readonly ClaimLine[],
): string {
  const covering = authorizations.filter(
    ({ coverageId, codes, startsOn, endsOn }) =>
      coverageId === coverage.id &&
      lines.every(
        ({ code, date }) =>
          (codes.length === 0 || codes.includes(code)) && startsOn <= date && date <= endsOn,
      ),
  )
  const best = covering.find(({ visits, usedVisits }) => usedVisits <= visits) ?? covering[0]
  return best?.number ?? ''
}

/** Where the sessions were held, whether or not the claim has to say so. */
function facilityOf({ locations }: ClaimRecords, locationId: string | null): ClaimForm['facility'] {
  const location = locationId === null ? undefined : locations.get(locationId)
  if (location === undefined) return null
  const { name, address } = location
  return { name, npi: '', address: address.street === '' ? null : address }
}

/** The last day on which the payer must have the claim: from the first session, or from the first payer’s remittance. */
export function filingDueOn(form: ClaimForm, { payer }: CoverageWithPayer): string {
  const first = form.lines.map(({ date }) => date).toSorted()[0]
  if (first === undefined) throw new Error('A claim has no lines')
  const remittanceOn = form.otherInsurance?.answer?.remittanceOn
  if (remittanceOn !== undefined) return addDays(remittanceOn, payer.secondPayerDays ?? payer.filingDays)
  return addDays(first, form.frequency === '1' ? payer.filingDays : (payer.correctedDays ?? payer.filingDays))
}

/** What a claim’s form is looked through with, by the records as they are now. */
export function contextFrom(
  records: ClaimRecords,
  { insurance, clientId, clinicianId, lines }: InsuredGroup,
  form: ClaimForm,
): ClaimContext {
  const { coverage, payer } = insurance
  return {
    today: records.practice.today,
    payer,
    coverage,
    isUnderSupervisor:
      records.clinicians.get(clinicianId)?.clinician.renderingProvider?.isUnderSupervisor === true,
    serviceCodes: new Set(records.fees.keys()),
    sessions: new Map(
      lines.map(({ appointmentId, status, locationId, startsAt, endsAt }) => [
        appointmentId,
        {
          isCompleted: status === 'completed',
          isTelehealth: locationId === null,
          minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / MINUTE_MS),
        },
      ]),
    ),
    authorizations: records.authorizations.filter(({ coverageId }) => coverageId === coverage.id),
    others: records.claimed.filter(
      (one) => one.clientId === clientId && !lines.some((line) => line.appointmentId === one.appointmentId),
    ),
    filingDueOn: filingDueOn(form, insurance),
  }
}
