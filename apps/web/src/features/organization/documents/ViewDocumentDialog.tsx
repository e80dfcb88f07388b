import { DOCUMENTS_MESSAGES } from '@oaklet/api'
import type { ListedDocument } from '@oaklet/api/contract'
import { Button, Dialog, Heading, Inline, Select, Stack, Text } from '@oaklet/design-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { documentsQueries } from '../../../records/documents/documents-queries'
import { DocumentText } from '../../../shared/documents/DocumentText'
import { formatMediumDate } from '../../../shared/format-date'
import { useApi } from '../../../shared/use-api'
import { WhenLoaded } from '../../../shared/WhenLoaded'
import { ASKS_WORDS } from './document-words'

/** What the dialog is given. */
export interface ViewDocumentDialogProps {
  document: ListedDocument
  onClose: () => void
}

/** A document as clients read it, in any of its versions. */
export function ViewDocumentDialog({ document, onClose }: ViewDocumentDialogProps) {
  const { id, practiceId, title } = document
  const [number, setNumber] = useState(document.number)
  const query = useQuery({
    ...documentsQueries(useApi(), practiceId).one(id, { number }),
    placeholderData: keepPreviousData,
  })
  return (
    <Dialog
      title={title}
      size="l"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <Inline justify="end">
          <Button tone="primary" onPress={onClose}>
            Close
          </Button>
        </Inline>
      }
    >
      <WhenLoaded query={query} fallback={DOCUMENTS_MESSAGES.get} label="Loading document">
        {({ content, versions }) => (
          <Stack gap="xl">
            <Select
              label="Version"
              items={versions.map((one) => ({
                id: String(one.number),
                label: `Version ${one.number}, ${formatMediumDate(one.publishedAt.slice(0, 10))} by ${one.publishedByName}`,
              }))}
              selectedKey={String(number)}
              onSelectionChange={(chosen) => setNumber(Number(chosen))}
            />
            <Stack gap="s">
              <Heading level={3} look="section">
                {content.title}
              </Heading>
              <Text tone="quiet">
                {`The client ${ASKS_WORDS[content.asks].label.toLowerCase()}${content.mayDecline ? ', and may decline' : ''}.`}
              </Text>
            </Stack>
            <DocumentText sections={content.sections} headingLevel={4} />
          </Stack>
        )}
      </WhenLoaded>
    </Dialog>
  )
}
