import { LoadingRegion, Pager, type PagerProps, Skeleton, Stack } from '@oaklet/design-system'
import { Fragment, type ReactNode } from 'react'
import { LoadFailure } from '../LoadFailure'
import type { PagedList } from './use-paged-list'

/** The rows of one page, as the props of a Table. */
export interface TableRows<Item> {
  rows: readonly Item[]
  page: string | undefined
  isLoading: boolean
  emptyState: ReactNode
}

/** Rows in a Table, which is cards on a phone and says itself that it is loading. */
interface WithTable<Item> {
  table: (rows: TableRows<Item>) => ReactNode
}

/** Rows in anything else. They have a pager only where one page does not hold all of them. */
interface WithItems<Item> {
  /** Called with at least one item. */
  items: (items: readonly Item[]) => ReactNode
  /** Said when loading takes a while, like "Loading notifications". */
  loading: string
  /** The number of outlined rows before the first answer; 6 unless given. */
  outlines?: number
  /** Puts the pager and the rows into something, like a card; they stand by themselves unless given. */
  frame?: (content: ReactNode) => ReactNode
}

/** The props of ListSection. */
export type ListSectionProps<Item> = {
  list: PagedList<Item>
  /** A ListFilters or FilterBar; it stays there when the list can't be loaded. */
  filters?: ReactNode
  /** The specification's sentence for when the list can't be loaded and the server gives no reason. */
  failure: string
  /** Names the pager, like "Pages of invoices". */
  pages: string
  /** True while filters narrow the list. */
  isFiltered?: boolean
  /** Stands in place of the rows while there are none at all. */
  nothingYet: ReactNode
  /** Stands in place of the rows when no row matches the filters. */
  noMatch?: ReactNode
} & (WithTable<Item> | WithItems<Item>)

/**
 * Filters, and below them one page of a list or the reason why it can't be loaded. Rows that are there stay while they
 * can't be loaded anew. The parent puts space between them.
 */
export function ListSection<Item>(props: ListSectionProps<Item>) {
  const { list, filters, failure } = props
  const { query } = list
  return (
    <>
      {filters}
      {query.isError && (
        <LoadFailure error={query.error} fallback={failure} onRetry={() => void query.refetch()} />
      )}
      {query.isError && query.data === undefined ? null : 'table' in props ? (
        <TablePage {...props} />
      ) : (
        <ItemsPage {...props} />
      )}
    </>
  )
}

const NONE: readonly never[] = []

const emptyState = (props: { isFiltered?: boolean; nothingYet: ReactNode; noMatch?: ReactNode }) =>
  props.isFiltered ? props.noMatch : props.nothingYet

function TablePage<Item>(props: ListSectionProps<Item> & WithTable<Item>) {
  const { shown } = props.list
  return (
    <Stack gap="m">
      <KeptPager label={props.pages} pager={shown?.pager} />
      {props.table({
        rows: shown?.items ?? NONE,
        page: shown?.page,
        isLoading: shown === undefined,
        emptyState: emptyState(props),
      })}
    </Stack>
  )
}

function ItemsPage<Item>(props: ListSectionProps<Item> & WithItems<Item>) {
  const { shown } = props.list
  const { frame = inStack } = props
  return (
    <LoadingRegion label={props.loading} isLoading={shown === undefined}>
      {shown === undefined ? (
        <Skeleton shape="row" count={props.outlines ?? 6} />
      ) : (
        frame(
          <>
            {(shown.pager.hasPrevious || shown.pager.hasNext) && (
              <Pager label={props.pages} {...shown.pager} />
            )}
            <Fragment key={shown.page}>
              {shown.items.length > 0 ? props.items(shown.items) : emptyState(props)}
            </Fragment>
          </>,
        )
      )}
    </LoadingRegion>
  )
}

const inStack = (content: ReactNode) => <Stack gap="l">{content}</Stack>

const nowhere = () => undefined
const UNKNOWN = { range: '–', hasPrevious: false, hasNext: false, onPrevious: nowhere, onNext: nowhere }

/** A pager above a table, where no late answer moves it. Before the first answer it is hidden and keeps its room. */
function KeptPager({ label, pager }: { label: string; pager: Omit<PagerProps, 'label'> | undefined }) {
  if (pager) return <Pager label={label} {...pager} />
  return (
    <div style={{ visibility: 'hidden' }}>
      <Pager label={label} {...UNKNOWN} />
    </div>
  )
}
