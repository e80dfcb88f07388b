import { TIMELINE_MESSAGES } from '@oaklet/api'
import {
  type Client,
  type Permission,
  type Practice,
  TIMELINE_PARTS,
  type TimelineEntry,
  type TimelinePart,
} from '@oaklet/api/contract'
import { Card, EmptyState, FilterBar, Icon, Link, Select, Stack, Text, Timeline } from '@oaklet/design-system'
import { formatMonth, formatShortDate } from '../../../shared/format-date'
import { ListSection } from '../../../shared/lists/ListSection'
import { useAddressChoices } from '../../../shared/lists/use-address-choices'
import { useCursorPages } from '../../../shared/lists/use-cursor-pages'
import { usePagedList } from '../../../shared/lists/use-paged-list'
import { useApi } from '../../../shared/use-api'
import { usePermissions } from '../../../shared/use-session'
import { withParams } from '../../../shared/with-params'
import { timelineQueries } from './timeline-queries'
import { entryWords, PART_WORDS } from './timeline-words'

/** What the tab is given. */
export interface ClientTimelineProps {
  client: Client
  practice: Practice
  /** `YYYY-MM-DD` where the practice is. */
  today: string
}

const PAGE_SIZE = 50
const CHOICES = { part: ['all', ...TIMELINE_PARTS] } as const

/** What a person must be allowed for a part to be offered; who they may see is the server's to say. */
const NEEDED: Partial<Record<TimelinePart, Permission>> = {
  appointments: 'appointments:view',
  measures: 'measures:view',
  forms: 'onboarding:review',
  files: 'files:view',
  billing: 'invoices:view',
}

/** What has happened with a client, the latest first, by months. */
export function ClientTimeline({ client, practice, today }: ClientTimelineProps) {
  const [api, can] = [useApi(), usePermissions()]
  const { chosen, choose } = useAddressChoices(CHOICES, withTab)
  const { part } = chosen
  const pages = useCursorPages(part, PAGE_SIZE)
  const asked = { ...pages.asked, ...(part !== 'all' && { part }) }
  const list = usePagedList(pages, timelineQueries(api, practice.id).ofClient(client.id, asked))
  const parts = TIMELINE_PARTS.filter((one) => NEEDED[one] === undefined || can(NEEDED[one]))
  return (
    <Stack gap="l">
      <ListSection
        list={list}
        filters={
          <FilterBar label="Filter the timeline">
            <Select
              label="Show"
              items={[
                { id: 'all', label: 'Everything' },
                ...parts.map((id) => ({ id, label: PART_WORDS[id] })),
              ]}
              selectedKey={part}
              onSelectionChange={(next) => choose('part', next)}
            />
          </FilterBar>
        }
        failure={TIMELINE_MESSAGES.list}
        pages="Pages of the timeline"
        loading="Loading timeline"
        isFiltered={part !== 'all'}
        nothingYet={<EmptyState title="Nothing yet">What happens with this client shows here.</EmptyState>}
        noMatch={
          <EmptyState title="Nothing of this kind">Choose “Everything” to see all that happened.</EmptyState>
        }
        items={(entries) => (
          <Stack gap="xl">
            {byMonth(entries).map(([month, ofMonth]) => (
              <Card key={month} title={`${formatMonth(month)} ${month.slice(0, 4)}`}>
                <Timeline
                  label={`${formatMonth(month)} ${month.slice(0, 4)}`}
                  items={ofMonth.map((entry) => {
                    const place = {
                      clientId: client.id,
                      timeZone: practice.timeZone,
                      currency: practice.currency,
                    }
                    const { title, detail, icon, tone, href } = entryWords(entry, place)
                    return {
                      id: `${entry.kind} ${entry.id}`,
                      title: <Link href={href}>{title}</Link>,
                      time: <time dateTime={entry.on}>{formatShortDate(entry.on, today)}</time>,
                      icon: <Icon of={icon} />,
                      tone,
                      ...(detail !== '' && { children: <Text tone="quiet">{detail}</Text> }),
                    }
                  })}
                />
              </Card>
            ))}
          </Stack>
        )}
      />
    </Stack>
  )
}

/** The entries of each month, by its first day, in the order in which they came. */
function byMonth(entries: readonly TimelineEntry[]): [month: string, entries: TimelineEntry[]][] {
  const monthOf = ({ on }: TimelineEntry) => `${on.slice(0, 7)}-01`
  const months = [...new Set(entries.map(monthOf))]
  return months.map((month) => [month, entries.filter((entry) => monthOf(entry) === month)])
}

/** The tab is remembered, not in the address. An address with a choice names it, so that it leads here for everybody. */
const withTab = (search: URLSearchParams) => withParams(search, { tab: 'timeline' })
