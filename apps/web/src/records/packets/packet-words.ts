import { type AskedKind, MEASURE_NAMES, type PacketItem } from '@oaklet/api/contract'

/** What staff call each thing that a client may be asked for, and what it asks. */
export const PACKET_ITEM_WORDS: Readonly<Record<AskedKind, { label: string; description: string }>> = {
  about_you: { label: 'About the client', description: 'Names, date of birth, pronouns and address' },
  reach_you: { label: 'Phone and e-mail', description: 'With what each may be used for' },
  emergency_contact: { label: 'Emergency contact', description: 'Whom to call in an emergency' },
  insurance: { label: 'Insurance', description: 'What the card says, and a photo of it' },
  photo_id: { label: 'Photo ID', description: 'A photo of both sides' },
  custody_papers: {
    label: 'Custody papers',
    description: 'Orders or agreements; only who reads notes sees them',
  },
  other_papers: { label: 'Other papers', description: 'Say in the message which ones' },
  phq9: { label: MEASURE_NAMES.phq9, description: 'Nine questions on depression' },
  gad7: { label: MEASURE_NAMES.gad7, description: 'Seven questions on anxiety' },
  pcl5: { label: MEASURE_NAMES.pcl5, description: 'Twenty questions on trauma' },
}

/** What one thing is called that a packet asks for: a form of the practice and a document by its title. */
export function packetItemLabel({
  kind,
  form,
  document,
}: Pick<PacketItem, 'kind' | 'form' | 'document'>): string {
  if (kind === 'form') return form?.title ?? 'A form'
  return kind === 'document' ? (document?.title ?? 'A document') : PACKET_ITEM_WORDS[kind].label
}
