import { STATEMENTS_MESSAGES } from '@oaklet/api'
import type { Statement } from '@oaklet/api/contract'
import { Banner, Button, Inline, PAGE_HEADING_ID, Stack } from '@oaklet/design-system'
import { type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { failureWords } from '../../../shared/failure-words'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { paths } from '../../../shared/paths'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions } from '../../../shared/use-session'
import { SEND_TITLE, statementName } from './statement-words'
import { useStatementActions } from './use-statement-actions'

const SendDocumentDialog = lazyDialog(
  () => SEND_TITLE,
  async () => (await import('../documents/SendDocumentDialog')).SendDocumentDialog,
)

interface StatementActionsBarProps {
  statement: Statement
  /** Where it goes on once the draft is sent or gone; null while no drafts are looked through. */
  onwards: string | null
  /** Stands before what can be done. */
  children: ReactNode
}

/** What may be done with the statement as it stands, and nothing else. */
export function StatementActionsBar({ statement, onwards, children }: StatementActionsBarProps) {
  const maySend = usePermissions()('invoices:send')
  const navigate = useNavigate()
  const { send, download, discard } = useStatementActions(statement)
  const [open, setOpen] = useState<'send' | 'discard' | null>(null)
  const outcome = useRef<'sent' | 'discarded' | null>(null)
  // The button that was pressed goes with what it did.
  useKeptFocus(statement, PAGE_HEADING_ID)
  const isDraft = statement.status === 'draft'

  const close = () => {
    setOpen(null)
    if (outcome.current === 'discarded') void navigate(onwards ?? paths.statements())
    else if (outcome.current === 'sent' && isDraft && onwards !== null) void navigate(onwards)
  }

  return (
    <Stack gap="m">
      <Inline gap="m" align="center" wrap>
        {children}
        {isDraft && maySend && (
          <Button tone="quiet" onPress={() => setOpen('discard')}>
            Discard draft
          </Button>
        )}
        {!isDraft && (
          <>
            <Button onPress={() => window.print()}>Print</Button>
            <Button isPending={download.isPending} onPress={() => download.mutate()}>
              {download.isPending ? 'Downloading…' : 'Download PDF'}
            </Button>
          </>
        )}
        {maySend && (
          <Button
            tone={isDraft ? 'primary' : 'secondary'}
            {...SendDocumentDialog.onIntent}
            onPress={() => setOpen('send')}
          >
            {isDraft ? 'Send' : 'Send again'}
          </Button>
        )}
      </Inline>
      {download.isError && (
        <Banner tone="bad" isAnnounced>
          {failureWords(download.error, STATEMENTS_MESSAGES.download)}
        </Banner>
      )}
      {open === 'send' && (
        <SendDocumentDialog
          document={statement}
          title={SEND_TITLE}
          note="The PDF goes with the mail; it tells what the client owes, and nothing of their treatment."
          fallback={STATEMENTS_MESSAGES.send}
          send={async (body, options) => {
            await send(body, options)
            outcome.current = 'sent'
          }}
          onClose={close}
        />
      )}
      {open === 'discard' && (
        <DeleteQuestion
          name={statementName(statement)}
          title="Discard this draft?"
          confirmLabel="Discard draft"
          fallback={STATEMENTS_MESSAGES.remove}
          remove={async () => {
            await discard()
            outcome.current = 'discarded'
          }}
          onClose={close}
        >
          It was never sent, so nothing else changes. A new one can be made while the client owes something.
        </DeleteQuestion>
      )}
    </Stack>
  )
}
