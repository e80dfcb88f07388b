import { COVERAGES_MESSAGES } from '@oaklet/api'
import { type Authorization, type Coverage, coverageTime } from '@oaklet/api/contract'
import { Banner, Card, Disclosure, Heading, Stack } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { failureWords } from '../../../shared/failure-words'
import { AuthorizationList } from './AuthorizationList'
import type { OnAct } from './coverage-acts'
import { daysWords } from './coverage-words'
import { CoverageActions } from './CoverageActions'
import { CoverageFacts } from './CoverageFacts'
import { useVerifyCoverage } from './use-verify-coverage'
import { priorityWords } from '../../../records/coverages/policy-words'

interface CoverageSectionsProps {
  coverages: readonly Coverage[]
  authorizations: readonly Authorization[]
  currency: string
  timeZone: string
  /** `YYYY-MM-DD` where the practice is. */
  today: string
  onAct: OnAct
}

/** The coverages in force as cards, in the order in which they pay; earlier and later ones can be opened below. */
export function CoverageSections({ coverages, ...shared }: CoverageSectionsProps) {
  const isCurrent = (coverage: Coverage) => coverageTime(coverage, shared.today) === 'current'
  const others = coverages.filter((coverage) => !isCurrent(coverage))
  return (
    <Stack gap="2xl">
      <Stack gap="xl">
        {coverages.filter(isCurrent).map((coverage) => (
          <CoverageCard key={coverage.id} coverage={coverage} {...shared} />
        ))}
      </Stack>
      {others.length > 0 && (
        <Stack gap="m">
          <Heading level={2} look="card">
            Earlier and later coverage
          </Heading>
          {others.map((coverage) => (
            <Disclosure key={coverage.id} title={titleOf(coverage, shared.today)}>
              <OtherCoverage coverage={coverage} {...shared} />
            </Disclosure>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

/** `Cigna, January 1, 2025 to December 31, 2025`, and whether it is no longer used. */
const titleOf = (coverage: Coverage, today: string): string =>
  [coverage.payerName, daysWords(coverage, today), coverage.status === 'inactive' && 'no longer used']
    .filter(Boolean)
    .join(', ')

type OneCoverageProps = Omit<CoverageSectionsProps, 'coverages'> & { coverage: Coverage }

function CoverageCard(props: OneCoverageProps) {
  const { coverage } = props
  const { actions, failure } = useActions(props)
  return (
    <Card title={`${priorityWords(coverage.priority)}: ${coverage.payerName}`} {...(actions && { actions })}>
      <Stack gap="xl">
        {failure}
        <Content {...props} headingLevel={3} />
      </Stack>
    </Card>
  )
}

function OtherCoverage(props: OneCoverageProps) {
  const { actions, failure } = useActions(props)
  return (
    <Stack gap="xl">
      {failure}
      <Content {...props} headingLevel={4} actions={actions} />
    </Stack>
  )
}

interface ContentProps extends OneCoverageProps {
  headingLevel: 3 | 4
  /** Stand among the facts where there is no title of a card. */
  actions?: ReactNode
}

function Content({ headingLevel, actions, ...props }: ContentProps) {
  const { coverage, authorizations, currency, timeZone, today, onAct } = props
  return (
    <>
      <CoverageFacts
        coverage={coverage}
        currency={currency}
        timeZone={timeZone}
        today={today}
        actions={actions}
      />
      <AuthorizationList
        coverage={coverage}
        authorizations={authorizations.filter(({ coverageId }) => coverageId === coverage.id)}
        today={today}
        headingLevel={headingLevel}
        onAct={onAct}
      />
    </>
  )
}

/** The buttons of a coverage for those who may change it, and why it could not be verified. */
function useActions({ coverage, onAct }: OneCoverageProps) {
  const { verify, isPending, error } = useVerifyCoverage(coverage)
  return {
    actions: onAct && (
      <CoverageActions coverage={coverage} isVerifying={isPending} onVerify={verify} onAct={onAct} />
    ),
    failure: error !== null && (
      <Banner tone="bad" isAnnounced>
        {failureWords(error, COVERAGES_MESSAGES.update)}
      </Banner>
    ),
  }
}
