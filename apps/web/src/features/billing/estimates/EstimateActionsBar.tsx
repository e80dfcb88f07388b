import { ESTIMATES_MESSAGES } from '@oaklet/api'
import type { Estimate } from '@oaklet/api/contract'
import { Banner, Button, Inline, PAGE_HEADING_ID, Stack, Text } from '@oaklet/design-system'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DeleteQuestion } from '../../../records/practice/DeleteQuestion'
import { failureWords } from '../../../shared/failure-words'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { paths } from '../../../shared/paths'
import { useKeptFocus } from '../../../shared/use-kept-focus'
import { usePermissions } from '../../../shared/use-session'
import { EDIT_TITLE, SEND_TITLE } from './estimate-words'
import { useMakeEstimate } from './making/use-make-estimate'
import { useEstimateActions } from './use-estimate-actions'

const SendDocumentDialog = lazyDialog(
  () => SEND_TITLE,
  async () => (await import('../documents/SendDocumentDialog')).SendDocumentDialog,
)

const EditEstimateDialog = lazyDialog(
  () => EDIT_TITLE,
  async () => (await import('./edit/EditEstimateDialog')).EditEstimateDialog,
)

/** What may be done with the estimate as it stands, and nothing else. */
export function EstimateActionsBar({ estimate }: { estimate: Estimate }) {
  const mayChange = usePermissions()('invoices:send')
  const navigate = useNavigate()
  const { download, send, remove } = useEstimateActions(estimate)
  const making = useMakeEstimate()
  const [open, setOpen] = useState<'send' | 'edit' | 'delete' | null>(null)
  const isRemoved = useRef(false)
  const { status, document, missing, client, clinician, from, to } = estimate
  // The button that was pressed goes with what it did.
  useKeptFocus(estimate, PAGE_HEADING_ID)
  const isDraft = status === 'draft'
  const isHidden = document.diagnoses === null
  const isSendable = isDraft ? !missing.includes('billing_profile') : status === 'sent'
  const failure = making.error
    ? failureWords(making.error, ESTIMATES_MESSAGES.create)
    : download.error && failureWords(download.error, ESTIMATES_MESSAGES.download)
  const makeNew = () =>
    making.mutate({
      ...{ clientId: client.id, clinicianId: clinician.id, from, to },
      ...{ reason: 'scheduled', askedOn: null },
    })
  const close = () => {
    setOpen(null)
    if (isRemoved.current) void navigate(paths.estimates())
  }

  return (
    <Stack gap="m">
      <Inline gap="m" wrap>
        {isDraft && mayChange && (
          <>
            <Button tone="quiet" onPress={() => setOpen('delete')}>
              Delete draft
            </Button>
            <Button {...EditEstimateDialog.onIntent} onPress={() => setOpen('edit')}>
              Edit
            </Button>
          </>
        )}
        {status === 'sent' && mayChange && (
          <Button tone="quiet" isPending={making.isPending} onPress={makeNew}>
            {making.isPending ? 'Making…' : 'Make a new one'}
          </Button>
        )}
        {!isDraft && !isHidden && (
          <>
            <Button onPress={() => window.print()}>Print</Button>
            <Button isPending={download.isPending} onPress={() => download.mutate()}>
              {download.isPending ? 'Downloading…' : 'Download PDF'}
            </Button>
          </>
        )}
        {isSendable && mayChange && (
          <Button
            tone={isDraft ? 'primary' : 'secondary'}
            {...SendDocumentDialog.onIntent}
            onPress={() => setOpen('send')}
          >
            {isDraft ? 'Send' : 'Send again'}
          </Button>
        )}
      </Inline>
      {!isDraft && isHidden && (
        <Text tone="quiet">The PDF is for those who may see the client’s diagnoses.</Text>
      )}
      {failure !== null && (
        <Banner tone="bad" isAnnounced>
          {failure}
        </Banner>
      )}
      {open === 'edit' && <EditEstimateDialog estimate={estimate} onClose={close} />}
      {open === 'send' && (
        <SendDocumentDialog
          document={estimate}
          title={SEND_TITLE}
          note="The PDF goes with the mail; it may tell the client’s diagnoses."
          fallback={ESTIMATES_MESSAGES.send}
          send={send}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DeleteQuestion
          name={`Draft for ${client.name}`}
          title="Delete this draft?"
          confirmLabel="Delete draft"
          fallback={ESTIMATES_MESSAGES.remove}
          remove={async () => {
            await remove()
            isRemoved.current = true
          }}
          onClose={close}
        >
          It was never sent, so nothing else changes.
        </DeleteQuestion>
      )}
    </Stack>
  )
}
