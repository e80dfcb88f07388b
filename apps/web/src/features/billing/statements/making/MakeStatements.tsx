import { STATEMENTS_MESSAGES } from '@oaklet/api'
import { MAX_STATEMENT_CANDIDATES, type Practice, type StatementCandidate } from '@oaklet/api/contract'
import { Banner, PAGE_HEADING_ID, PageHeader, Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApi } from '../../../../shared/use-api'
import { useKeptFocus } from '../../../../shared/use-kept-focus'
import { usePage } from '../../../../shared/use-page'
import { WhenLoaded } from '../../../../shared/WhenLoaded'
import { withParams } from '../../../../shared/with-params'
import { statementCrumbs } from '../../billing-crumbs'
import { billingQueries } from '../../billing-queries'
import { OneClient } from '../../OneClient'
import { RunStack } from '../../runs/RunStack'
import { useRun } from '../../runs/use-run'
import { withoutDone } from '../../runs/without-done'
import { MAKE_TITLE } from '../statement-words'
import { candidateKey, MAKING_WORDS } from './candidate-words'
import { CandidatesTable } from './CandidatesTable'
import { MakingResult } from './MakingResult'

const NONE: ReadonlySet<string> = new Set()

/** /billing/statements?make=…: choose for whom of those who owe a draft is made. */
export function MakeStatements({ practice }: { practice: Practice }) {
  usePage(MAKE_TITLE)
  const [search, setSearch] = useSearchParams()
  const clientId = search.get('client')
  const api = useApi()
  const query = useQuery(
    billingQueries(api, practice.id).statementCandidates({
      filter: 'to_draft',
      ...(clientId !== null && { clientId }),
    }),
  )
  const { run, start, stop } = useRun<StatementCandidate>(MAKING_WORDS)
  const [leftOut, setLeftOut] = useState(NONE)
  // The button that shows all clients goes when it is pressed.
  useKeptFocus(clientId, PAGE_HEADING_ID)
  const make = (candidates: readonly StatementCandidate[]) =>
    start(candidates, {
      keyOf: candidateKey,
      act: ({ client }, idempotencyKey) =>
        api.statements.create({ practiceId: practice.id }, { clientId: client.id }, { idempotencyKey }),
    })

  return (
    <RunStack
      run={run}
      words={MAKING_WORDS}
      header={
        <PageHeader
          title={MAKE_TITLE}
          summary="Clients who owe and have no draft yet. Nothing is sent."
          breadcrumbs={statementCrumbs(MAKE_TITLE)}
        />
      }
      stays="What is made stays, also when you stop or leave this page."
      onStop={stop}
    >
      {run && <MakingResult making={run} onTryAgain={make} />}
      {clientId !== null && (
        <OneClient
          practiceId={practice.id}
          clientId={clientId}
          words={(name) => `Only what ${name} owes.`}
          onShowAll={() => setSearch((before) => withParams(before, { client: null }), { replace: true })}
        />
      )}
      <WhenLoaded
        query={query}
        fallback={STATEMENTS_MESSAGES.candidates}
        label="Loading clients who owe"
        placeholder={<Skeleton shape="row" count={6} />}
      >
        {({ items, hasMore, currency }) => (
          <Stack gap="m">
            {hasMore && (
              <Banner tone="info">
                These are the first {MAX_STATEMENT_CANDIDATES}. Once their statements are made, the others
                show.
              </Banner>
            )}
            <CandidatesTable
              candidates={withoutDone(items, run, candidateKey)}
              currency={currency}
              leftOut={leftOut}
              onLeaveOut={setLeftOut}
              onMake={make}
            />
          </Stack>
        )}
      </WhenLoaded>
    </RunStack>
  )
}
