import { PageHeader, type PageHeaderProps, Skeleton, Stack } from '@oaklet/design-system'
import type { ReactNode } from 'react'
import { countOf } from '../count-of'
import { ListSection, type ListSectionProps } from './ListSection'

/** The props of ListScreen. */
export type ListScreenProps<Item> = ListSectionProps<Item> &
  Pick<PageHeaderProps, 'title' | 'summary' | 'isSummaryLate' | 'actions' | 'breadcrumbs'> & {
    /** Counts the rows in place of `summary`, in these words: "client" and "clients". */
    counted?: readonly [one: string, several: string]
    /** Saves the list as a file: the button is the first action, and why that failed stands above the rows. */
    file?: { button: ReactNode; failure: ReactNode }
    /** Stands below the list: dialogs, and what belongs to the list. */
    children?: ReactNode
  }

/** A screen that is a list: header, filters and one page of rows. The screen itself names the page with `usePage`. */
export function ListScreen<Item>({ children, counted, file, ...props }: ListScreenProps<Item>) {
  const actions = file?.button ? (
    <>
      {file.button}
      {props.actions}
    </>
  ) : (
    props.actions
  )
  const filters = (
    <>
      {props.filters}
      {file?.failure}
    </>
  )
  return (
    <Stack gap="xl">
      <PageHeader
        title={props.title}
        summary={counted === undefined ? props.summary : countSummary(props, counted)}
        isSummaryLate={props.isSummaryLate === true}
        actions={actions}
        breadcrumbs={props.breadcrumbs}
      />
      <ListSection {...props} filters={filters} />
      {children}
    </Stack>
  )
}

function countSummary<Item>(
  { list: { query, shown }, isFiltered }: ListSectionProps<Item>,
  [one, several]: readonly [string, string],
): ReactNode {
  if (shown === undefined) {
    return query.isError ? undefined : <Skeleton shape="line" width="6rem" height="1lh" />
  }
  return `${countOf(shown.total, one, several)}${isFiltered ? ' found' : ''}`
}
