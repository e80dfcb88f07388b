import type { ReactNode } from 'react'
import { description, descriptionList, pair, term } from './DescriptionList.css'

export const DESCRIPTION_LAYOUTS = ['stacked', 'side'] as const

export interface DescriptionListProps {
  /** Each term with what it is, in reading order. */
  items: readonly { term: string; description: ReactNode }[]
  /** `stacked` in columns of details, `side` for a few facts with their values at the end. */
  layout?: (typeof DESCRIPTION_LAYOUTS)[number] | undefined
}

/** What is known about one thing: a term and what it is. */
export function DescriptionList({ items, layout = 'stacked' }: DescriptionListProps) {
  return (
    <dl className={descriptionList({ layout })}>
      {items.map((item, place) => (
        // A form may ask two questions by the same words.
        <div key={place} className={pair({ layout })}>
          <dt className={term({ layout })}>{item.term}</dt>
          <dd className={description({ layout })}>{item.description}</dd>
        </div>
      ))}
    </dl>
  )
}
