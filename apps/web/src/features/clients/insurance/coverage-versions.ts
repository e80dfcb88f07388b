import type { Coverage, CoverageInput } from '@oaklet/api/contract'
import { formatMediumDate } from '../../../shared/format-date'
import { formatMoney } from '../../../shared/format-money'
import { coverageInput, type CoverageValues } from './coverage-form'
import { COVERAGE_STATUS_WORDS } from './coverage-words'
import { comparedWords } from '../../../shared/forms/compared-words'
import { SEX_WORDS } from '../../../records/clients/sex-words'
import { priorityWords, RELATION_WORDS } from '../../../records/coverages/policy-words'

interface Words {
  currency: string
  payerName: (payerId: string) => string
}

/** Both versions of a coverage in words, line by line, for the person to choose from. */
export const coverageVersions = (mine: CoverageValues, theirs: Coverage, words: Words) =>
  comparedWords(wordsOf(coverageInput(mine), words), wordsOf(theirs, words))

function wordsOf(coverage: CoverageInput, { currency, payerName }: Words): Record<string, string> {
  const { policyHolder: holder } = coverage
  const money = (cents: number | null) => (cents === null ? '' : formatMoney(cents, currency))
  const percent = coverage.coinsurancePercent
  return {
    Insurance: payerName(coverage.payerId),
    Order: priorityWords(coverage.priority),
    'Member id': coverage.memberId,
    'Group number': coverage.groupNumber,
    'Group name': coverage.groupName,
    Plan: coverage.planName,
    'The client is': RELATION_WORDS[coverage.relation],
    'Policy holder': holder === null ? '' : `${holder.firstName} ${holder.lastName}`,
    'Policy holder’s date of birth': day(holder?.dateOfBirth ?? null),
    'Policy holder’s administrative sex': holder === null ? '' : SEX_WORDS[holder.administrativeSex],
    'Policy holder’s address': Object.values(holder?.address ?? {})
      .filter(Boolean)
      .join(', '),
    'First day': day(coverage.effectiveFrom),
    'Last day': day(coverage.effectiveTo),
    Status: COVERAGE_STATUS_WORDS[coverage.status].word,
    Copay: money(coverage.copayCents),
    Coinsurance: percent === null ? '' : `${percent}%`,
    Deductible: money(coverage.deductibleCents),
    'Met of the deductible': money(coverage.deductibleMetCents),
    'Met as of': day(coverage.deductibleAsOf),
    'The insurance pays': coverage.acceptsAssignment ? 'The practice' : 'The client',
    'Assignment of benefits signed': day(coverage.signatureOn),
    'Release of information signed': day(coverage.releaseOn),
  }
}

const day = (date: string | null): string => (date === null || date === '' ? '' : formatMediumDate(date))
