import { DOCUMENTS_MESSAGES } from '@oaklet/api'
import type { Client, Practice, Signature } from '@oaklet/api/contract'
import { Button, Card, Icon, IconTile, ItemList, StatusBadge } from '@oaklet/design-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentsQueries } from '../../../records/documents/documents-queries'
import { formatDateAndTime } from '../../../shared/format-date'
import { lazyDialog } from '../../../shared/lazy-dialog'
import { LoadFailure } from '../../../shared/LoadFailure'
import { useApi } from '../../../shared/use-api'
import { SIGNATURE_WORDS, signatureDetail } from './signature-words'
import type { SignatureDialogProps } from './SignatureDialog'

const SignatureDialog = lazyDialog<SignatureDialogProps>(
  ({ signature }) => signature.document.title,
  async () => (await import('./SignatureDialog')).SignatureDialog,
)

interface SignedDocumentsProps {
  client: Client
  practice: Practice
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

/** What became of the documents that the client was sent; nothing while there is none. */
export function SignedDocuments({ client, practice, today }: SignedDocumentsProps) {
  const query = useQuery(documentsQueries(useApi(), practice.id).signatures(client.id))
  const [shown, setShown] = useState<Signature | null>(null)
  if (query.data === undefined && query.isError) {
    return (
      <Card title="Signed documents">
        <LoadFailure
          error={query.error}
          fallback={DOCUMENTS_MESSAGES.listSignatures}
          onRetry={() => void query.refetch()}
        />
      </Card>
    )
  }
  if (query.data === undefined || query.data.length === 0) return null
  return (
    <Card title="Signed documents">
      <ItemList
        items={query.data.map((signature) => {
          const { id, document, outcome, signedAt } = signature
          const { word, tone } = SIGNATURE_WORDS[outcome]
          const when = formatDateAndTime(signedAt, practice.timeZone, today)
          return {
            id,
            leading: (
              <IconTile>
                <Icon of="edit" />
              </IconTile>
            ),
            title: document.title,
            detail: `${signatureDetail(signature)} · ${when} · version ${document.number}`,
            trailing: (
              <>
                <StatusBadge tone={tone}>{word}</StatusBadge>
                <Button
                  size="small"
                  {...SignatureDialog.onIntent}
                  aria-label={`View ${document.title}, ${word.toLowerCase()} ${when}`}
                  onPress={() => setShown(signature)}
                >
                  View
                </Button>
              </>
            ),
          }
        })}
      />
      {shown !== null && <SignatureDialog signature={shown} onClose={() => setShown(null)} />}
    </Card>
  )
}
