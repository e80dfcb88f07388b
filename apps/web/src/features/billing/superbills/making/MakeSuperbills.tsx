import { SUPERBILLS_MESSAGES } from '@oaklet/api'
import { MAX_SUPERBILL_CANDIDATES, type Practice, type SuperbillCandidate } from '@oaklet/api/contract'
import { Banner, PAGE_HEADING_ID, PageHeader, Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateInZone } from '../../../../shared/format-date'
import { useApi } from '../../../../shared/use-api'
import { useKeptFocus } from '../../../../shared/use-kept-focus'
import { useNow } from '../../../../shared/use-now'
import { usePage } from '../../../../shared/use-page'
import { WhenLoaded } from '../../../../shared/WhenLoaded'
import { superbillCrumbs } from '../../billing-crumbs'
import { billingQueries } from '../../billing-queries'
import type { Days } from '../../month-before'
import { OneClient } from '../../OneClient'
import { RunStack } from '../../runs/RunStack'
import { useRun } from '../../runs/use-run'
import { withoutDone } from '../../runs/without-done'
import { periodWords } from '../../period-words'
import { MAKE_TITLE } from '../superbill-words'
import { candidateKey, MAKING_WORDS } from './candidate-words'
import { CandidatesTable } from './CandidatesTable'
import { MakingResult } from './MakingResult'
import { PeriodFilter } from './PeriodFilter'
import { useMakingAddress } from './use-making-address'

const NONE: ReadonlySet<string> = new Set()

/** /billing/superbills?make=…: choose a period, then for whom of those with sessions in it superbills are made. */
export function MakeSuperbills({ practice }: { practice: Practice }) {
  usePage(MAKE_TITLE)
  const today = dateInZone(useNow(), practice.timeZone)
  const { days, clientId, showAllClients, ...address } = useMakingAddress(today)
  const api = useApi()
  const queries = billingQueries(api, practice.id)
  const query = useQuery(queries.superbillCandidates({ ...days, ...(clientId !== null && { clientId }) }))
  const { run: making, start, stop } = useRun<SuperbillCandidate>(MAKING_WORDS)
  /** The days that the run makes superbills of. */
  const [madeOf, setMadeOf] = useState<Days>(days)
  const [leftOut, setLeftOut] = useState(NONE)
  const result = madeOf.from === days.from && madeOf.to === days.to ? making : null
  // The button that shows all clients goes when it is pressed.
  useKeptFocus(clientId, PAGE_HEADING_ID)
  const make = (candidates: readonly SuperbillCandidate[]) => {
    setMadeOf(days)
    start(candidates, {
      keyOf: (candidate) => `${candidateKey(candidate)} ${days.from} ${days.to}`,
      act: ({ client, clinician }, idempotencyKey) =>
        api.superbills.create(
          { practiceId: practice.id },
          { clientId: client.id, clinicianId: clinician.id, ...days },
          { idempotencyKey },
        ),
    })
  }
  return (
    <RunStack
      run={making}
      words={MAKING_WORDS}
      header={
        <PageHeader
          title={MAKE_TITLE}
          summary={`Completed sessions that clients pay themselves, of ${periodWords(days)}. Nothing is sent.`}
          breadcrumbs={superbillCrumbs(MAKE_TITLE)}
        />
      }
      stays="What is made stays, also when you stop or leave this page."
      onStop={stop}
    >
      {result && <MakingResult making={result} onTryAgain={make} />}
      <PeriodFilter {...address} days={days} />
      {clientId !== null && (
        <OneClient
          practiceId={practice.id}
          clientId={clientId}
          words={(name) => `Only sessions of ${name}.`}
          onShowAll={showAllClients}
        />
      )}
      <WhenLoaded
        query={query}
        fallback={SUPERBILLS_MESSAGES.candidates}
        label="Loading sessions"
        placeholder={<Skeleton shape="row" count={6} />}
      >
        {({ items, hasMore, currency }) => (
          <Stack gap="m">
            {hasMore && (
              <Banner tone="info">
                These are the first {MAX_SUPERBILL_CANDIDATES}. Once their superbills are made, the others
                show.
              </Banner>
            )}
            <CandidatesTable
              candidates={withoutDone(items, result, candidateKey)}
              currency={currency}
              days={days}
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
