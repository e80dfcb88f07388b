import type { ReactNode } from 'react'
import { Breadcrumbs, type BreadcrumbsProps } from '../Breadcrumbs/Breadcrumbs'
import { Heading } from '../Heading/Heading'
import {
  actions as actionsStyle,
  pageHeader,
  row,
  subject,
  summary as summaryStyle,
  summaryRoom,
  words,
} from './PageHeader.css'

export interface PageHeaderProps {
  /** Where you are. */
  title: ReactNode
  /** What matters here: the count, the sum, the next thing. */
  summary?: ReactNode
  /** The summary is loading and may take two lines on a phone: space for them is reserved, so that nothing moves. */
  isSummaryLate?: boolean
  /** The primary action comes last. */
  actions?: ReactNode
  /** The way back up, ending with this page; only for a page that stands below another. */
  breadcrumbs?: BreadcrumbsProps['items'] | undefined
  /** Before the title, like an Avatar. */
  leading?: ReactNode
  /** Beside the title, like a StatusBadge. */
  trailing?: ReactNode
}

/** The top of every page: its one h1, which takes focus when the page has changed, and what to do here. */
export function PageHeader({
  title,
  summary,
  actions,
  breadcrumbs,
  leading,
  trailing,
  ...props
}: PageHeaderProps) {
  const summaryClass = props.isSummaryLate === true ? `${summaryStyle} ${summaryRoom}` : summaryStyle
  return (
    <div className={pageHeader}>
      {breadcrumbs !== undefined && <Breadcrumbs items={breadcrumbs} />}
      <div className={row}>
        <div className={subject}>
          {leading}
          <div className={words}>
            <Heading level={1} isPageHeading>
              {title}
            </Heading>
            {summary !== undefined && <div className={summaryClass}>{summary}</div>}
          </div>
          {trailing}
        </div>
        {actions !== undefined && <div className={actionsStyle}>{actions}</div>}
      </div>
    </div>
  )
}
