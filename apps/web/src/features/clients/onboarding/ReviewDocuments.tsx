import type { Packet } from '@oaklet/api/contract'
import { ItemList, StatusBadge } from '@oaklet/design-system'
import { packetItemLabel } from '../../../records/packets/packet-words'
import { SIGNATURE_WORDS, signatureDetail } from '../signatures/signature-words'

/** What became of the documents that were sent along; nothing where there are none. */
export function ReviewDocuments({ packet }: { packet: Packet }) {
  const documents = packet.items.filter(({ kind, waiver }) => kind === 'document' && waiver === null)
  if (documents.length === 0) return null
  return (
    <ItemList
      label="Documents"
      items={documents.map((item) => ({
        id: item.id,
        title: packetItemLabel(item),
        ...(item.signature !== null && {
          detail: signatureDetail(item.signature),
          trailing: (
            <StatusBadge tone={SIGNATURE_WORDS[item.signature.outcome].tone}>
              {SIGNATURE_WORDS[item.signature.outcome].word}
            </StatusBadge>
          ),
        }),
      }))}
    />
  )
}
