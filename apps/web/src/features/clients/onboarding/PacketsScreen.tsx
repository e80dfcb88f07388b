import { PACKETS_MESSAGES } from '@oaklet/api'
import { type ListedPacket, PACKET_QUEUES, type Practice } from '@oaklet/api/contract'
import { EmptyState, FilterBar, ItemList, SegmentedControl, StatusBadge } from '@oaklet/design-system'
import { packetItemLabel } from '../../../records/packets/packet-words'
import { dateInZone } from '../../../shared/format-date'
import { ListScreen } from '../../../shared/lists/ListScreen'
import { useListFilters } from '../../../shared/lists/use-list-filters'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import { paths } from '../../../shared/paths'
import { useApi } from '../../../shared/use-api'
import { useNow } from '../../../shared/use-now'
import { lastStep, packetStatusWords } from './packet-status'
import { packetsQueries } from './packets-queries'

const CHOICES = { queue: PACKET_QUEUES } as const
const QUEUES = [
  { id: 'to_review', label: 'To review' },
  { id: 'with_clients', label: 'With clients' },
] as const

/** The forms of all clients of the practice that wait for somebody, those that wait longest first. */
export function PacketsScreen({ practice }: { practice: Practice }) {
  const today = dateInZone(useNow(), practice.timeZone)
  const { asked, pages, chosen, choose } = useListFilters(CHOICES)
  const list = usePagedList(pages, packetsQueries(useApi(), practice.id).ofPractice(asked))
  return (
    <ListScreen
      title="Forms of clients"
      counted={['client', 'clients']}
      breadcrumbs={[{ label: 'Clients', href: paths.allClients() }, { label: 'Forms of clients' }]}
      filters={
        <FilterBar label="Filter forms">
          <SegmentedControl
            label="Show"
            options={QUEUES}
            selectedKey={chosen.queue}
            onSelectionChange={(queue) => choose('queue', queue)}
          />
        </FilterBar>
      }
      list={list}
      failure={PACKETS_MESSAGES.listOfPractice}
      pages="Pages of forms"
      loading="Loading forms"
      outlines={4}
      isFiltered={chosen.queue === 'with_clients'}
      nothingYet={
        <EmptyState title="Nothing to review">
          What clients send in stands here until somebody has looked through it.
        </EmptyState>
      }
      noMatch={
        <EmptyState title="No client has forms to fill in">
          Send some from the tab “Forms” of a client.
        </EmptyState>
      }
      items={(packets) => (
        <ItemList
          label="Forms of clients"
          items={packets.map((packet) => lineOf(packet, practice.timeZone, today))}
        />
      )}
    />
  )
}

function lineOf(packet: ListedPacket, timeZone: string, today: string) {
  const { id, clientId, clientName, items } = packet
  const { word, tone } = packetStatusWords(packet)
  return {
    id,
    title: clientName,
    detail: `${lastStep(packet, timeZone, today)} · ${items.map(packetItemLabel).join(', ')}`,
    trailing: <StatusBadge tone={tone}>{word}</StatusBadge>,
    href: paths.client(clientId, 'onboarding'),
  }
}
