import { EmptyState, LinkButton, LoadingRegion, PageHeader, Stack } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { LoadFailure } from './LoadFailure'
import { usePage } from './use-page'

interface RecordScreenProps<Item> {
  /** Null where there is no such record for this person; undefined until that is known. */
  record: Item | null | undefined
  error: unknown
  onRetry: () => void
  /** What it is one of, and the list that it stands in. */
  kind: string
  list: { label: string; href: string }
  /** The specification's sentence for when the server gives none. */
  fallback: string
  placeholder: ReactNode
  gone: { title: string; reason: string }
  /** Names the page itself: it knows the record’s name. */
  children: (record: Item) => ReactNode
}

/** One record's page, whatever becomes of loading it. */
export function RecordScreen<Item>(props: RecordScreenProps<Item>) {
  const { record, error, onRetry, kind, list, fallback, placeholder, gone, children } = props
  if (record) return children(record)
  if (record === null) {
    return (
      <NamedPage kind={kind} header={<PageHeader title={`${kind} not found`} />}>
        <EmptyState title={gone.title} action={<LinkButton href={list.href}>{list.label}</LinkButton>}>
          {gone.reason}
        </EmptyState>
      </NamedPage>
    )
  }
  if (error !== null) {
    return (
      <NamedPage kind={kind} header={<PageHeader title={kind} breadcrumbs={[list, { label: kind }]} />}>
        <LoadFailure error={error} fallback={fallback} onRetry={onRetry} />
      </NamedPage>
    )
  }
  return (
    <LoadingRegion label={`Loading the ${kind.toLowerCase()}`} isLoading>
      {placeholder}
    </LoadingRegion>
  )
}

interface NamedPageProps {
  kind: string
  header: ReactNode
  children: ReactNode
}

function NamedPage({ kind, header, children }: NamedPageProps) {
  usePage(kind)
  return (
    <Stack gap="2xl">
      {header}
      {children}
    </Stack>
  )
}
