import { CLAIMS_MESSAGES } from '@oaklet/api'
import type { ClaimSummary, Practice } from '@oaklet/api/contract'
import { Banner, Button, EmptyState, LinkButton, Stack } from '@oaklet/design-system'
import { countOf } from '../../../../shared/count-of'
import { dateInZone } from '../../../../shared/format-date'
import { ListSection } from '../../../../shared/lists/ListSection'
import { paths } from '../../../../shared/paths'
import { useApi } from '../../../../shared/use-api'
import { useNow } from '../../../../shared/use-now'
import { usePermissions } from '../../../../shared/use-session'
import { RunStack } from '../../runs/RunStack'
import { useRun } from '../../runs/use-run'
import { useListFile } from '../../use-list-file'
import { useMakeFile } from '../files/use-make-file'
import { WarningsQuestion } from '../WarningsQuestion'
import { CHECKING_WORDS, CheckingResult } from './CheckingResult'
import { ClaimFilters } from './ClaimFilters'
import { ClaimsTable } from './ClaimsTable'
import { SendChosen } from './SendChosen'
import { useChosen } from './use-chosen'
import { useClaimsList } from './use-claims-list'

const NONE: readonly ClaimSummary[] = []

/** The practice’s claims; those that are ready can be sent together, and those to fix be checked again together. */
export function ClaimsList({ practice }: { practice: Practice }) {
  const [api, may] = [useApi(), usePermissions()]
  const today = dateInZone(useNow(), practice.timeZone)
  const { list, filters, isFiltered, narrowing, narrowedTo } = useClaimsList(practice.id, today)
  const { state } = filters.chosen
  const { chosen, choose } = useChosen(list.shown?.items ?? NONE, narrowedTo)
  const file = useMakeFile()
  const listFile = useListFile('claims', practice, narrowing)
  const { run: checking, start, stop } = useRun<ClaimSummary>(CHECKING_WORDS)
  const check = (claims: readonly ClaimSummary[]) => {
    choose(new Set())
    start(claims, {
      keyOf: ({ id, version }) => `${id} ${version}`,
      act: ({ id: claimId, version }, idempotencyKey) =>
        api.claims.refresh({ practiceId: practice.id, claimId }, { version }, { idempotencyKey }),
    })
  }
  const isSending = state === 'ready' && may('claims:submit')
  const isChecking = (state === 'draft' || state === 'rejected') && may('claims:create')
  const actions = isSending ? (
    <SendChosen chosen={chosen} isPending={file.isPending} onMake={file.make} />
  ) : isChecking ? (
    <Button tone="primary" onPress={() => check(chosen)}>
      {`Check ${countOf(chosen.length, 'claim', 'claims')} again`}
    </Button>
  ) : undefined
  const selection = {
    selectionMode: actions === undefined ? ('none' as const) : ('multiple' as const),
    selectedKeys: new Set(chosen.map(({ id }) => id)),
    onSelectionChange: choose,
    selectionActions: actions,
  }

  return (
    <RunStack
      run={checking}
      words={CHECKING_WORDS}
      header={null}
      stays="What was checked stays, also when you stop or leave this page."
      onStop={stop}
    >
      {checking && <CheckingResult checking={checking} onTryAgain={check} />}
      {file.failure !== null && (
        <Banner tone="bad" isAnnounced>
          {file.failure}
        </Banner>
      )}
      <Stack gap="l">
        <ListSection
          filters={
            <>
              <ClaimFilters practiceId={practice.id} filters={filters}>
                {listFile.button}
              </ClaimFilters>
              {listFile.failure}
            </>
          }
          list={list}
          failure={CLAIMS_MESSAGES.list}
          pages="Pages of claims"
          isFiltered={isFiltered}
          nothingYet={
            <EmptyState
              title="No claims yet"
              action={
                may('claims:create') && (
                  <LinkButton href={paths.claims({ view: 'make' })}>Make claims</LinkButton>
                )
              }
            >
              A claim asks a client’s insurance to pay for completed sessions. Make them from the sessions
              that wait.
            </EmptyState>
          }
          noMatch={
            <EmptyState title="No claim matches">
              Try another name or number, state, age, insurance, filing limit, appeal or time.
            </EmptyState>
          }
          table={(rows) => <ClaimsTable {...rows} today={today} selection={selection} />}
        />
      </Stack>
      <WarningsQuestion {...file.question} />
    </RunStack>
  )
}
