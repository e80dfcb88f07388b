import { DOCUMENTS_MESSAGES } from '@oaklet/api'
import type { Signature, SignatureRecord } from '@oaklet/api/contract'
import {
  Banner,
  Button,
  Card,
  DescriptionList,
  Dialog,
  Inline,
  showToast,
  Stack,
  Text,
} from '@oaklet/design-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { documentsQueries } from '../../../records/documents/documents-queries'
import { DocumentText } from '../../../shared/documents/DocumentText'
import { dateInZone, formatMediumDate, formatTime } from '../../../shared/format-date'
import { LoadFailure } from '../../../shared/LoadFailure'
import { saveFile } from '../../../shared/save-file'
import { useApi } from '../../../shared/use-api'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { SIGNATURE_WORDS, signatureDetail, signedAs } from './signature-words'

/** What the dialog is given. */
export interface SignatureDialogProps {
  signature: Signature
  onClose: () => void
}

/** A document as it was on the screen, who signed it, and whether it still is what was signed. */
export function SignatureDialog({ signature, onClose }: SignatureDialogProps) {
  const { practiceId, clientId, id: signatureId, document } = signature
  const api = useApi()
  const query = useQuery(documentsQueries(api, practiceId).signature(clientId, signatureId))
  const downloading = useMutation({
    mutationFn: async () => {
      const file = await api.documents.downloadSignature({ practiceId, clientId, signatureId })
      saveFile({ ...file, fileName: file.fileName ?? `${document.title}.pdf` })
    },
    onSuccess: () => showToast({ title: `${document.title} was saved`, tone: 'good' }),
  })
  return (
    <Dialog
      title={document.title}
      size="l"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Inline gap="m" justify="end">
          <Button isPending={downloading.isPending} onPress={() => downloading.mutate()}>
            Download PDF
          </Button>
          <Button tone="primary" onPress={onClose}>
            Close
          </Button>
        </Inline>
      }
    >
      <Stack gap="xl">
        {downloading.isError && (
          <LoadFailure
            error={downloading.error}
            fallback={DOCUMENTS_MESSAGES.downloadSignature}
            onRetry={() => downloading.mutate()}
          />
        )}
        <WhenLoaded query={query} fallback={DOCUMENTS_MESSAGES.getSignature} label="Loading document">
          {(record) => (
            <>
              <Facts record={record} />
              <Card headingLevel={3} title="The document">
                <DocumentText sections={record.sections} headingLevel={4} />
              </Card>
            </>
          )}
        </WhenLoaded>
      </Stack>
    </Dialog>
  )
}

function Facts({ record }: { record: SignatureRecord }) {
  const { outcome, consent, timeZone, signedAt, statement, isIntact } = record
  const when = (instant: string) =>
    `${formatMediumDate(dateInZone(instant, timeZone))}, ${formatTime(instant, timeZone)} (${timeZone})`
  const as = signedAs(record)
  return (
    <Stack gap="l">
      {isIntact ? (
        <Banner tone="good">This is what was on the screen: the check value agrees.</Banner>
      ) : (
        <Banner tone="bad" title="The check value does not agree">
          What is stored here is not what was signed. Ask whoever looks after your server.
        </Banner>
      )}
      {statement !== '' && <Text>{`“${statement}”`}</Text>}
      <DescriptionList
        items={[
          { term: SIGNATURE_WORDS[outcome].word, description: signatureDetail(record) },
          ...(as === '' ? [] : [{ term: 'As', description: as }]),
          { term: 'On', description: when(signedAt) },
          { term: 'Client', description: record.clientName },
          { term: 'Practice', description: record.practiceName },
          ...(consent === null
            ? []
            : [{ term: 'Agreed to sign on a screen', description: when(consent.at) }]),
          { term: 'Known by', description: `A code mailed to ${record.email}` },
          { term: 'Version', description: String(record.document.number) },
          { term: 'Network address', description: record.address },
          { term: 'Browser', description: record.userAgent || 'Not known' },
          { term: 'Check value (SHA-256)', description: record.hash },
        ]}
      />
    </Stack>
  )
}
