import { superbillFindings, SUPERBILLS_MESSAGES } from '@oaklet/api'
import type { Superbill, SuperbillFinding } from '@oaklet/api/contract'
import {
  AlertDialog,
  Banner,
  Button,
  Inline,
  PAGE_HEADING_ID,
  showToast,
  Stack,
  Text,
} from '@oaklet/design-system'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { failureWords } from '../../../shared/failure-words'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { paths } from '../../../shared/paths'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions } from '../../../shared/use-session'
import { findingWords } from './finding-words'
import { areDiagnosesHidden } from './superbill-diagnoses'
import { SEND_TITLE, VOID_TITLE } from './superbill-words'
import { useSuperbillActions } from './use-superbill-actions'

const SendDocumentDialog = lazyDialog(
  () => SEND_TITLE,
  async () => (await import('../documents/SendDocumentDialog')).SendDocumentDialog,
)

const VoidSuperbillDialog = lazyDialog(
  () => VOID_TITLE,
  async () => (await import('./VoidSuperbillDialog')).VoidSuperbillDialog,
)

/** What may be done with the superbill as it stands, and nothing else. */
export function SuperbillActionsBar({ superbill }: { superbill: Superbill }) {
  const mayChange = usePermissions()('superbills:create')
  const navigate = useNavigate()
  const actions = useSuperbillActions(superbill)
  const [open, setOpen] = useState<'send' | 'void' | 'delete' | null>(null)
  /** What is missing, while it is asked whether to issue it all the same. */
  const [asked, setAsked] = useState<readonly SuperbillFinding[] | null>(null)
  const isRemoved = useRef(false)
  const { status, missing, document } = superbill
  // The button that was pressed goes with what it did.
  useKeptFocus(superbill, PAGE_HEADING_ID)
  const isHidden = areDiagnosesHidden(document.lines)
  const isValid = status === 'issued' || status === 'sent'
  const isIssuable = status === 'draft' && missing.every(({ level }) => level === 'warning')
  const failure = failureOf(actions)

  const issue = (allowIncomplete: boolean) =>
    actions.issue.mutate(
      { version: actions.issuedVersion, allowIncomplete },
      {
        onSuccess: ({ number }) => {
          setAsked(null)
          showToast({ title: `Superbill ${number ?? ''} issued`, tone: 'good' })
        },
        onError: (error) => setAsked(superbillFindings(error)),
      },
    )
  const close = () => {
    setOpen(null)
    if (isRemoved.current) void navigate(paths.superbills())
  }

  return (
    <Stack gap="m">
      <Inline gap="m" wrap>
        {status === 'draft' && mayChange && (
          <Button tone="quiet" onPress={() => setOpen('delete')}>
            Delete draft
          </Button>
        )}
        {isValid && mayChange && (
          <Button tone="quiet" {...VoidSuperbillDialog.onIntent} onPress={() => setOpen('void')}>
            {VOID_TITLE}
          </Button>
        )}
        {status !== 'draft' && !isHidden && (
          <>
            <Button onPress={() => window.print()}>Print</Button>
            <Button isPending={actions.download.isPending} onPress={() => actions.download.mutate()}>
              {actions.download.isPending ? 'Downloading…' : 'Download PDF'}
            </Button>
          </>
        )}
        {isValid && mayChange && (
          <Button
            tone={status === 'issued' ? 'primary' : 'secondary'}
            {...SendDocumentDialog.onIntent}
            onPress={() => setOpen('send')}
          >
            {status === 'issued' ? 'Send' : 'Send again'}
          </Button>
        )}
        {isIssuable && mayChange && (
          <Button
            tone="primary"
            isPending={actions.issue.isPending}
            onPress={() => (missing.length > 0 ? setAsked(missing) : issue(false))}
          >
            {actions.issue.isPending ? 'Issuing…' : 'Issue superbill'}
          </Button>
        )}
      </Inline>
      {status !== 'draft' && isHidden && (
        <Text tone="quiet">The PDF is for those who may see the client’s diagnoses.</Text>
      )}
      {failure !== null && (
        <Banner tone="bad" isAnnounced>
          {failure}
        </Banner>
      )}
      <AlertDialog
        title="Issue it with something missing?"
        isOpen={asked !== null}
        onOpenChange={() => setAsked(null)}
        confirmLabel="Issue anyway"
        cancelLabel="Keep it a draft"
        isPending={actions.issue.isPending}
        onConfirm={() => issue(true)}
      >
        {asked?.map((finding) => (
          <p key={[finding.code, finding.session?.appointmentId].join(' ')}>{findingWords(finding)}</p>
        ))}
        <p>The insurer may refuse it; once it is issued it can’t be changed.</p>
      </AlertDialog>
      {open === 'send' && (
        <SendDocumentDialog
          document={superbill}
          title={SEND_TITLE}
          note="The PDF goes with the mail; it tells the client’s diagnoses."
          fallback={SUPERBILLS_MESSAGES.send}
          send={actions.send}
          onClose={close}
        />
      )}
      {open === 'void' && <VoidSuperbillDialog superbill={superbill} onClose={close} />}
      {open === 'delete' && (
        <DeleteQuestion
          name={`Draft for ${superbill.client.name}`}
          title="Delete this draft?"
          confirmLabel="Delete draft"
          fallback={SUPERBILLS_MESSAGES.remove}
          remove={async () => {
            await actions.remove()
            isRemoved.current = true
          }}
          onClose={close}
        >
          It was never issued, so nothing else changes. Its sessions can be put on another superbill.
        </DeleteQuestion>
      )}
    </Stack>
  )
}

function failureOf({ issue, download }: ReturnType<typeof useSuperbillActions>): string | null {
  if (issue.error && superbillFindings(issue.error) === null) {
    return failureWords(issue.error, SUPERBILLS_MESSAGES.issue)
  }
  return download.error ? failureWords(download.error, SUPERBILLS_MESSAGES.download) : null
}
