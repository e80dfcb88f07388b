import type { ReactNode } from 'react'
import type { Tone } from '../../theme/tone-names'
import { content, dot, entry, headline, mark, more, time, timeline, title } from './Timeline.css'

export interface TimelineItem {
  id: string
  /** What happened, like "Session completed". */
  title: ReactNode
  /** When, in words; a `time` element where a machine should know it too. */
  time: ReactNode
  /** An Icon to find the line again by; decoration, like the tone. */
  icon?: ReactNode
  tone?: Tone | undefined
  /** What there is to say beyond the title. */
  children?: ReactNode
}

export interface TimelineProps {
  /** Names the list. */
  label: string
  /** In the order in which they are to be read. */
  items: readonly TimelineItem[]
}

/** What happened to one thing, in order, along a rail. */
export function Timeline({ label, items }: TimelineProps) {
  return (
    <ol role="list" aria-label={label} className={timeline}>
      {items.map((item) => (
        <li key={item.id} className={entry}>
          <span className={mark({ tone: item.tone })} aria-hidden="true">
            {item.icon ?? <span className={dot} />}
          </span>
          <div className={content}>
            <div className={headline}>
              <div className={title}>{item.title}</div>
              <div className={time}>{item.time}</div>
            </div>
            {item.children !== undefined && <div className={more}>{item.children}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}
