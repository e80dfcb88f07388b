import { Pager, type PagerProps } from '@oaklet/design-system'

interface ListPagerProps {
  /** Names the group, like "Pages of invoices". */
  label: string
  /** What the list shows; nothing before its first answer. */
  shown: { pager: Omit<PagerProps, 'label'> } | undefined
}

const nowhere = () => undefined
const UNKNOWN = { range: '–', hasPrevious: false, hasNext: false, onPrevious: nowhere, onNext: nowhere }

/** Stands above a list, where no late answer moves it, whatever the number of rows; its room is kept from the start. */
export function ListPager({ label, shown }: ListPagerProps) {
  if (shown) return <Pager label={label} {...shown.pager} />
  return (
    <div style={{ visibility: 'hidden' }}>
      <Pager label={label} {...UNKNOWN} />
    </div>
  )
}
