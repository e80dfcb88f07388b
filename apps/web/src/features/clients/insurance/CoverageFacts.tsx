import type { Coverage } from '@oaklet/api/contract'
import type { ReactNode } from 'react'
import { DescriptionList, Inline, Spread, Stack, StatusBadge, Text } from '@oaklet/design-system'
import { dateInZone, formatMediumDate } from '../../../shared/format-date'
import {
  COVERAGE_STATUS_WORDS,
  daysWords,
  deductibleWords,
  moneyOrUnknown,
  policyHolderWords,
  signedWords,
} from './coverage-words'

interface CoverageFactsProps {
  coverage: Coverage
  currency: string
  timeZone: string
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  /** Stand beside the status, where no title has room for them. */
  actions?: ReactNode
}

/** What is known of a coverage: whether it is verified, what the card says, and what it leaves to the client. */
export function CoverageFacts({ coverage, currency, timeZone, today, actions }: CoverageFactsProps) {
  const { groupNumber, groupName, planName, coinsurancePercent, acceptsAssignment } = coverage
  const group = [groupNumber, groupName].filter(Boolean).join(', ')
  return (
    <Stack gap="l">
      <Spread>
        <Verification coverage={coverage} timeZone={timeZone} />
        {actions}
      </Spread>
      <DescriptionList
        items={[
          { term: 'Member id', description: coverage.memberId },
          { term: 'Group', description: group || 'None' },
          { term: 'Plan', description: planName || 'Not given' },
          { term: 'Policy holder', description: policyHolderWords(coverage) },
          { term: 'In force', description: daysWords(coverage, today) },
          { term: 'Copay for each session', description: moneyOrUnknown(coverage.copayCents, currency) },
          {
            term: 'Coinsurance',
            description: coinsurancePercent === null ? 'Not known' : `${coinsurancePercent}%`,
          },
          { term: 'Deductible', description: deductibleWords(coverage, currency) },
          { term: 'The insurance pays', description: acceptsAssignment ? 'The practice' : 'The client' },
          { term: 'Assignment of benefits', description: signedWords(coverage.signatureOn) },
          { term: 'Release of information', description: signedWords(coverage.releaseOn) },
        ]}
      />
    </Stack>
  )
}

function Verification({ coverage, timeZone }: Pick<CoverageFactsProps, 'coverage' | 'timeZone'>) {
  const { status, verifiedAt, verifiedByName } = coverage
  const { word, tone } = COVERAGE_STATUS_WORDS[status]
  return (
    <Inline gap="m">
      <StatusBadge tone={tone}>{word}</StatusBadge>
      {verifiedAt !== null && (
        <Text as="span" size="s" tone="quiet">
          {`by ${verifiedByName ?? ''} on ${formatMediumDate(dateInZone(verifiedAt, timeZone))}`}
        </Text>
      )}
    </Inline>
  )
}
