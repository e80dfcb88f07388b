import type { Payer } from '@oaklet/api/contract'
import { StatusBadge, type TableColumn, Text } from '@oaklet/design-system'
import { CLAIM_DELIVERY_WORDS, PAYER_KIND_WORDS } from '../../../records/payers/payer-words'
import { daysWords } from './days-words'

/** What the list says about a payer. */
export const PAYER_COLUMNS: readonly TableColumn<Payer>[] = [
  { id: 'name', header: 'Name', width: '24%', isRowHeader: true, cell: ({ name }) => name },
  { id: 'payerId', header: 'Payer id', width: '18%', cell: (payer) => <PayerId payer={payer} /> },
  { id: 'kind', header: 'Kind', width: '22%', cell: ({ kind }) => PAYER_KIND_WORDS[kind] },
  { id: 'claims', header: 'Claims', width: '10%', cell: ({ delivery }) => CLAIM_DELIVERY_WORDS[delivery] },
  { id: 'filing', header: 'Timely filing', width: '13%', cell: ({ filingDays }) => daysWords(filingDays) },
]

/** The payer id; claims as a file can’t go without one. */
function PayerId({ payer: { payerId, delivery } }: { payer: Payer }) {
  if (payerId !== '') return <Text isTabular>{payerId}</Text>
  return delivery === 'file' ? <StatusBadge tone="wait">Missing for files</StatusBadge> : '–'
}
