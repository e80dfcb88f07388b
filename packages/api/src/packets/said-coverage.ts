import type { Coverage } from '../coverages/coverages-contract'
import { foldedText } from '../wire/folded-text'
import type { FormAnswers } from './packet-pages'

/** An insurance as a client tells of it: the insurer is a name that they typed. */
export interface SaidCoverage extends Pick<Coverage, 'memberId' | 'groupNumber' | 'relation'> {
  insurer: string
  policyHolder: { firstName: string; lastName: string; dateOfBirth: string | null } | null
}

/** The insurance that a client tells of; null where they have none, or have not said all of it. */
export function saidCoverage({ insurance }: FormAnswers): SaidCoverage | null {
  const { use, plan, holder, holder_person: person } = insurance ?? {}
  if (use?.hasInsurance !== true || plan === undefined || holder === undefined) return null
  const { relation } = holder
  if (relation === 'self') return { ...plan, relation, policyHolder: null }
  return person === undefined ? null : { ...plan, relation, policyHolder: person }
}

/** What of a coverage is compared with what a client says. */
export type ComparedCoverage = Pick<
  Coverage,
  'payerName' | 'memberId' | 'groupNumber' | 'relation' | 'policyHolder'
>

/**
 * Whether a client tells of another insurance than this one. The member number decides which one it is, as people write
 * the names of insurers in many ways; a group or a date of birth that they leave out differs from nothing.
 */
export function isOtherCoverage(onFile: ComparedCoverage | null, said: SaidCoverage): boolean {
  if (onFile === null) return true
  const [before, after] = [onFile.policyHolder, said.policyHolder]
  const isSameHolder =
    before === null || after === null
      ? before === after
      : foldedText(before.firstName) === foldedText(after.firstName) &&
        foldedText(before.lastName) === foldedText(after.lastName) &&
        (after.dateOfBirth === null || before.dateOfBirth === after.dateOfBirth)
  return (
    numberOf(onFile.memberId) !== numberOf(said.memberId) ||
    (said.groupNumber !== '' && numberOf(onFile.groupNumber) !== numberOf(said.groupNumber)) ||
    onFile.relation !== said.relation ||
    !isSameHolder
  )
}

const numberOf = (text: string): string => text.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
