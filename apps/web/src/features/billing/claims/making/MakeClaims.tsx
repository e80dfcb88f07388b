import { CLAIMS_MESSAGES } from '@oaklet/api'
import { type Claim, type ClaimCandidates, MAX_CLAIM_CANDIDATES, type Practice } from '@oaklet/api/contract'
import { Banner, Skeleton, Stack, Text } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../shared/use-api'
import { WhenLoaded } from '../../../../shared/WhenLoaded'
import { billingQueries } from '../../billing-queries'
import { RunStack } from '../../runs/RunStack'
import { useRun } from '../../runs/use-run'
import { withoutDone } from '../../runs/without-done'
import { candidateKey, isMakeable, type MakeableCandidate, MAKING_WORDS } from './candidate-words'
import { CandidatesTable } from './CandidatesTable'
import { MakingResult } from './MakingResult'
import { NoCoverageCard } from './NoCoverageCard'

const NONE: ReadonlySet<string> = new Set()

/** The insured sessions that are on no claim yet; claims are made of all of them at once, or of those that are chosen. */
export function MakeClaims({ practice }: { practice: Practice }) {
  const api = useApi()
  const query = useQuery(billingQueries(api, practice.id).claimCandidates())
  const { run: making, start, stop } = useRun<MakeableCandidate>(MAKING_WORDS)
  const [leftOut, setLeftOut] = useState(NONE)
  const [made, setMade] = useState<readonly Claim[]>([])
  const make = (candidates: readonly MakeableCandidate[]) => {
    setMade([])
    start(candidates, {
      keyOf: candidateKey,
      act: async ({ coverageId, appointmentIds }, idempotencyKey) => {
        const body = { coverageId, appointmentIds }
        const claim = await api.claims.create({ practiceId: practice.id }, body, { idempotencyKey })
        setMade((before) => [...before, claim])
      },
    })
  }
  const body = ({ items, hasMore, currency }: ClaimCandidates) => (
    <Stack gap="xl">
      {hasMore && (
        <Banner tone="info">
          These are the first {MAX_CLAIM_CANDIDATES}. Once their claims are made, the others show.
        </Banner>
      )}
      <CandidatesTable
        candidates={withoutDone(items.filter(isMakeable), making, candidateKey)}
        currency={currency}
        leftOut={leftOut}
        onLeaveOut={setLeftOut}
        onMake={make}
      />
      <NoCoverageCard candidates={items.filter((candidate) => !isMakeable(candidate))} />
    </Stack>
  )
  return (
    <RunStack
      run={making}
      words={MAKING_WORDS}
      header={
        <Text tone="quiet">
          Completed sessions that insurance pays, each row one claim. Nothing is sent. What stands in the way
          can be put right before or after.
        </Text>
      }
      stays="What is made stays, also when you stop or leave this page."
      onStop={stop}
    >
      {making && <MakingResult making={making} made={made} onTryAgain={make} />}
      <WhenLoaded
        query={query}
        fallback={CLAIMS_MESSAGES.candidates}
        label="Loading sessions"
        placeholder={<Skeleton shape="row" count={6} />}
      >
        {body}
      </WhenLoaded>
    </RunStack>
  )
}
