import { STATEMENTS_MESSAGES } from '@oaklet/api'
import type { Practice, StatementSummary } from '@oaklet/api/contract'
import { AlertDialog, Banner, Inline, LinkButton, PageHeader, Skeleton, Stack } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '../../../../shared/format-money'
import { useApi } from '../../../../shared/use-api'
import { usePage } from '../../../../shared/use-page'
import { WhenLoaded } from '../../../../shared/WhenLoaded'
import { statementCrumbs } from '../../billing-crumbs'
import { billingQueries, DRAFTS_LIMIT } from '../../billing-queries'
import { sendBody } from '../../documents/send-form'
import { RunStack } from '../../runs/RunStack'
import { useRun } from '../../runs/use-run'
import { withoutDone } from '../../runs/without-done'
import { REVIEW_TITLE } from '../statement-words'
import { DraftsTable } from './DraftsTable'
import { firstDraft } from './review-drafts'
import { draftsOver, SENDING_WORDS, sendWords } from './sending-run-words'
import { SendingResult } from './SendingResult'
import { ToHandOver } from './ToHandOver'

const NONE: ReadonlySet<string> = new Set()

/** /billing/statements?review=…: the drafts to look through one after another, and to send at once. */
export function ReviewStatements({ practice }: { practice: Practice }) {
  usePage(REVIEW_TITLE)
  const api = useApi()
  const query = useQuery(billingQueries(api, practice.id).draftStatements())
  const { run, start, stop } = useRun<StatementSummary>(SENDING_WORDS)
  const [leftOut, setLeftOut] = useState(NONE)
  const [asked, setAsked] = useState<readonly StatementSummary[] | null>(null)
  const known = query.data?.items
  const drafts = known && withoutDone(known, run, ({ id }) => id)
  const first = drafts ? firstDraft(drafts) : null
  const send = (chosen: readonly StatementSummary[]) =>
    start(chosen, {
      keyOf: ({ id, version }) => `${id} ${version}`,
      act: ({ id, emails, ...draft }, idempotencyKey) =>
        api.statements.send(
          { practiceId: practice.id, statementId: id },
          sendBody({ to: emails[0] ?? '' }, draft),
          { idempotencyKey },
        ),
    })
  // What was refused may have been changed by another person since.
  const sendAgain = (refused: readonly StatementSummary[]) =>
    send(refused.map((draft) => known?.find(({ id }) => id === draft.id) ?? draft))

  return (
    <RunStack
      run={run}
      words={SENDING_WORDS}
      header={
        <PageHeader
          title={REVIEW_TITLE}
          isSummaryLate
          summary={
            drafts === undefined ? (
              <Skeleton shape="line" width="min(16rem, 100%)" height="1lh" />
            ) : (
              `${draftsOver(drafts, (cents) => formatMoney(cents, practice.currency))}. Nothing is sent by itself.`
            )
          }
          breadcrumbs={statementCrumbs(REVIEW_TITLE)}
        />
      }
      stays="What is sent stays sent, also when you stop or leave this page."
      onStop={stop}
    >
      {run && <SendingResult sending={run} onTryAgain={sendAgain} />}
      <WhenLoaded
        query={query}
        fallback={STATEMENTS_MESSAGES.list}
        label="Loading drafts"
        placeholder={<Skeleton shape="row" count={6} />}
      >
        {({ total }) => (
          <Stack gap="xl">
            {total > DRAFTS_LIMIT && (
              <Banner tone="info">
                These are the first {DRAFTS_LIMIT}. Once they are sent, the others show.
              </Banner>
            )}
            {first !== null && (
              <Inline>
                <LinkButton href={first}>Look through them one after another</LinkButton>
              </Inline>
            )}
            <DraftsTable
              drafts={drafts ?? []}
              leftOut={leftOut}
              onLeaveOut={setLeftOut}
              onSend={(chosen) => setAsked(chosen)}
            />
            <ToHandOver drafts={drafts ?? []} />
          </Stack>
        )}
      </WhenLoaded>
      <AlertDialog
        title={`${sendWords(asked?.length ?? 0)} by e-mail?`}
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        confirmLabel="Send them"
        cancelLabel="Not yet"
        onConfirm={() => {
          setAsked(null)
          send(asked ?? [])
        }}
      >
        Each goes with its PDF to the first e-mail that its client permits.
      </AlertDialog>
    </RunStack>
  )
}
