import { COVERAGES_MESSAGES, PAYERS_MESSAGES } from '@oaklet/api'
import { type Client, type Coverage, coverageTime, type Practice } from '@oaklet/api/contract'
import { Button, Icon, Spread, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { payersQuery } from '../../../records/payers/payers-queries'
import { useApi } from '../../../shared/use-api'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions } from '../../../shared/use-session'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { FeeAgreements } from '../fees/FeeAgreements'
import { BillLinks } from './BillLinks'
import type { CoverageAct } from './coverage-acts'
import { AddCoverageDialog, CoverageDialogs } from './CoverageDialogs'
import { CoverageSections } from './CoverageSections'
import { CoverageSkeleton } from './CoverageSkeleton'
import { coveragesQueries } from './coverages-queries'
import { NoCoverage } from './NoCoverage'
import { PRIORITY_WORDS } from '../../../records/coverages/policy-words'

/** What the tab is given. */
export interface ClientCoverageProps {
  client: Client
  practice: Practice
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

const ADD_BUTTON_ID = 'add-coverage'

/** The insurances of a client, in the order in which they pay, and what their payers allowed. */
export function ClientCoverage({ client, practice, today }: ClientCoverageProps) {
  const can = usePermissions()
  const api = useApi()
  const query = useQuery(coveragesQueries(api, practice.id).ofClient(client.id))
  const payers = useQuery(payersQuery(api, practice.id))
  const [act, setAct] = useState<CoverageAct | null>(null)
  // The first coverage takes away the button that added it, and so does what is verified or deleted.
  useKeptFocus(query.data, ADD_BUTTON_ID)

  const onAct = can('clients:write') ? setAct : null
  const button = onAct && (
    <Button
      {...AddCoverageDialog.onIntent}
      id={ADD_BUTTON_ID}
      icon={<Icon of="plus" />}
      onPress={() => onAct({ kind: 'add' })}
    >
      Add coverage
    </Button>
  )
  const placeholder = <CoverageSkeleton />
  return (
    <WhenLoaded
      query={query}
      fallback={COVERAGES_MESSAGES.list}
      label="Loading coverage"
      placeholder={placeholder}
    >
      {({ coverages, authorizations }) => (
        <WhenLoaded
          query={payers}
          fallback={PAYERS_MESSAGES.list}
          label="Loading coverage"
          placeholder={placeholder}
        >
          {(known) => (
            <Stack gap="xl">
              {coverages.length === 0 ? (
                <NoCoverage hasPayers={known.some(({ isActive }) => isActive)} action={button} />
              ) : (
                <Stack gap="xl">
                  <Spread>
                    <Text tone="quiet">Insurances stand in the order in which they pay.</Text>
                    {button}
                  </Spread>
                  <CoverageSections
                    coverages={coverages}
                    authorizations={authorizations}
                    currency={practice.currency}
                    timeZone={practice.timeZone}
                    today={today}
                    onAct={onAct}
                  />
                </Stack>
              )}
              {act && (
                <CoverageDialogs
                  act={act}
                  client={client}
                  practice={practice}
                  freePriority={freePriority(coverages, today)}
                  today={today}
                  onClose={() => setAct(null)}
                />
              )}
              {can('invoices:view') && <FeeAgreements client={client} practice={practice} today={today} />}
              <BillLinks client={client} />
            </Stack>
          )}
        </WhenLoaded>
      )}
    </WhenLoaded>
  )
}

/** The first place that no coverage has today; the first where all are taken. */
function freePriority(coverages: readonly Coverage[], today: string): number {
  const taken = coverages
    .filter((coverage) => coverageTime(coverage, today) === 'current')
    .map(({ priority }) => priority)
  return PRIORITY_WORDS.map((_, index) => index + 1).find((place) => !taken.includes(place)) ?? 1
}
